// elenchus test FILE: where a program breaks its own contracts, on the smallest input there is.
import { absurd } from "../basis/absurd.js";
import { USUAL_SEARCH } from "../jobs/check-request.js";
import { testAnswerOf } from "../jobs/collect.js";
import type { Control, Ending, Session } from "../jobs/job.js";
import { leavesContractsOut } from "../jobs/left-out-contracts.js";
import type { TestRequest } from "../jobs/test-request.js";
import { ANY_PROGRAM } from "../language/row.js";
import { SESSION_LIMITS } from "../node/session.js";
import type { ContractAnswer, TestAnswer } from "../report/contract-answer.js";
import type { Checked } from "../report/diagnostic.js";
import { testFindings } from "../report/findings.js";
import { FINDING_FORMATS, findingsText } from "../report/findings-text.js";
import type { NotChecked } from "../report/not-checked.js";
import { renderDiagnostics, renderNotices } from "../report/render.js";
import { renderContracts } from "../report/render-contract.js";
import { VERSION } from "../report/version.js";
import { exerciseOfContracts, sourcesOfExercise } from "../subject/exercise.js";
import { maybe, oneLanguage, oneOf, readArguments, readCount } from "./arguments.js";
import { demandNativeSolver, statusLine } from "./check.js";
import { readAll } from "./check-arguments.js";
import { type ExitCode, type Io, Misuse } from "./command.js";
import { emitRegressions, type RegressionForm, regressionForm } from "./emit-regressions.js";
import { TEST_HELP } from "./help.js";
import { toJson, unreadableFiles } from "./json.js";
import { timesOf, whenChanged } from "./watch.js";
import { stopMessage } from "./words.js";

const OPTIONS = {
  function: { type: "string", multiple: true },
  prelude: { type: "string" },
  robust: { type: "boolean", default: false },
  guess: { type: "boolean", default: false },
  count: { type: "boolean", default: false },
  emit: { type: "string" },
  module: { type: "string" },
  strategy: { type: "string", default: "explore" },
  seed: { type: "string" },
  decisions: { type: "string" },
  "no-proof": { type: "boolean", default: false },
  all: { type: "string" },
  budget: { type: "string" },
  timeout: { type: "string" },
  solver: { type: "string", default: "embedded" },
  watch: { type: "boolean", default: false },
  format: { type: "string" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h" },
} as const;

const TESTING = ["explore", "enumerate", "lazy", "concolic", "random-path", "random"] as const;

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>["values"];

export async function testCommand(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.help) {
    io.out(TEST_HELP);
    return 0;
  }
  const file = fileOf(positionals);
  if (values.format !== undefined && values.json) throw new Misuse("--format or --json, one at a time");
  maybe(values.format, (text) => oneOf("--format", FINDING_FORMATS, text)); // before the work
  const solver = oneOf("--solver", ["embedded", "native"], values.solver);
  if (solver === "native") await demandNativeSolver();
  const timeMaxMs = maybe(values.timeout, (text) => readCount("--timeout", "number of seconds", text) * 1_000);
  const search = {
    strategy: oneOf("--strategy", TESTING, values.strategy),
    budget: maybe(values.budget, (text) => readCount("--budget", "number of steps", text)),
    all: maybe(values.all, (text) => readCount("--all", "number of broken parts", text)) ?? USUAL_SEARCH.all,
    seed: maybe(values.seed, (text) => readCount("--seed", "number", text)) ?? USUAL_SEARCH.seed,
    decisionsMax: maybe(values.decisions, (text) => readCount("--decisions", "number of decisions", text)),
    solver,
    proof: !values["no-proof"],
  };
  const files = [file, ...(values.prelude === undefined ? [] : [values.prelude])];
  const session = io.session(oneLanguage(io.languages, files));
  const control = { signal: io.interruption(), timeMaxMs: timeMaxMs ?? SESSION_LIMITS.timeMaxMs };
  if (values.emit !== undefined && values.json) throw new Misuse("--emit and --json: choose one of the two");
  const emit = maybe(values.emit, (text) => regressionForm(file, text, values.module, io));
  const once = (): Promise<ExitCode> => testOnce(file, values, search, emit, session, control, io);
  return values.watch ? again(once, files, control.signal, io) : once();
}

/** Now, and whenever a file has changed, until somebody has seen enough. */
async function again(
  once: () => Promise<ExitCode>,
  files: readonly string[],
  signal: AbortSignal,
  io: Io,
): Promise<ExitCode> {
  for (;;) {
    const before = await timesOf(files);
    const code = await once();
    if (!signal.aborted) io.error(`${io.words.commands.watching(files)}\n`);
    if (!(await whenChanged(files, before, signal))) return code;
  }
}

