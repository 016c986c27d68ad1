// The mutants of a function, each as its change.
import { mutantsOf } from "../questions/mutate/mutants.js";
import { placeText } from "./place-text.js";
import type { SubjectIn } from "./work.js";

/** Those of the reference's own file, as `suite` has them. */
export function mutantsText({ subject, loaded, file, sources }: SubjectIn): string {
  const { program, name } = subject.side;
  const own = mutantsOf(program, name).filter(({ at }) => at.file === file);
  const lines = own.map(({ id, operator, at, before, now }) => {
    const [was, is] = [before, now].map((e) => loaded.showExpr(e).replaceAll(/\s+/g, " "));
    return `mutant ${id}: ${operator}, at ${placeText(at, sources)}\n  ${was}\n  ${is}`;
  });
  return lines.length === 0 ? "no mutants" : lines.join("\n");
}
