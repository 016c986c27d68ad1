// elenchus repair REFERENCE SUBMISSION: a small change that makes a submission right.
import { changedFiles, filesOf as programFiles } from "../core/parts.js";
import type { Source } from "../core/span.js";
import type { Progress, Session } from "../jobs/job.js";
import { type RepairEffort, type RepairRequest, USUAL_REPAIR } from "../jobs/repair-request.js";
import { USUAL_TEST } from "../jobs/test-request.js";
import { askRepair, type Repairing, repairAnswerOf } from "../jobs/whole-repair.js";
import { ANY_PROGRAM } from "../language/row.js";
import { SESSION_LIMITS } from "../node/session.js";
import { displayUnicode } from "../report/display.js";
import { renderDiagnostics, renderNotices } from "../report/render.js";
import { renderDiff, renderRepair } from "../report/render-repair.js";
import { renderAnswers } from "../report/render-verdict.js";
import { eachBase, repairAnswers, type WholeRepair } from "../report/repair-answer.js";
import { wrapWords } from "../report/style.js";
import { unifiedDiff } from "../report/unified-diff.js";
import { exerciseOfContracts, sourcesOfAttempt } from "../subject/exercise.js";
import { maybe, oneLanguage, oneOf, readArguments, readCount } from "./arguments.js";
import { controlOf, demandNativeSolver, failed, filesOf, wasStopped, whyStopped, worst } from "./check.js";
import { type AskedCheck, askedComparison, COMPARING, programsAsked, readAll, readRequest } from "./check-arguments.js";
import { type ExitCode, type Io, Misuse, STATUS_AFTER_MS } from "./command.js";
import { toJson, unreadableFiles } from "./json.js";
import { explain } from "./read-source.js";
import { contractRepairAnswer, printContractRepairs } from "./repair-contracts.js";
import { REPAIR_HELP } from "./repair-help.js";
import { readPeers } from "./repair-peers.js";
import { codeOfTests, printTestsRepairs, readGivenTests, testsRepairAnswer } from "./repair-tests.js";
import { worstContract } from "./test.js";
import { bytesOf, stopMessage } from "./words.js";
import { replaceWhole } from "./write-whole.js";

const OPTIONS = {
  ...COMPARING,
  apply: { type: "boolean", default: false },
  "allow-solution": { type: "boolean", default: false },
  all: { type: "string" },
  budget: { type: "string" },
  peers: { type: "string" },
  tests: { type: "string" },
} as const;

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>["values"];

type AskedRepair = AskedCheck & {
  readonly apply: boolean;
  readonly repair: RepairRequest["repair"];
  /** A folder. */
  readonly peers: string | undefined;
};

export async function repairCommand(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.tests !== undefined && !values.help) return repairToTests(values.tests, values, positionals, io);
  const [alone, ...others] = positionals;
  if (alone !== undefined && others.length === 0 && !values.help) return repairAlone(alone, values, io);
  const asked = readAskedRepair(args);
  if (asked === "help") {
    io.out(REPAIR_HELP);
    return 0;
  }
  if (asked.search.solver === "native") await demandNativeSolver();
  const session = io.session(programsAsked(io.languages, asked));
  const reading = await readRequest(asked, io.readSource);
  const peers = await readPeers(asked.peers, asked, io);
  if (reading.ok) return repairOne(session, { ...reading.value, repair: asked.repair, peers }, asked, io);
  if (asked.json) io.out(toJson("repair", filesOf(asked), unreadableFiles(...reading.errors)));
  else io.error(renderDiagnostics(io.words, reading.errors, [], io.style));
  return 2;
}

function readAskedRepair(args: readonly string[]): AskedRepair | "help" {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.help) return "help";
  const asked = askedComparison(values, positionals, false);
  if (asked.reference === asked.submission)
    throw new Misuse("reference and submission must be two files: a change of one would be a change of both");
  return { ...asked, apply: values.apply, repair: effortOf(values), peers: values.peers };
}

function effortOf(values: Values): RepairEffort {
  const budget = maybe(values.budget, (text) => readCount("--budget", "number of steps", text)) ?? USUAL_REPAIR.budget;
  const all = maybe(values.all, (text) => readCount("--all", "number of repairs", text));
  return { ...USUAL_REPAIR, budget, solution: values["allow-solution"], all };
}

