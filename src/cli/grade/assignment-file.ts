// What a class was asked to do, from whatever a teacher has: a file assignment.yaml (or .json), a folder with one,
// a reference program alone, or an exercise of Learn-OCaml.
import { basename, dirname, extname, isAbsolute, join, resolve } from "node:path";
import {
  type Assignment,
  type AssignmentSuite,
  NO_TEST_SETTINGS,
  type Task,
  type TaskSettings,
  USUAL_SUITE,
} from "../../classroom/assignment.js";
import type { Source } from "../../core/span.js";
import { toBytes } from "../../jobs/source-text.js";
import {
  ANY_PROGRAM,
  fileOf,
  type LanguageTable,
  languageOfFile,
  suiteForms,
  type WantedProgram,
} from "../../language/row.js";
import type { Checked, Diagnostic } from "../../report/diagnostic.js";
import { type FunctionPlace, type Precondition, USUAL_BEHAVIOUR } from "../../subject/exercise.js";
import type { ReadSource } from "../command.js";
import { NO_SUCH_FILE, type Reading } from "../read-source.js";
import {
  type FileAt,
  readFields,
  type WrittenAssignment,
  type WrittenPlace,
  type WrittenSettings,
} from "./assignment-fields.js";
import { readLearnOcamlExercise, SOLUTION } from "./learn-ocaml.js";
import { withoutExtension } from "./student-name.js";
import { readYaml } from "./yaml-tree.js";

/** What assignments are read from. */
export type AssignmentSources = { readonly readSource: ReadSource; readonly languages: LanguageTable };

/** With the texts that the errors point into. */
export type AssignmentReading = Checked<Assignment> & { readonly sources: readonly Source[] };

export const ASSIGNMENT_FILES = ["assignment.yaml", "assignment.yml", "assignment.json"];
const USUAL: TaskSettings = { observe: undefined, given: [], ...USUAL_BEHAVIOUR };
/** Where nobody says what exceptions are, tests of a program expect those that it raises. */
const ALONE: AssignmentSuite = { ...USUAL_SUITE, exceptions: "same" };

export async function readAssignment(path: string, world: AssignmentSources): Promise<AssignmentReading> {
  const { readSource, languages } = world;
  switch (extname(path).toLowerCase()) {
    case ".yaml":
    case ".yml":
    case ".json":
      return readIfThere(await readSource(path), (source) => readFile(source, world));
    default:
      return languageOfFile(languages, path) === undefined
        ? readFolder(path, world)
        : readIfThere(await readSource(path), async (source) => found(alone(source)));
  }
}

async function readIfThere(
  reading: Reading,
  read: (source: Source) => Promise<AssignmentReading>,
): Promise<AssignmentReading> {
  return reading.ok ? read(reading.source) : failed([], reading.error);
}

function found(value: Assignment): AssignmentReading {
  return { ok: true, value, sources: [] };
}

function failed(sources: readonly Source[], ...errors: readonly [Diagnostic, ...Diagnostic[]]): AssignmentReading {
  return { ok: false, errors, sources };
}

/** A reference alone: everything as usual. */
export function alone(reference: Source): Assignment {
  return {
    name: withoutExtension(basename(reference.name)),
    references: [reference],
    prelude: undefined,
    functions: [],
    usual: USUAL,
    credit: "whole",
    budget: undefined,
    partial: true,
    tests: [],
    suite: ALONE,
    reveal: "full",
    locale: undefined,
    file: undefined,
    notices: [],
  };
}

async function readFolder(folder: string, world: AssignmentSources): Promise<AssignmentReading> {
  const { readSource, languages } = world;
  const itself = await readSource(folder);
  if (itself.ok)
    return failed([], noAssignment(folder, "it is neither a .yaml or .json file nor a program nor a folder"));
  if (isMissing(itself)) return failed([], itself.error);
  for (const name of ASSIGNMENT_FILES) {
    const reading = await readSource(join(folder, name));
    if (!isMissing(reading)) return readIfThere(reading, (source) => readFile(source, world));
  }
  const solution = await readSource(join(folder, SOLUTION));
  if (!isMissing(solution)) return readIfThere(solution, (source) => readLearnOcaml(folder, source, readSource));
  for (const row of languages.rows) {
    const other = await readSource(join(folder, fileOf("solution", row)));
    if (isMissing(other)) continue;
    return readIfThere(other, async (source) => found({ ...alone(source), name: nameFor(source.name, source) }));
  }
  const program = await readSource(folder, ANY_PROGRAM);
  if (program.ok) return found({ ...alone(program.source), name: nameOfFolder(folder) });
  return failed([], program.error.code === "E409" ? program.error : noAssignment(folder, NO_ASSIGNMENT));
}

const NO_ASSIGNMENT = "the folder has no assignment.yaml";

