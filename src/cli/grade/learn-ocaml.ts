// An exercise of Learn-OCaml: prelude.ml is given to students, prepare.ml as well but hidden, solution.ml is the
// reference, and template.ml, what students start from, says which of its functions they are to write.
// meta.json has its title. Its test.ml is a program for Learn-OCaml's own library and is not used, nor is descr.md.
import type { Source } from "../../core/span.js";
import type { Checked } from "../../report/diagnostic.js";
import { decodeBytes } from "../../report/display.js";
import type { Reading } from "../read-source.js";
import { functionsWritten, namesWritten } from "./written-names.js";

export const SOLUTION = "solution.ml";

/** No functions: every function of the solution. */
export type LearnOcamlExercise = {
  readonly title: string | undefined;
  readonly prelude: Source | undefined;
  readonly functions: readonly string[];
};

/** `readPart` gives undefined for a file that is not there. */
export async function readLearnOcamlExercise(
  solution: Source,
  readPart: (name: string) => Promise<Reading | undefined>,
): Promise<Checked<LearnOcamlExercise>> {
  const readings = [await readPart("prelude.ml"), await readPart("prepare.ml"), await readPart("template.ml")];
  const [first, ...rest] = readings.flatMap((reading) => (reading?.ok === false ? [reading.error] : []));
  if (first !== undefined) return { ok: false, errors: [first, ...rest] };
  const [prelude, prepare, template] = readings.map((reading) => (reading?.ok ? reading.source : undefined));
  const meta = await readPart("meta.json");
  const title = meta?.ok ? titleIn(meta.source) : undefined;
  return { ok: true, value: { title, prelude: joined(prelude, prepare), functions: asked(template, solution) } };
}

/** Whatever else is in it, or wrong with it, is Learn-OCaml's. */
function titleIn({ text }: Source): string | undefined {
  try {
    const { title } = JSON.parse(decodeBytes(text)) as { readonly title?: unknown };
    return typeof title === "string" && title.trim() !== "" ? title.trim() : undefined;
  } catch {
    return undefined;
  }
}

function joined(prelude: Source | undefined, prepare: Source | undefined): Source | undefined {
  if (prelude === undefined || prepare === undefined) return prelude ?? prepare;
  return { name: `${prelude.name} and prepare.ml`, text: `${prelude.text}\n${prepare.text}` };
}

function asked(template: Source | undefined, solution: Source): readonly string[] {
  if (template === undefined) return [];
  const given = new Set(namesWritten(template.text));
  return functionsWritten(solution.text).filter((name) => given.has(name));
}
