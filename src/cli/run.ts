// elenchus run FILE...: runs a program, then evaluates expressions as its language's prompt would.
import { absurd } from "../basis/absurd.js";
import { collectRun } from "../jobs/collect.js";
import { DEFAULT_FUEL } from "../jobs/interface.js";
import type { Ending, RunEvent, Session } from "../jobs/job.js";
import type { CallAnswer, RunEnd, RunRequest } from "../jobs/run.js";
import { expressionSources } from "../jobs/source-text.js";
import { ANY_PROGRAM, type LanguageRow, languageOf } from "../language/row.js";
import type { RunAnswer } from "../report/answer.js";
import { renderDiagnostics, renderNotices } from "../report/render.js";
import { bindShort, oneLanguage, programFile, readArguments, readCount } from "./arguments.js";
import { type ExitCode, type Io, Misuse } from "./command.js";
import { dumpCommand, refuseBeside } from "./dump.js";
import { RUN_HELP } from "./help.js";
import { toJson, unreadableFiles } from "./json.js";
import { bytesOf, stopMessage, unsupportedMessage } from "./words.js";

const OPTIONS = {
  expression: { type: "string", short: "e", multiple: true },
  fuel: { type: "string" },
  dump: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

export async function runCommand(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values, positionals } = readArguments(bindShort("-e", "--expression", args), OPTIONS);
  if (values.help) {
    io.out(RUN_HELP);
    return 0;
  }
  const path = positionals.at(-1);
  if (path === undefined) throw new Misuse(`which file? Name ${programFile(io.languages)}`);
  if (values.dump !== undefined) refuseBeside("--json", values.json === true);
  const stepsMax = values.fuel === undefined ? DEFAULT_FUEL : readCount("--fuel", "number of steps", values.fuel);
  const session = io.session(oneLanguage(io.languages, positionals)); // before reading: it gets ready meanwhile
  const readings = await Promise.all(positionals.map((file) => io.readSource(file, { ...ANY_PROGRAM, runs: true })));
  const errors = readings.flatMap((reading) => (reading.ok ? [] : [reading.error]));
  if (errors.length > 0) {
    const nothing = { stdout: "", stderr: "", expressions: [] };
    if (values.json) io.out(toJson("run", { file: path }, { ...unreadableFiles(...errors), ...nothing }));
    else io.error(renderDiagnostics(io.words, errors, [], io.style));
    return 2;
  }
  const sources = readings.flatMap((reading) => (reading.ok ? [reading.source] : []));
  const expressions = expressionSources(values.expression ?? []);
  const request: RunRequest = { sources, expressions, stepsMax };
  if (values.dump !== undefined) return dumpRun(session, values.dump, request, io);
  return (values.json ? runForJson : runForPeople)(session, request, io);
}

function dumpRun(session: Session, stage: string, request: RunRequest, io: Io): Promise<ExitCode> {
  const sources = [...request.sources, ...request.expressions];
  const jobs = [{ kind: "run", request }] as const;
  return dumpCommand(session, { stage, jobs, sources, control: {}, onProgress: () => undefined }, io);
}

async function runForJson(session: Session, request: RunRequest, io: Io): Promise<ExitCode> {
  const answer = await collectRun(io.words, session, request);
  io.out(toJson("run", { file: programOf(request) }, answer));
  return worst([answer, ...answer.expressions].map(exitCodeOf));
}

async function runForPeople(session: Session, request: RunRequest, io: Io): Promise<ExitCode> {
  const codes: ExitCode[] = [];
  const onEvent = (event: RunEvent): void => {
    printEvent(event, request, io);
    if (event.kind === "answered") codes.push(exitCodeOf(outcomeOf(event.answer)));
  };
  const ending = await session.ask({ kind: "run", request }, onEvent);
  printEnding(ending, request, io);
  return worst([...codes, exitCodeOf(outcomeOf(ending.kind === "done" ? ending.answer : ending))]);
}

function printEvent(event: RunEvent, request: RunRequest, io: Io): void {
  if (event.kind === "unchecked")
    io.error(renderNotices(io.words, event.notices, [...request.sources, ...request.expressions], io.style));
  if (event.kind === "answered") printAnswer(event.answer, languageOf(io.languages, { name: programOf(request) }), io);
  if (event.kind === "output") (event.stream === "out" ? io.out : io.error)(bytesOf(event.text));
}

function printAnswer(answer: CallAnswer, language: LanguageRow, io: Io): void {
  switch (answer.kind) {
    case "value":
    case "raised":
      io.out(bytesOf(`${answer.text}\n`));
      return;
    case "unfinished":
      io.error(stopMessage(io.words, answer.from, answer.reason, language));
      return;
    case "unsupported":
      io.error(unsupportedMessage(io.words, answer.from, answer.what));
      return;
    case "exited":
      return;
    default:
      absurd(answer);
  }
}

/** What stands before the last file is its prelude. */
function programOf({ sources }: RunRequest): string {
  return sources.at(-1)?.name ?? "";
}

/** Like `ocaml FILE.ml`, which writes an exception that the file lets through to standard error. */
function printEnding(ending: Ending<"run">, request: RunRequest, io: Io): void {
  const name = programOf(request);
  if (ending.kind === "done") printEnd(ending.answer, name, io);
  else if (ending.kind === "unfinished")
    io.error(stopMessage(io.words, name, ending.reason, languageOf(io.languages, { name })));
  else io.error(renderDiagnostics(io.words, ending.errors, [...request.sources, ...request.expressions], io.style));
}

function printEnd(end: RunEnd, name: string, io: Io): void {
  if (end.kind === "raised") io.error(bytesOf(`${end.text}\n`));
  if (end.kind === "unsupported") io.error(unsupportedMessage(io.words, name, end.what));
  if (end.kind === "exited" && end.code !== 0) io.error(`${io.words.commands.exited(name, end.code)}\n`);
}

type Outcome = { readonly outcome: RunAnswer["outcome"] | "value"; readonly code?: number };

function outcomeOf(ending: RunEnd | CallAnswer | Exclude<Ending<"run">, { readonly kind: "done" }>): Outcome {
  if (ending.kind === "raised") return { outcome: "exception" };
  return ending.kind === "exited" ? { outcome: "exited", code: ending.code } : { outcome: ending.kind };
}

function exitCodeOf({ outcome, code }: Outcome): ExitCode {
  switch (outcome) {
    case "finished":
    case "value":
      return 0;
    case "rejected":
    case "exception":
      return 1;
    case "exited":
      return code === 0 ? 0 : 1;
    case "unfinished":
    case "unsupported":
      return 3;
    default:
      return absurd(outcome);
  }
}

function worst(codes: readonly ExitCode[]): ExitCode {
  return ([3, 1] as const).find((code) => codes.includes(code)) ?? 0;
}