function nameOfFolder(folder: string): string {
  return basename(resolve(folder));
}

function isMissing(reading: Reading): boolean {
  return !reading.ok && reading.error.label === NO_SUCH_FILE;
}

function noAssignment(file: string, label: string): Diagnostic {
  const hint = "name an assignment.yaml, a reference program, or a folder with either assignment.yaml or solution.ml.";
  return { code: "E404", title: "No assignment", at: { file, start: 0, end: 0 }, label, also: [], hint };
}

async function readLearnOcaml(folder: string, solution: Source, readSource: ReadSource): Promise<AssignmentReading> {
  const exercise = await readLearnOcamlExercise(solution, async (name) => {
    const reading = await readSource(join(folder, name));
    return isMissing(reading) ? undefined : reading;
  });
  if (!exercise.ok) return failed([], ...exercise.errors);
  const { title, prelude, functions } = exercise.value;
  const tasks = functions.map((name) => ({
    ...USUAL,
    name,
    points: 1,
    credit: "whole" as const,
    suite: NO_TEST_SETTINGS,
  }));
  const name = title ?? nameFor(join(folder, SOLUTION), solution);
  return found({ ...alone(solution), name, prelude, functions: tasks });
}

async function readFile(source: Source, { readSource, languages }: AssignmentSources): Promise<AssignmentReading> {
  const tree = readYaml(source);
  if (!tree.ok) return failed([source], ...tree.errors);
  const written = readFields(source, tree.value, suiteForms(languages));
  if (!written.ok) return failed([source], ...written.errors);
  return { ...(await withFiles(source, written.value, readSource)), sources: [source] };
}

/** Reads every file that the assignment names, and tells of every one that cannot be read, there where it is named. */
async function withFiles(
  source: Source,
  written: WrittenAssignment,
  readSource: ReadSource,
): Promise<Checked<Assignment>> {
  const errors: Diagnostic[] = [];
  const read = async ({ path, at }: FileAt, wanted?: WantedProgram): Promise<Source> => {
    const reading = await readSource(isAbsolute(path) ? path : join(dirname(source.name), path), wanted);
    if (reading.ok) return reading.source;
    const { error } = reading;
    errors.push({ ...error, at, label: `${toBytes(error.at.file)}: ${error.label}` });
    return { name: path, text: "" };
  };
  const place = async (at: WrittenPlace | undefined): Promise<FunctionPlace | undefined> =>
    at && { source: at.file && (await read(at.file)), function: at.function };
  const precondition = async ({ file, function: name }: WrittenPlace): Promise<Precondition> => ({
    source: file && (await read(file)),
    function: name,
    of: undefined,
  });
  const settings = async (said: WrittenSettings, usual: TaskSettings): Promise<TaskSettings> => ({
    observe: (await place(said.observe)) ?? usual.observe,
    given: said.given === undefined ? usual.given : await inOrder(said.given, precondition),
    exceptions: said.exceptions ?? usual.exceptions,
    effects: said.effects ?? usual.effects,
    printed: said.printed ?? usual.printed,
  });
  const usual = await settings(written.usual, USUAL);
  const wanted = { ...ANY_PROGRAM, names: written.functions.map(({ name }) => name) };
  const [reference, ...others] = await inOrder(written.references, (file) => read(file, wanted));
  if (reference === undefined) throw new Error("an assignment without a reference was let through");
  const assignment: Assignment = {
    name: written.name ?? nameFor(source.name, reference),
    references: [reference, ...others],
    prelude: written.prelude && (await read(written.prelude)),
    functions: await inOrder(
      written.functions,
      async (task): Promise<Task> => ({
        ...(await settings(task, usual)),
        name: task.name,
        points: task.points,
        credit: task.credit ?? written.credit ?? "whole",
        suite: task.suite,
      }),
    ),
    usual,
    credit: written.credit ?? "whole",
    budget: written.budget,
    partial: written.partial ?? true,
    tests: written.tests,
    suite: written.suite,
    reveal: written.reveal ?? "full",
    locale: written.locale,
    file: written.file,
    notices: [],
  };
  const [first, ...rest] = errors;
  return first === undefined ? { ok: true, value: assignment } : { ok: false, errors: [first, ...rest] };
}

async function inOrder<A, B>(items: readonly A[], each: (item: A) => Promise<B>): Promise<B[]> {
  const results: B[] = [];
  for (const item of items) results.push(await each(item));
  return results;
}

/** A file of its own name names the assignment; one called assignment.yaml, or solution.ml, is named by its folder. */
function nameFor(path: string, reference: Source): string {
  const own = basename(path, extname(path));
  if (own !== "assignment" && own !== "solution") return own;
  const folder = basename(dirname(path));
  return folder === "" || folder === "." || folder === ".." ? withoutExtension(basename(reference.name)) : folder;
}
