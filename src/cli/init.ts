// elenchus init REFERENCE: writes an assignment.yaml for `elenchus grade`, with the functions of the reference and
// everything else as comments to choose from.
import { writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { absurd } from "../basis/absurd.js";
import type { Source } from "../core/span.js";
import type { Session } from "../jobs/job.js";
import type { TypedFunction, TypedProgram } from "../jobs/types.js";
import { type LanguageRow, languageOf } from "../language/row.js";
import { renderDiagnostics } from "../report/render.js";
import { oneFile, oneLanguage, readArguments } from "./arguments.js";
import { type ExitCode, type Io, Misuse } from "./command.js";
import { assignmentText } from "./grade/assignment-text.js";
import { INIT_HELP } from "./help.js";
import { stopMessage } from "./words.js";

const OPTIONS = {
  output: { type: "string" },
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
  const session = io.session(oneLanguage(io.languages, [path])); // before reading: it gets ready meanwhile
  const reading = await io.readSource(path);
  if (!reading.ok) {
    io.error(renderDiagnostics(io.words, [reading.error], [], io.style));
    return 2;
  }
  return write(session, reading.source, values.output ?? join(dirname(path), "assignment.yaml"), values.force, io);
}

async function write(session: Session, reference: Source, output: string, force: boolean, io: Io): Promise<ExitCode> {
  const ending = await session.ask({ kind: "types", request: { source: reference } }, () => undefined);
  switch (ending.kind) {
    case "done":
      return writeText(
        reference,
        functionsToGrade(languageOf(io.languages, reference), ending.answer),
        output,
        force,
        io,
      );
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
  reference: Source,
  functions: readonly TypedFunction[],
  output: string,
  force: boolean,
  io: Io,
): Promise<ExitCode> {
  if (functions.length === 0) {
    io.error(`${reference.name}: there is no function to grade.\n`);
    return 1;
  }
  const folder = output === STANDARD_OUTPUT ? "." : dirname(output);
  const text = assignmentText(relative(folder, reference.name), functions, languageOf(io.languages, reference));
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
