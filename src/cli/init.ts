// elenchus init REFERENCE: writes an assignment.yaml for `elenchus grade`, with the functions of the reference and
// everything else as comments to choose from; or all that a course system needs to grade at each upload.
import { writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { absurd } from "../basis/absurd.js";
import { isJoined } from "../core/parts.js";
import type { Source } from "../core/span.js";
import type { Session } from "../jobs/job.js";
import type { TypedFunction, TypedProgram } from "../jobs/types.js";
import { ANY_PROGRAM, type LanguageRow, languageOf } from "../language/row.js";
import { renderDiagnostics } from "../report/render.js";
import { oneFile, oneLanguage, readArguments } from "./arguments.js";
import { type ExitCode, type Io, Misuse } from "./command.js";
import { assignmentAt, existingAssignment } from "./existing-assignment.js";
import { assignmentText } from "./grade/assignment-text.js";
import { INIT_HELP } from "./help.js";
import { bytesOf, stopMessage } from "./words.js";
import type { Graded } from "./write-autograder.js";

const OPTIONS = {
  output: { type: "string" },
  gradescope: { type: "boolean", default: false },
  github: { type: "boolean", default: false },
  force: { type: "boolean", default: false },
  help: { type: "boolean", short: "h" },
} as const;

/** As an output: print it. */
const STANDARD_OUTPUT = "-";

export async function initCommand(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.help) {
    io.out(INIT_HELP);
    return 0;
  }
  const path = oneFile(io.languages, positionals);
  if (values.gradescope && values.github) throw new Misuse("--gradescope or --github, one at a time");
  const system = values.gradescope ? "gradescope" : values.github ? "github" : undefined;
  const existing = system === undefined ? undefined : assignmentAt(path, io);
  if (system !== undefined && existing !== undefined) return withExisting(system, existing, values, io);
  const session = io.session(oneLanguage(io.languages, [path])); // before reading: it gets ready meanwhile
  const reading = await io.readSource(path, ANY_PROGRAM);
  if (!reading.ok) {
    io.error(renderDiagnostics(io.words, [reading.error], [], io.style));
    return 2;
  }
  const { force, output = join(dirname(path), "assignment.yaml") } = values;
  if (system === undefined) return write(session, reading.source, path, output, force, io);
  if (isJoined(reading.source))
    throw new Misuse(`"${path}" has several files: write its assignment with elenchus init, and name one file here`);
  const name = basename(path);
  const about = await assignmentOf(session, reading.source, name, io);
  if (typeof about === "number") return about;
  const files = [
    { name: "assignment.yaml", content: about },
    { name, content: bytesOf(reading.source.text), from: path },
  ];
  const graded = { assignment: "assignment.yaml", submission: name, files, beside: dirname(path) };
  return autograder(system, values, graded, io);
}

type System = "gradescope" | "github";
type Wishes = { readonly output?: string | undefined; readonly force: boolean };

/** An assignment that is there already goes into the autograder as it is, with all that it names. */
async function withExisting(system: System, path: string, wishes: Wishes, io: Io): Promise<ExitCode> {
  const found = await existingAssignment(path, io);
  if (typeof found === "number") return found;
  const { path: assignment, ...rest } = found;
  return autograder(system, wishes, { assignment, ...rest, beside: dirname(path) }, io);
}

async function autograder(system: System, { output, force }: Wishes, graded: Graded, io: Io): Promise<ExitCode> {
  const folder = output ?? (system === "gradescope" ? "autograder" : ".");
  const { writeAutograder } = await import("./write-autograder.js"); // nobody else waits for it
  return writeAutograder(system, folder, graded, force, io);
}

/** The text of an assignment that names the reference so; or how it ended without one. */
async function assignmentOf(session: Session, reference: Source, name: string, io: Io): Promise<string | ExitCode> {
  const found = await functionsIn(session, reference, io);
  return typeof found === "number" ? found : assignmentText(name, found, languageOf(io.languages, reference));
}

async function write(
  session: Session,
  reference: Source,
  path: string,
  output: string,
  force: boolean,
  io: Io,
): Promise<ExitCode> {
  const found = await functionsIn(session, reference, io);
  return typeof found === "number"
    ? found
    : writeText(path, languageOf(io.languages, reference), found, output, force, io);
}

/** What there is to grade; or how it ended without anything. */
async function functionsIn(
  session: Session,
  reference: Source,
  io: Io,
): Promise<readonly TypedFunction[] | Exclude<ExitCode, 0>> {
  const ending = await session.ask({ kind: "types", request: { source: reference } }, () => undefined);
  switch (ending.kind) {
    case "done": {
      const functions = functionsToGrade(languageOf(io.languages, reference), ending.answer);
      if (functions.length > 0) return functions;
      io.error(`${reference.name}: there is no function to grade.\n`);
      return 1;
    }
    case "rejected":
      io.error(renderDiagnostics(io.words, ending.errors, [reference], io.style));
      return 1;
    case "unfinished":
      io.error(stopMessage(io.words, reference.name, ending.reason));
      return 3;
    default:
      return absurd(ending);
  }
}

/** Where modules belong to names, those of the program itself: what is in a module is there for others. */
export function functionsToGrade({ inObjects }: LanguageRow, { functions }: TypedProgram): readonly TypedFunction[] {
  return functions.filter(({ inModule }) => inObjects || !inModule);
}

async function writeText(
  path: string,
  language: LanguageRow,
  functions: readonly TypedFunction[],
  output: string,
  force: boolean,
  io: Io,
): Promise<ExitCode> {
  const folder = output === STANDARD_OUTPUT ? "." : dirname(output);
  const text = assignmentText(relative(folder, path), functions, language);
  if (output === STANDARD_OUTPUT) {
    io.out(text);
    return 0;
  }
  await save(output, text, force);
  const points = functions.length === 1 ? "1 function, one point" : `${functions.length} functions, one point each`;
  io.out(`Wrote ${output}: ${points}. Next: elenchus grade ${output} SUBMISSIONS\n`);
  return 0;
}

async function save(output: string, text: string, force: boolean): Promise<void> {
  try {
    await writeFile(output, text, { flag: force ? "w" : "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    if (error.code === "EEXIST") throw new Misuse(`"${output}" already exists; --force replaces it`);
    throw new Misuse(`cannot write "${output}": the system says ${String(error.code)}`);
  }
}