/** Tests alone judge, whether there is a reference or not. */
async function repairToTests(tests: string, values: Values, positionals: readonly string[], io: Io): Promise<ExitCode> {
  const beside = (["given", "peers"] as const).find((name) => values[name] !== undefined);
  if (beside !== undefined) throw new Misuse(`--tests or --${beside}, one at a time: tests alone judge`);
  const [only, ...others] = positionals;
  const hasReference = others.length > 0 || only === undefined;
  const asked = askedComparison(values, hasReference ? positionals : [only, only], false);
  const files = hasReference ? filesOf(asked) : { file: asked.submission };
  const session = io.session(programsAsked(io.languages, asked));
  const reading = await readRequest(asked, io.readSource);
  const told = reading.ok
    ? await readGivenTests(tests, reading.value.exercise.reference, asked.functions, session, io)
    : reading;
  if (!reading.ok || !told.ok) {
    const errors = reading.ok ? (told.ok ? [] : told.errors) : reading.errors;
    if (values.json) io.out(toJson("repair", files, unreadableFiles(...errors)));
    else io.error(renderDiagnostics(io.words, errors, [], io.style));
    return 2;
  }
  const { exercise, submission } = reading.value;
  const reference = hasReference ? exercise.reference : { ...submission, name: `itself ${submission.name}` };
  const functions = [...new Set(told.value.map((test) => test.function))];
  const request = {
    exercise: { ...exercise, reference, ...(exercise.renamed.length > 0 ? {} : { functions }) },
    submission,
    tests: told.value,
    hasReference,
    repair: effortOf(values),
  };
  const control = controlOf(asked, io);
  const onProgress = statusLine(io);
  const ending = await session.ask({ kind: "repair-tests", request }, (event) => onProgress(event.progress), control);
  io.status("");
  const answer = testsRepairAnswer(io.words, request, ending);
  if (values.json) io.out(toJson("repair", files, answer));
  else printTestsRepairs(ending, request, io);
  if (answer.outcome !== "searched" || ending.kind !== "done") return answer.outcome === "rejected" ? 2 : 3;
  const code = codeOfTests(answer.functions);
  if (!values.apply || control.signal?.aborted) return code;
  const repaired = answer.functions.flatMap((each) => (each.repair === null ? [] : [each.function]));
  return (await apply(submission, ending.answer.text, repaired, io)) ? code : 2;
}

/** A program against its own contracts. */
async function repairAlone(file: string, values: Values, io: Io): Promise<ExitCode> {
  const beside = (["observe", "given", "peers"] as const).find((name) => values[name] !== undefined);
  if (beside !== undefined) throw new Misuse(`--${beside} needs a reference: name it before the submission`);
  const solver = oneOf("--solver", ["embedded", "native"], values.solver);
  if (solver === "native") await demandNativeSolver();
  const files = [file, ...(values.prelude === undefined ? [] : [values.prelude])];
  const session = io.session(oneLanguage(io.languages, files));
  const reading = await readAll(io.readSource, async ({ read, readIfNamed }) => ({
    exercise: exerciseOfContracts(
      await read(file, ANY_PROGRAM),
      await readIfNamed(values.prelude),
      values.function ?? [],
    ),
    ...USUAL_TEST,
    search: { ...USUAL_TEST.search, solver },
    repair: effortOf(values),
  }));
  if (!reading.ok) {
    if (values.json) io.out(toJson("repair", { file }, unreadableFiles(...reading.errors)));
    else io.error(renderDiagnostics(io.words, reading.errors, [], io.style));
    return 2;
  }
  const seconds = maybe(values.timeout, (text) => readCount("--timeout", "number of seconds", text));
  const timeMaxMs = seconds === undefined ? SESSION_LIMITS.timeMaxMs : seconds * 1_000;
  const control = { signal: io.interruption(), timeMaxMs };
  const onProgress = statusLine(io);
  const request = reading.value;
  const ending = await session.ask(
    { kind: "repair-contracts", request },
    (event) => onProgress(event.progress),
    control,
  );
  io.status("");
  const answer = contractRepairAnswer(io.words, request, ending);
  if (values.json) io.out(toJson("repair", { file }, answer));
  else printContractRepairs(ending, request, io);
  if (answer.outcome !== "searched" || ending.kind !== "done") return answer.outcome === "rejected" ? 2 : 3;
  const code = worstContract(answer.functions, ending.answer.unchecked);
  if (!values.apply || control.signal.aborted) return code;
  const repaired = answer.functions.flatMap((each) => (each.repair === null ? [] : [each.function]));
  return (await apply(request.exercise.reference, ending.answer.text, repaired, io)) ? code : 2;
}

