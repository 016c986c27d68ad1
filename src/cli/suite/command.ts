// elenchus suite ASSIGNMENT [SUBMISSIONS...]: tests from the ways through the programs.
import { writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Assignment } from "../../classroom/assignment.js";
import { makeSuite, type Suite, type SuiteAsking, type SuiteProgress } from "../../classroom/make-suite.js";
import { suiteRequests } from "../../classroom/suite-plan.js";
import { filesOf } from "../../core/parts.js";
import type { Source } from "../../core/span.js";
import type { Progress } from "../../jobs/job.js";
import type { SuiteRequest } from "../../jobs/suite-request.js";
import { languageOf, languageOfFile } from "../../language/row.js";
import { displayUnicode } from "../../report/display.js";
import { renderDiagnostics, renderNotices } from "../../report/render.js";
import { named } from "../../report/suite/names.js";
import { renderEstimates } from "../../report/suite/render-estimate.js";
import { type LeftOut, renderSuite } from "../../report/suite/render-suite.js";
import type { FunctionSuite } from "../../report/suite/suite.js";
import type { NotWritten } from "../../report/suite/written.js";
import { isWritten, type WrittenTest } from "../../report/suite/written.js";
import type { Words } from "../../report/words/words.js";
import { demandNativeSolver } from "../check.js";
import { type ExitCode, type Io, Misuse, STATUS_AFTER_MS } from "../command.js";
import { dumpCommand } from "../dump.js";
import { type AssignmentReading, alone, readAssignment } from "../grade/assignment-file.js";
import { sourcesOf } from "../grade/command.js";
import { SUITE_HELP } from "../help.js";
import { progressBar } from "../progress-bar.js";
import { stopMessage } from "../words.js";
import { type AskedSuite, formOf, readAskedSuite, withSuiteOptions } from "./arguments.js";
import { type Askers, JOB_TIME_MAX_MS, withAskers } from "./asking.js";
import { emitted } from "./emit.js";
import {
  demandFree,
  isAskable,
  isExerciseOutput,
  type LearnOcamlParts,
  learnOcamlParts,
  writeExercise,
} from "./learn-ocaml-folder.js";
import { scoreCommand } from "./score.js";
import { type Class, readClass } from "./submissions.js";
import { testedAssignment } from "./tested-assignment.js";

/** Everything that was asked for, read. */
type Work = {
  readonly asked: AskedSuite;
  readonly assignment: Assignment;
  readonly asking: SuiteAsking;
  readonly emit: string;
  readonly class: Class;
};

export async function suiteCommand(args: readonly string[], io: Io): Promise<ExitCode> {
  const asked = readAskedSuite(io.languages, args);
  if (asked === "help") {
    io.out(SUITE_HELP);
    return 0;
  }
  if (asked.solver === "native") await demandNativeSolver();
  const isProgram = languageOfFile(io.languages, asked.assignment) !== undefined;
  if (isProgram) io.session([asked.assignment]); // before reading: it gets ready meanwhile
  const read = await readGiven(asked.assignment, io);
  const assignment = read.ok ? await withSuiteOptions(read.value, asked, io.readSource) : read;
  if (!assignment.ok) {
    io.error(renderDiagnostics(io.words, assignment.errors, read.sources, io.style));
    return 2;
  }
  return suiteFor(assignment.value, asked, io);
}

/** What has no ending at all, a pipe perhaps, is a program in the usual language. */
async function readGiven(path: string, io: Io): Promise<AssignmentReading> {
  const reading = extname(path) === "" ? await io.readSource(path) : undefined;
  return reading?.ok ? { ok: true, value: alone(reading.source), sources: [] } : readAssignment(path, io);
}

