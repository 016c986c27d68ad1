// elenchus check REFERENCE SUBMISSION: where the two part, on the smallest input there is.
import { absurd } from "../basis/absurd.js";
import { askHints } from "../jobs/ask-hints.js";
import type { CheckRequest } from "../jobs/check-request.js";
import { certificateAnswer, collectCheck } from "../jobs/collect.js";
import type { Control, Ending, Progress, Session } from "../jobs/job.js";
import { nativeZ3Problem } from "../node/native-z3.js";
import type { CertificateText } from "../report/answer.js";
import { displayUnicode } from "../report/display.js";
import { checkFindings } from "../report/findings.js";
import { findingsText } from "../report/findings-text.js";
import { renderHints } from "../report/hint-ladder.js";
import type { HintLevel } from "../report/hints.js";
import type { NotChecked } from "../report/not-checked.js";
import { renderDiagnostics, renderNotices } from "../report/render.js";
import { renderAnswers } from "../report/render-verdict.js";
import type { FunctionVerdict, Verdict, Witness } from "../report/verdict.js";
import { VERSION } from "../report/version.js";
import { sourcesOfAttempt } from "../subject/exercise.js";
import { type AskedCheck, programsAsked, readAskedCheck, readRequest } from "./check-arguments.js";
import { type ExitCode, type Io, Misuse, STATUS_AFTER_MS } from "./command.js";
import { dumpCommand } from "./dump.js";
import { CHECK_HELP } from "./help.js";
import { toJson, unreadableFiles } from "./json.js";
import { explain } from "./read-source.js";
import { reproduction } from "./reproduction.js";
import { bytesOf, stopMessage } from "./words.js";
import { writeWhole } from "./write-whole.js";

export async function checkCommand(args: readonly string[], io: Io): Promise<ExitCode> {
  const asked = readAskedCheck(args);
  if (asked === "help") {
    io.out(CHECK_HELP);
    return 0;
  }
  if (asked.search.solver === "native") await demandNativeSolver();
  const session = io.session(programsAsked(io.languages, asked)); // before reading: it gets ready meanwhile
  const reading = await readRequest(asked, io.readSource);
  if (reading.ok && asked.dump !== undefined) return dumpCheck(session, asked.dump, reading.value, asked, io);
  const how = asked.json ? checkForJson : asked.format === undefined ? checkForPeople : checkForTools;
  if (reading.ok) return how(session, reading.value, asked, io);
  if (asked.json) io.out(toJson("check", filesOf(asked), unreadableFiles(...reading.errors)));
  else io.error(renderDiagnostics(io.words, reading.errors, [], io.style));
  return 2;
}

function dumpCheck(
  session: Session,
  stage: string,
  request: CheckRequest,
  asked: AskedCheck,
  io: Io,
): Promise<ExitCode> {
  const sources = sourcesOfAttempt(request);
  const jobs = [{ kind: "check", request }] as const;
  return dumpCommand(session, { stage, jobs, sources, control: controlOf(asked, io), onProgress: statusLine(io) }, io);
}

/** Whoever asks for it is not served with answers that had to do without. */
export async function demandNativeSolver(): Promise<void> {
  const problem = await nativeZ3Problem();
  if (problem !== undefined) throw new Misuse(problem);
}

async function checkForJson(session: Session, request: CheckRequest, asked: AskedCheck, io: Io): Promise<ExitCode> {
  const answer = await collectCheck(io.words, session, request, statusLine(io), controlOf(asked, io), asked.hints);
  io.status("");
  if (answer.outcome !== "checked") {
    io.out(toJson("check", filesOf(asked), answer));
    return failed(answer.outcome);
  }
  const { certificate, ...shown } = answer;
  io.out(toJson("check", filesOf(asked), shown));
  return keep(asked, certificate, worst(answer.functions.map(({ verdict }) => verdict)), io);
}

async function checkForTools(session: Session, request: CheckRequest, asked: AskedCheck, io: Io): Promise<ExitCode> {
  const answer = await collectCheck(io.words, session, request, statusLine(io), controlOf(asked, io));
  io.status("");
  const looked = { file: asked.submission, version: VERSION };
  io.out(findingsText(asked.format ?? "junit", looked, checkFindings(io.words, answer)));
  if (answer.outcome !== "checked") return failed(answer.outcome);
  return keep(asked, answer.certificate, worst(answer.functions.map(({ verdict }) => verdict)), io);
}

/** The answer was printed already: a file that cannot be written costs nothing but the file. */
function keep(asked: AskedCheck, certificate: CertificateText | undefined, code: ExitCode, io: Io): ExitCode {
  const { proofs } = io.words;
  if (asked.certificate === undefined || certificate === undefined) return code;
  if (certificate.functions.length === 0) {
    io.error(`${proofs.nothingToWrite(asked.certificate)}\n`);
    return code;
  }
  try {
    writeWhole(asked.certificate, certificate.text);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    io.error(`${proofs.notWritten(asked.certificate, explain(String(error.code)))}\n`);
    return 2;
  }
  io.error(`${displayUnicode(proofs.wrote(asked.certificate, certificate.functions))}\n`);
  return code;
}

