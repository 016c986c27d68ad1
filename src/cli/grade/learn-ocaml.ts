// An exercise of Learn-OCaml: prelude.ml is given to students, prepare.ml as well but hidden, and solution.ml is the
// reference. Its own grader, test.ml, names the functions that are asked for; where it names none, template.ml, what
// students start from, has them. meta.json or title.txt has its title; descr.md and descr.html are not used.
import type { Source } from "../../core/span.js";
import type { Checked } from "../../report/diagnostic.js";
import { decodeBytes } from "../../report/display.js";
import type { Reading } from "../read-source.js";
import { functionsWritten, namesWritten, withoutComments } from "./written-names.js";

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
  const readings: (Reading | undefined)[] = [];
  for (const name of ["prelude.ml", "prepare.ml", "template.ml", "test.ml"]) readings.push(await readPart(name));
  const [first, ...rest] = readings.flatMap((reading) => (reading?.ok === false ? [reading.error] : []));
  if (first !== undefined) return { ok: false, errors: [first, ...rest] };
  const [prelude, prepare, template, test] = readings.map((reading) => (reading?.ok ? reading.source : undefined));
  const meta = await readPart("meta.json");
  const named = meta?.ok ? titleIn(meta.source) : undefined;
  const title = named ?? firstLine(await readPart("title.txt"));
  const tested = test === undefined ? [] : namesTested(test.text);
  const functions = tested.filter((name) => namesWritten(solution.text).includes(name));
  const value = { title, prelude: joined(prelude, prepare) };
  return { ok: true, value: { ...value, functions: functions.length > 0 ? functions : asked(template, solution) } };
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

/** Where a title stood before it was in meta.json. */
function firstLine(reading: Reading | undefined): string | undefined {
  const [line = ""] = reading?.ok ? decodeBytes(reading.source.text).trim().split("\n") : [];
  return line === "" ? undefined : line;
}

/**
 * The names that a grader looks up, each once, in order: behind the type that they are looked up at, as in
 * `test_function_1_against_solution [%ty: int -> int] "double"`, `test_variable`, `lookup_student` and the like.
 */
export function namesTested(text: string): readonly string[] {
  const pattern = /\[%(?:fun)?ty\s*:[^"=;]*?\]\s*\)*\s*"([a-z_][\w']*)"/g;
  return [...new Set([...withoutComments(text).matchAll(pattern)].map(([, name = ""]) => name))];
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
