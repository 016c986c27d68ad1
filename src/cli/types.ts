// elenchus types FILE: the types of a program's definitions.
import { absurd } from "../basis/absurd.js";
import { collectTypes } from "../jobs/collect.js";
import { ANY_PROGRAM } from "../language/row.js";
import { renderDiagnostics, renderNotices } from "../report/render.js";
import { oneFile, oneLanguage, readArguments } from "./arguments.js";
import type { ExitCode, Io } from "./command.js";
import { dumpCommand, refuseBeside } from "./dump.js";
import { TYPES_HELP } from "./help.js";
import { toJson, unreadableFiles } from "./json.js";
import { bytesOf, stopMessage } from "./words.js";

const OPTIONS = {
  dump: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

export async function typesCommand(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.help) {
    io.out(TYPES_HELP);
    return 0;
  }
  if (values.dump !== undefined) refuseBeside("--json", values.json === true);
  const path = oneFile(io.languages, positionals);
  const session = io.session(oneLanguage(io.languages, [path]));
  const reading = await io.readSource(path, ANY_PROGRAM);
  if (!reading.ok) {
    if (values.json) io.out(toJson("types", { file: path }, unreadableFiles(reading.error)));
    else io.error(renderDiagnostics(io.words, [reading.error], [], io.style));
    return 2;
  }
  if (values.dump !== undefined) {
    const [sources, jobs] = [[reading.source], [{ kind: "types", request: { source: reading.source } }] as const];
    return dumpCommand(session, { stage: values.dump, jobs, sources, control: {}, onProgress: () => undefined }, io);
  }
  if (values.json) {
    const answer = await collectTypes(io.words, session, reading.source);
    io.out(toJson("types", { file: path }, answer));
    return answer.outcome === "typed" ? 0 : answer.outcome === "rejected" ? 1 : 3;
  }
  const ending = await session.ask({ kind: "types", request: { source: reading.source } }, () => undefined);
  switch (ending.kind) {
    case "done": {
      const { unchecked, signature } = ending.answer;
      io.error(renderNotices(io.words, unchecked, [reading.source], io.style));
      io.out(bytesOf(signature === "" ? "" : `${signature}\n`));
      return 0;
    }
    case "rejected":
      io.error(renderDiagnostics(io.words, ending.errors, [reading.source], io.style));
      return 1;
    case "unfinished":
      io.error(stopMessage(io.words, path, ending.reason));
      return 3;
    default:
      return absurd(ending);
  }
}