async function repairOne(session: Session, request: RepairRequest, asked: AskedRepair, io: Io): Promise<ExitCode> {
  const control = controlOf(asked, io);
  const repairing = await askRepair(session, request, statusLine(io), control);
  io.status("");
  if (asked.json) io.out(toJson("repair", filesOf(asked), repairAnswerOf(io.words, request, repairing)));
  else print(repairing, request, asked, io);
  if (repairing.kind !== "done") return failed(repairing.kind);
  const { functions } = repairing.whole;
  if (!asked.json && functions.some((each) => each.stopped || wasStopped(each)))
    io.error(whyStopped(asked, control, io));
  const { rejected } = repairing.whole;
  const code = rejected === undefined ? worst(functions.map(({ verdict }) => verdict.kind)) : 1;
  if (!asked.apply) return code;
  if (control.signal?.aborted) return code; // who stops it wants no file to be changed
  const { submission, text } = repairing.whole;
  const repaired = functions.flatMap((each) => (each.repairs.length > 0 ? [each.function] : []));
  return (await apply(rejected?.source ?? submission, text, repaired, io)) ? code : 2;
}

// ---- what is printed ----

function print(repairing: Repairing, request: RepairRequest, asked: AskedRepair, io: Io): void {
  const { words, style } = io;
  const sources = sourcesOfAttempt(request);
  if (repairing.kind === "rejected") return io.error(renderDiagnostics(words, repairing.errors, sources, style));
  if (repairing.kind === "unfinished") return io.error(stopMessage(words, asked.submission, repairing.reason));
  const { whole, unchecked, leftOut } = repairing;
  if (whole.functions.length === 0) io.error(`${words.commands.noFunction(asked.reference)}\n`);
  printRejected(whole, io);
  const answers = repairAnswers(words, whole).functions;
  const alone = whole.functions.filter(({ repairs }) => repairs.length > 0).length === 1;
  for (const [i, { repaired, base }] of eachBase(whole).entries()) {
    const answer = answers[i];
    if (answer === undefined) continue;
    io.out(renderAnswers(words, [repaired], () => undefined, io.outStyle));
    const diff = unifiedDiff(base.name, base.text, repaired.repairs[0]?.text ?? base.text);
    io.out(bytesOf(renderRepair(words, answer, diff, { ...asked.repair, alone }, io.outStyle)));
  }
  if (leftOut.length > 0) io.error(`${displayUnicode(words.repairs.peersLeftOut(leftOut))}\n`);
  io.error(renderNotices(words, unchecked, sources, style));
}

/** Of a text that had no type: why, and the change after which it has one. */
function printRejected({ rejected, submission }: WholeRepair, { words, outStyle, out }: Io): void {
  if (rejected === undefined) return;
  const { source, errors } = rejected;
  out(renderDiagnostics(words, errors, [source], outStyle));
  out(`${wrapWords(words.repairs.typed, outStyle.width).join("\n")}\n`);
  out(bytesOf(renderDiff(unifiedDiff(source.name, source.text, submission.text), outStyle)));
}

/** How long the search has taken. */
function statusLine(io: Io): (progress: Progress) => void {
  const started = performance.now();
  return ({ function: name }) => {
    const ms = performance.now() - started;
    if (ms >= STATUS_AFTER_MS) io.status(io.words.repairs.searching(name, Math.floor(ms / 1_000)));
  };
}

// ---- the file ----

/** Whether the files are now as it was asked for: each is written whole or not at all, and only if all are still what was read. */
async function apply(before: Source, text: string, repaired: readonly string[], io: Io): Promise<boolean> {
  const { repairs } = io.words;
  const say = (text: string): void => io.error(`${displayUnicode(text)}\n`);
  const changed = changedFiles(before, { ...before, text });
  if (changed.length === 0) say(repairs.nothingToApply(before.name));
  for (const { name, text: read } of programFiles(before)) {
    const now = await io.readSource(name);
    if (changed.length === 0 || (now.ok && now.source.text === read)) continue;
    say(repairs.changedMeanwhile(name));
    return false;
  }
  return changed.every(({ name, after }) => {
    const refused = replaced(name, after);
    say(refused === undefined ? repairs.applied(name, repaired) : repairs.notApplied(name, refused));
    return refused === undefined;
  });
}

/** Why it was not written; undefined: it was. */
function replaced(file: string, text: string): string | undefined {
  try {
    replaceWhole(file, bytesOf(text));
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    return explain(String(error.code));
  }
}