async function testOnce(
  file: string,
  values: Values,
  search: TestRequest["search"],
  emit: RegressionForm | undefined,
  session: Session,
  control: Control,
  io: Io,
): Promise<ExitCode> {
  const reading = await readRequest(file, values, search, io);
  if (!reading.ok) {
    if (values.json) io.out(toJson("test", { file }, unreadableFiles(...reading.errors)));
    else io.error(renderDiagnostics(io.words, reading.errors, [], io.style));
    return 2;
  }
  const onProgress = statusLine(io);
  const ending = await session.ask(
    { kind: "test", request: reading.value },
    (event) => {
      if (event.kind === "progress") onProgress(event.progress);
    },
    control,
  );
  io.status("");
  const answer = testAnswerOf(io.words, ending, reading.value);
  const format = maybe(values.format, (text) => oneOf("--format", FINDING_FORMATS, text));
  if (values.json) io.out(toJson("test", { file }, answer));
  else if (format !== undefined)
    io.out(findingsText(format, { file, version: VERSION }, testFindings(io.words, answer)));
  else if (emit === undefined) print(answer, ending, file, reading.value, io);
  else await printTests(answer, ending, file, emit, reading.value, io);
  return exitCodeOf(answer, ending);
}

/** The tests alone go to standard output. */
async function printTests(
  answer: TestAnswer,
  ending: Ending<"test">,
  file: string,
  emit: RegressionForm,
  request: TestRequest,
  io: Io,
): Promise<void> {
  print(answer, ending, file, request, { ...io, out: io.error, outStyle: io.style });
  if (ending.kind !== "done") return;
  const { text, left } = await emitRegressions(file, emit, ending.answer, io);
  if (text !== undefined) io.out(text);
  for (const line of left) io.error(`${line}\n`);
}

function fileOf([file, extra]: readonly string[]): string {
  if (file === undefined) throw new Misuse("which file? Name a program with contracts");
  if (extra !== undefined) throw new Misuse(`one file at a time: "${file}" and then "${extra}"`);
  return file;
}

function readRequest(
  file: string,
  { function: functions = [], prelude, robust, guess, count, emit }: Values,
  search: TestRequest["search"],
  io: Io,
): Promise<Checked<TestRequest>> {
  return readAll(io.readSource, async ({ read, readIfNamed }) => ({
    exercise: exerciseOfContracts(
      await read(file, { ...ANY_PROGRAM, names: functions }),
      await readIfNamed(prelude),
      functions,
    ),
    search,
    robust: robust || guess,
    count,
    guess,
    regressions: emit !== undefined,
  }));
}

function print(answer: TestAnswer, ending: Ending<"test">, file: string, { exercise }: TestRequest, io: Io): void {
  const { words, style } = io;
  const sources = sourcesOfExercise(exercise);
  if (ending.kind === "rejected") return io.error(renderDiagnostics(words, ending.errors, sources, style));
  if (answer.outcome === "unfinished") return io.error(stopMessage(words, file, answer.reason));
  if (answer.outcome !== "tested" || ending.kind !== "done") return;
  if (answer.functions.length === 0) io.error(`${words.commands.noContract(file)}\n`);
  io.out(renderContracts(words, answer.functions, io.outStyle));
  io.error(renderNotices(words, ending.answer.unchecked, sources, style));
}

/** Broken before what cannot be tested before so far: what was found matters more than what was not. */
function exitCodeOf(answer: TestAnswer, ending: Ending<"test">): ExitCode {
  if (answer.outcome === "rejected") return 2;
  if (answer.outcome === "unfinished" || ending.kind !== "done") return 3;
  return worstContract(answer.functions, ending.answer.unchecked);
}

/** A contract that was left out, and belongs to no function, is not kept for all we know. */
export function worstContract(functions: readonly ContractAnswer[], unchecked: readonly NotChecked[]): ExitCode {
  if (functions.length === 0) return 2;
  const codes = functions.map(codeOf);
  const worst = ([1, 2, 3] as const).find((code) => codes.includes(code)) ?? 0;
  return worst === 0 && leavesContractsOut(unchecked) ? 3 : worst;
}

function codeOf({ verdict }: ContractAnswer): ExitCode {
  switch (verdict) {
    case "proved":
    case "holds":
      return 0;
    case "broken":
      return 1;
    case "cannot-test":
      return 2;
    case "holds-so-far":
      return 3;
    default:
      return absurd(verdict);
  }
}
