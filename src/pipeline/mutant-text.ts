// The mutants of a function, each as its change.
import { mutantsOf } from "../questions/mutate/mutants.js";
import { placeText } from "./place-text.js";
import type { SubjectIn } from "./work.js";

/** Those of the reference's own file, as `suite` has them. */
export function mutantsText({ subject, loaded, file, sources }: SubjectIn): string {
  const { program, name } = subject.side;
  const own = mutantsOf(program, loaded.facts, name).filter(({ edit }) => edit.at.file === file);
  const lines = own.map(({ id, operator, edit: { at, text } }) => {
    const source = sources.find((each) => each.name === at.file)?.text ?? "";
    const [was, is] = [source.slice(at.start, at.end), text].map((each) => each.replaceAll(/\s+/g, " "));
    return `mutant ${id}: ${operator}, at ${placeText(at, sources)}\n  ${was}\n  ${is}`;
  });
  return lines.length === 0 ? "no mutants" : lines.join("\n");
}