async function checkForPeople(session: Session, request: CheckRequest, asked: AskedCheck, io: Io): Promise<ExitCode> {
  const control = controlOf(asked, io);
  const onProgress = statusLine(io);
  const ending = await session.ask(
    { kind: "check", request },
    (event) => {
      if (event.kind === "progress") onProgress(event.progress);
    },
    control,
  );
  io.status("");
  const code = printEnding(ending, request, asked, control, io);
  if (asked.hints !== undefined && ending.kind === "done")
    await printHints(session, request, ending.answer.answers, asked.hints, control, io);
  return code;
}

async function printHints(
  session: Session,
  request: CheckRequest,
  answers: readonly FunctionVerdict[],
  level: HintLevel,
  control: Control,
  io: Io,
): Promise<void> {
  const materials = await askHints(session, request, answers, () => level, statusLine(io), control);
  io.status("");
  for (const material of materials) io.out(bytesOf(renderHints(io.words, material, level, io.outStyle)));
}

function printEnding(
  ending: Ending<"check">,
  request: CheckRequest,
  asked: AskedCheck,
  control: Control,
  io: Io,
): ExitCode {
  switch (ending.kind) {
    case "done": {
      const { answers, unchecked, certificate } = ending.answer;
      if (answers.length === 0) io.error(`${io.words.commands.noFunction(asked.reference)}\n`);
      io.out(renderAnswers(io.words, answers, (witness) => tryThis(asked, unchecked, witness), io.outStyle));
      io.error(renderNotices(io.words, unchecked, sourcesOfAttempt(request), io.style));
      if (answers.some(wasStopped)) io.error(whyStopped(asked, control, io));
      return keep(
        asked,
        certificate && certificateAnswer(certificate),
        worst(answers.map(({ verdict }) => verdict.kind)),
        io,
      );
    }
    case "rejected":
      io.error(renderDiagnostics(io.words, ending.errors, sourcesOfAttempt(request), io.style));
      return failed(ending.kind);
    case "unfinished":
      io.error(
        ending.reason === "time"
          ? whyStopped(asked, control, io)
          : stopMessage(io.words, asked.submission, ending.reason),
      );
      return failed(ending.kind);
    default:
      return absurd(ending);
  }
}

/** A run of a program that fails when it is loaded shows that only. */
function tryThis(asked: AskedCheck, notices: readonly NotChecked[], witness: Witness): string | undefined {
  return notices.some(({ kind }) => kind === "fails-when-loaded") ? undefined : reproduction(asked, witness);
}

export function wasStopped({ verdict }: Pick<FunctionVerdict, "verdict">): boolean {
  return verdict.kind === "agrees-so-far" && verdict.limits.some(({ kind }) => kind === "stopped");
}

export function whyStopped(asked: AskedCheck, { signal }: Control, { words }: Io): string {
  const { interrupted, timeout } = words.commands;
  return `${signal?.aborted ? interrupted : timeout(asked.timeoutMs / 1_000)}\n`;
}

/** Differs before cannot compare before agrees so far: what was found matters more than what was not. */
export function worst(verdicts: readonly Verdict["kind"][]): ExitCode {
  if (verdicts.length === 0) return 2;
  const codes = verdicts.map(exitCodeOf);
  return ([1, 2, 3] as const).find((code) => codes.includes(code)) ?? 0;
}

function exitCodeOf(verdict: Verdict["kind"]): ExitCode {
  switch (verdict) {
    case "equal":
    case "agrees":
      return 0;
    case "differs":
      return 1;
    case "cannot-compare":
      return 2;
    case "agrees-so-far":
      return 3;
    default:
      return absurd(verdict);
  }
}

export function failed(how: "rejected" | "unfinished"): ExitCode {
  return how === "rejected" ? 2 : 3;
}

export function controlOf(asked: AskedCheck, io: Io): Control {
  return { signal: io.interruption(), timeMaxMs: asked.timeoutMs };
}

export function filesOf({ reference, submission }: AskedCheck): {
  readonly reference: string;
  readonly submission: string;
} {
  return { reference, submission };
}

/** How far a search has come. */
export function statusLine(io: Io): (progress: Progress) => void {
  const started = performance.now();
  return (progress) => {
    const ms = performance.now() - started;
    if (ms < STATUS_AFTER_MS) return;
    const { function: name, paths, size } = progress;
    io.status(io.words.commands.checking(name, paths, size, Math.floor(ms / 1_000)));
  };
}