async function suiteFor(assignment: Assignment, asked: AskedSuite, io: Io): Promise<ExitCode> {
  const requests = suiteRequests(assignment, asked);
  const { name } = assignment.references[0] ?? { name: "" };
  const emit = formOf(io.languages, name, assignment.suite.emit);
  const sources = sourcesOf(assignment);
  if (isExerciseOutput(emit, asked.output)) {
    learnOcamlParts(assignment); // before the work
    demandFree(asked.output);
  }
  if (asked.dump !== undefined) return dumpSuite(asked.dump, requests, sources, io);
  if (asked.score !== undefined) return scoreCommand({ requests, tests: asked.score, sources, json: asked.json }, io);
  const { from = "reference", minimize = false } = assignment.suite;
  if (from !== "reference" && asked.submissions.length === 0 && asked.from !== undefined)
    throw new Misuse(`--from ${from} needs submissions: name some after "${asked.assignment}"`);
  const own = [
    ...sources.flatMap(filesOf).map(({ name }) => name),
    ...(asked.output === undefined ? [] : [asked.output]),
  ];
  const given = asked.estimate ? [] : asked.submissions;
  const reading = await readClass(given, assignment, own, io);
  if (!reading.ok) {
    io.error(renderDiagnostics(io.words, reading.errors, [], io.style));
    return 2;
  }
  const lastYear = asked.learn.length === 0 ? undefined : await readClass(asked.learn, assignment, own, io);
  if (lastYear?.ok === false) {
    io.error(renderDiagnostics(io.words, lastYear.errors, [], io.style));
    return 2;
  }
  const { rows } = reading.value;
  const [, ...others] = assignment.references;
  const asking: SuiteAsking = {
    requests,
    others,
    submissions: rows,
    from: rows.length === 0 ? "reference" : from,
    minimize,
    most: asked.most,
    learn: lastYear?.value.rows ?? [],
  };
  return make({ asked, assignment, asking, emit, class: reading.value }, io);
}

/** About the first reference. */
function dumpSuite(
  stage: string,
  requests: readonly SuiteRequest[],
  sources: readonly Source[],
  io: Io,
): Promise<ExitCode> {
  const session = io.session(sources.map(({ name }) => name));
  const jobs = requests.map((request) => ({ kind: "suite", request }) as const);
  const control = { signal: io.interruption(), timeMaxMs: JOB_TIME_MAX_MS };
  return dumpCommand(session, { stage, jobs, sources, control, onProgress: statusLine(io) }, io);
}

async function make(work: Work, io: Io): Promise<ExitCode> {
  const { asked, asking } = work;
  const jobs = asking.others.length + asking.submissions.length + asking.learn.length;
  const files = sourcesIn(work).map(({ name }) => name);
  const wanted = { files, jobs, workers: asked.workers, onProgress: statusLine(io) };
  return withAskers(wanted, io, async (askers) => {
    const ending = await makeSuite(asking, {
      ...askers,
      onProgress: (progress) => io.status(progressLine(io.words, progress)),
    });
    io.status("");
    switch (ending.kind) {
      case "made":
        return print(ending.suite, work, askers, io);
      case "rejected":
        io.error(renderDiagnostics(io.words, ending.errors, sourcesIn(work), io.style));
        return 2;
      case "unfinished":
        io.error(
          askers.isStopped()
            ? `${io.words.commands.interrupted}\n`
            : stopMessage(io.words, asked.assignment, ending.reason),
        );
        return 3;
      case "not-ready":
        io.error(`elenchus: ${displayUnicode(io.words.reasons.notReady(ending.why))}.\n`);
        return 2;
    }
  });
}

