// elenchus reach FILE[:LINE]: the smallest input that gets to a line.
import { reachAnswerOf } from "../jobs/collect.js";
import type { Ending } from "../jobs/job.js";
import type { ReachRequest } from "../jobs/reach-request.js";
import { SESSION_LIMITS } from "../node/session.js";
import type { Checked } from "../report/diagnostic.js";
import { encodeBytes } from "../report/display.js";
import type { ReachAnswer } from "../report/reach-answer.js";
import { renderDiagnostics, renderNotices } from "../report/render.js";
import { renderReached } from "../report/render-reach.js";
import { exerciseOfContracts, sourcesOfExercise } from "../subject/exercise.js";
import { maybe, oneLanguage, oneOf, readArguments, readCount } from "./arguments.js";
import { demandNativeSolver, statusLine } from "./check.js";
import { readAll } from "./check-arguments.js";
import { type ExitCode, type Io, Misuse } from "./command.js";
import { REACH_HELP } from "./help.js";
import { toJson, unreadableFiles } from "./json.js";
import { stopMessage } from "./words.js";

const OPTIONS = {
  when: { type: "string" },
  function: { type: "string", multiple: true },
  prelude: { type: "string" },
  budget: { type: "string" },
  timeout: { type: "string" },
  solver: { type: "string", default: "embedded" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h" },
} as const;

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>["values"];
type Place = { readonly file: string; readonly line: number | undefined };

export async function reachCommand(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.help) {
    io.out(REACH_HELP);
    return 0;
  }
  const place = placeOf(positionals);
  const solver = oneOf("--solver", ["embedded", "native"], values.solver);
  if (solver === "native") await demandNativeSolver();
  const timeMaxMs = maybe(values.timeout, (text) => readCount("--timeout", "number of seconds", text) * 1_000);
  const budget = maybe(values.budget, (text) => readCount("--budget", "number of steps", text));
  const { file } = place;
  const session = io.session(oneLanguage(io.languages, [file, ...(values.prelude ? [values.prelude] : [])]));
  const reading = await readRequest(place, values, { budget, solver }, io);
  if (!reading.ok) {
    if (values.json) io.out(toJson("reach", { file }, unreadableFiles(...reading.errors)));
    else io.error(renderDiagnostics(io.words, reading.errors, [], io.style));
    return 2;
  }
  const control = { signal: io.interruption(), timeMaxMs: timeMaxMs ?? SESSION_LIMITS.timeMaxMs };
  const onProgress = statusLine(io);
  const ending = await session.ask(
    { kind: "reach", request: reading.value },
    (event) => {
      if (event.kind === "progress") onProgress(event.progress);
    },
    control,
  );
  io.status("");
  const answer = reachAnswerOf(io.words, ending, reading.value);
  if (values.json) io.out(toJson("reach", { file }, answer));
  else print(answer, ending, place, reading.value, io);
  return exitCodeOf(answer);
}

function placeOf([place, extra]: readonly string[]): Place {
  if (place === undefined) throw new Misuse("which line? Name a program and a line, as in list.ml:12");
  if (extra !== undefined) throw new Misuse(`one file at a time: "${place}" and then "${extra}"`);
  const [, file, line] = /^(.+):(\d+)$/s.exec(place) ?? [];
  return file === undefined ? { file: place, line: undefined } : { file, line: Number(line) };
}

function readRequest(
  { file, line }: Place,
  { function: functions = [], prelude, when }: Values,
  search: ReachRequest["search"],
  io: Io,
): Promise<Checked<ReachRequest>> {
  return readAll(io.readSource, async ({ read, readIfNamed }) => ({
    exercise: exerciseOfContracts(await read(file), await readIfNamed(prelude), functions),
    line,
    when: maybe(when, encodeBytes),
    search,
  }));
}

function print(
  answer: ReachAnswer,
  ending: Ending<"reach">,
  { file, line }: Place,
  { exercise }: ReachRequest,
  io: Io,
): void {
  const { words, style } = io;
  const sources = sourcesOfExercise(exercise);
  if (ending.kind === "rejected") return io.error(renderDiagnostics(words, ending.errors, sources, style));
  if (answer.outcome === "unfinished") return io.error(stopMessage(words, file, answer.reason));
  if (answer.outcome !== "searched" || ending.kind !== "done") return;
  if (answer.lines.length === 0) io.error(`${words.commands.nothingOnLine(file, line)}\n`);
  io.out(renderReached(words, file, answer.lines, io.outStyle));
  io.error(renderNotices(words, ending.answer.unchecked, sources, style));
}

function exitCodeOf(answer: ReachAnswer): ExitCode {
  if (answer.outcome === "rejected") return 2;
  if (answer.outcome === "unfinished") return 3;
  const verdicts = answer.lines.map(({ verdict }) => verdict);
  if (verdicts.length === 0 || verdicts.includes("cannot-call")) return 2;
  if (verdicts.includes("unreachable")) return 1;
  return verdicts.includes("unknown") ? 3 : 0;
}