async function print(found: Suite, work: Work, { isStopped }: Askers, io: Io): Promise<ExitCode> {
  const { asked, assignment, emit } = work;
  const suite: Suite = { ...found, notices: [...work.class.notices, ...found.notices] };
  io.error(renderNotices(io.words, suite.unchecked, sourcesIn(work), io.style));
  for (const notice of suite.notices) io.error(`${displayUnicode(io.words.reasons.notice(notice))}\n`);
  if (isStopped()) io.error(`${io.words.commands.interruptedSuite}\n`);
  if (asked.estimate) {
    const { budget } = assignment.suite;
    io.out(renderEstimates(io.words, suite.functions, typeof budget === "number" ? budget : undefined));
    return suite.functions.length === 0 ? 2 : 0;
  }
  const [reference = { name: "" }] = assignment.references;
  const { words, suites } = languageOf(io.languages, reference);
  const tests = named(io.words, suite.tests, words);
  const equations = tests.filter(isWritten);
  const writer = suites?.forms.includes(emit) ? await suites.writer() : undefined;
  const exercise = isExerciseOutput(emit, asked.output) ? learnOcamlParts(assignment) : undefined;
  const whyNot = (test: WrittenTest): NotWritten | undefined => {
    const of = suite.functions.find((each) => each.function === test.function);
    return writer?.whyNot(emit, test, of?.type ?? "") ?? (exercise && of && whyNotAsked(exercise, of, test));
  };
  const writable = equations.filter((test) => whyNot(test) === undefined);
  const names = [...new Set(writable.map((test) => test.function))];
  const tested = testedAssignment(assignment, names, asked.output);
  const about = {
    reference: reference.name,
    emit,
    module: asked.module,
    observers: observersOf(assignment),
    assignment: tested,
  };
  const text = emitted({ words: io.words, suite, tests, writable, asked: about, writer });
  const left: readonly LeftOut[] = [
    ...leftOut(tests.flatMap((test) => (isWritten(test) ? [] : (test.unwritten ?? NO_EXPRESSION)))),
    ...leftOut(equations.flatMap((test) => whyNot(test) ?? [])),
  ];
  const isData = emit === "json"; // which has all of them
  const summary = renderSuite(io.words, { ...suite, tests: isData ? tests : writable, left: isData ? [] : left });
  if (asked.output === undefined) {
    io.out(text);
    io.error(summary);
  } else if (exercise !== undefined) {
    const tested = suite.functions.filter((each) => names.includes(each.function));
    const files = writeExercise(asked.output, assignment.name, exercise, tested, text);
    io.out(summary);
    for (const file of files) io.out(`${io.words.commands.wrote(join(asked.output, file))}\n`);
  } else {
    await save(asked.output, text);
    io.out(summary);
    io.out(`${io.words.commands.wrote(asked.output)}\n`);
  }
  return isStopped() ? 3 : exitCodeOf(suite);
}

const NO_EXPRESSION: NotWritten = { kind: "no-expression" };

function whyNotAsked(exercise: LearnOcamlParts, of: FunctionSuite, test: WrittenTest): NotWritten | undefined {
  return isAskable(exercise, of, test) ? undefined : { kind: "own-types", form: "Learn-OCaml" };
}

/** Each reason once. */
function leftOut(reasons: readonly NotWritten[]): readonly LeftOut[] {
  const byReason = new Map<string, { readonly why: NotWritten; readonly tests: number }>();
  for (const why of reasons) {
    const key = JSON.stringify(why);
    byReason.set(key, { why, tests: (byReason.get(key)?.tests ?? 0) + 1 });
  }
  return [...byReason.values()];
}

/** The texts that observers are in. */
function observersOf({ usual, functions }: Assignment): readonly string[] {
  const settings = functions.length === 0 ? [usual] : functions;
  return [...new Set(settings.flatMap(({ observe }) => observe?.source?.text ?? []))];
}

function exitCodeOf({ functions, submissions }: Suite): ExitCode {
  if (functions.length === 0) return 2;
  return submissions.some(({ fails, missing }) => fails !== 0 || missing.length > 0) ? 1 : 0;
}

async function save(path: string, text: string | Uint8Array): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new Misuse(`cannot write "${path}": the system says ${String(error.code)}`);
  }
}

function sourcesIn({ assignment, asking }: Work): readonly Source[] {
  return [...sourcesOf(assignment), ...asking.submissions.flatMap(({ program }) => program ?? [])];
}

function statusLine(io: Io): (progress: Progress) => void {
  const started = performance.now();
  return ({ function: name, paths, size }) => {
    const ms = performance.now() - started;
    if (ms < STATUS_AFTER_MS) return;
    io.status(io.words.commands.exploring(name, paths, size, Math.floor(ms / 1_000)));
  };
}

function progressLine({ commands }: Words, { phase, done, total }: SuiteProgress): string {
  return `${progressBar(done, total)} ${commands.suiteProgress(phase, { some: done, all: total })}`;
}
