// Does a job: reads the program, and runs it and the expressions in order, or checks it. Says
// everything it finds through `emit` as it goes, so that the host can print meanwhile.
import { absurd } from "../basis/absurd.js";
import { con } from "../core/type.js";
import { UNIT } from "../core/value.js";
import { type Limits, type Outcome, type Report, USUAL_DEPTH } from "../eval/outcome.js";
import { load, type Machine } from "../eval/run.js";
import type { Entry, Loaded } from "../language/language.js";
import { languageOf } from "../language/names.js";
import type { Languages } from "../pipeline.js";
import type { Checked } from "../report/diagnostic.js";
import { notSupported } from "../report/not-checked.js";
import type { Solver } from "../smt/solver.js";
import type { CheckRequest } from "../subject/check-request.js";
import type { ProgramLanguages } from "../subject/read-programs.js";
import { checkPrograms } from "./check.js";
import { fingerprint } from "./fingerprint.js";
import type { Answer, Ending, Job, JobEvent, TypedFunction } from "./job.js";
import { otherOutcomes } from "./other-outcomes.js";
import { replay } from "./replay.js";
import { scoreTests } from "./score.js";
import { suitePrograms } from "./suite.js";
import type { SuiteRequest } from "./suite-request.js";
import { tryTests } from "./try-tests.js";

/** What the work needs from the thread that it is done in. */
export type Tools = {
  readonly memoryIsLow: () => boolean;
  readonly isCancelled: () => boolean;
  readonly now: () => number; // milliseconds
  readonly solver: (choice: CheckRequest["solver"]) => Solver;
};

type Emit = (event: JobEvent) => void;
type RunJob = Extract<Job, { readonly kind: "run" }>;

const OUTPUT_BYTES_MAX = 10_000_000;

export async function doJob(languages: Languages, job: Job, tools: Tools, emit: Emit): Promise<Ending> {
  switch (job.kind) {
    case "check":
      return check(await languagesOf(languages, job.request), job.request, tools, emit);
    case "suite":
      return suite(await languagesOf(languages, job.request.programs), job.request, tools, emit);
    case "score":
      return score(await languagesOf(languages, job.request), job, tools, emit);
    case "fingerprint": {
      const found = fingerprint(await languagesOf(languages, job.request), job.request);
      return orRejected(found, (prints) => ({ kind: "fingerprinted", ...prints }));
    }
    case "replay": {
      const pair = await languagesOf(languages, job.request);
      const replayed = replay(pair, job.request, job.inputs, tools.memoryIsLow);
      return orRejected(replayed, (results) => ({ kind: "replayed", results }));
    }
    case "outcomes": {
      const pair = await languagesOf(languages, job.request);
      const told = otherOutcomes(pair, job.request, job.inputs, tools.memoryIsLow);
      return orRejected(told, (outcomes) => ({ kind: "told", outcomes }));
    }
    case "try": {
      const pair = await languagesOf(languages, job.request);
      const tried = tryTests(pair, job.request, job.inputs, tools.memoryIsLow);
      return orRejected(tried, (found) => ({ kind: "tried", ...found }));
    }
    case "types": {
      const { read } = await languages(languageOf(job.source));
      return orRejected(read([job.source], []), (loaded) => ({
        kind: "typed",
        signature: loaded.signature,
        functions: functionsOf(loaded),
        unchecked: notSupported(loaded.unchecked),
      }));
    }
    case "run": {
      const { read } = await languages(languageOf(programOf(job)));
      return orRejected(read(job.sources, job.expressions), (loaded) => run(loaded, job, tools.memoryIsLow, emit));
    }
    default:
      return absurd(job);
  }
}

function functionsOf({ values }: Loaded): readonly TypedFunction[] {
  const last = new Map(values.filter(({ type }) => type.kind === "fn").map(({ name, shownType }) => [name, shownType]));
  return [...last].map(([name, type]) => ({ name, type }));
}

/** What stands before the last file is its prelude. */
function programOf({ sources }: RunJob): { readonly name: string } {
  return sources.at(-1) ?? { name: "" };
}

async function languagesOf(languages: Languages, { reference, submission }: CheckRequest): Promise<ProgramLanguages> {
  return {
    reference: await languages(languageOf(reference)),
    submission: await languages(languageOf(submission)),
  };
}

function orRejected<T>(checked: Checked<T>, ending: (value: T) => Ending): Ending {
  return checked.ok ? ending(checked.value) : { kind: "rejected", errors: checked.errors };
}

async function check(languages: ProgramLanguages, request: CheckRequest, tools: Tools, emit: Emit): Promise<Ending> {
  const checked = await checkPrograms(languages, request, {
    ...tools,
    solver: tools.solver(request.solver),
    onProgress: nowAndThen(tools.now, (progress) => emit({ kind: "progress", progress })),
    onBegin: (functions, unchecked) => emit({ kind: "begun", functions, unchecked }),
    onDecided: (answer) => emit({ kind: "decided", answer }),
  });
  return orRejected(checked, (found) => ({ kind: "checked", ...found }));
}

async function suite(languages: ProgramLanguages, request: SuiteRequest, tools: Tools, emit: Emit): Promise<Ending> {
  const made = await suitePrograms(languages, request, {
    ...tools,
    solver: tools.solver(request.programs.solver),
    onProgress: nowAndThen(tools.now, (progress) => emit({ kind: "progress", progress })),
  });
  return orRejected(made, (found) => ({ kind: "suited", ...found }));
}

type ScoreJob = Extract<Job, { readonly kind: "score" }>;

async function score(
  languages: ProgramLanguages,
  { request, inputs }: ScoreJob,
  tools: Tools,
  emit: Emit,
): Promise<Ending> {
  const scored = await scoreTests(languages, request, inputs, {
    ...tools,
    solver: tools.solver(request.solver),
    onProgress: nowAndThen(tools.now, (progress) => emit({ kind: "progress", progress })),
  });
  return orRejected(scored, (scores) => ({ kind: "scored", scores }));
}

const PROGRESS_EVERY_MS = 100;

/** Telling another thread of every path would cost as much as the paths do. */
function nowAndThen<T>(now: () => number, tell: (news: T) => void): (news: T) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (news) => {
    const time = now();
    if (time - toldAt < PROGRESS_EVERY_MS) return;
    toldAt = time;
    tell(news);
  };
}

function run(loaded: Loaded, job: RunJob, memoryIsLow: () => boolean, emit: Emit): Ending {
  const limits: Limits = { fuel: job.stepsMax, depth: USUAL_DEPTH, outputBytes: OUTPUT_BYTES_MAX };
  if (loaded.unchecked.length > 0) emit({ kind: "unchecked", notices: notSupported(loaded.unchecked) });
  const machine = load(loaded.program, limits, { memoryIsLow });
  emitOutput(machine, emit);
  const ending = runEntries(loaded, machine, limits, emit);
  return ending.kind === "finished" || ending.kind === "raised"
    ? (finish(loaded, machine, limits, emit) ?? ending)
    : ending;
}

function runEntries(loaded: Loaded, machine: Machine, limits: Limits, emit: Emit): Ending {
  if (machine.outcome.kind !== "value") return endingOf(loaded, machine.outcome);
  for (const entry of loaded.entries) {
    const report = machine.call(entry.name, [UNIT], limits);
    emitOutput(report, emit);
    const answer = answerOf(loaded, entry, report);
    emit({ kind: "answered", answer });
    if (answer.kind === "exited") return { kind: "exited", code: answer.code };
  }
  return { kind: "finished" };
}

/** What the program wants done at its end, also when that is an exception; tells only of its failure. */
function finish(loaded: Loaded, machine: Machine, limits: Limits, emit: Emit): Ending | undefined {
  if (loaded.finish === undefined) return undefined;
  const report = machine.call(loaded.finish, [UNIT], limits);
  emitOutput(report, emit);
  return report.outcome.kind === "value" ? undefined : endingOf(loaded, report.outcome);
}

function emitOutput({ output, errors }: Report, emit: Emit): void {
  if (output !== "") emit({ kind: "output", stream: "out", text: output });
  if (errors !== "") emit({ kind: "output", stream: "error", text: errors });
}

type Failed = Extract<Ending, { readonly kind: "raised" | "exited" | "unsupported" | "unfinished" }>;

function endingOf(loaded: Loaded, outcome: Exclude<Outcome, { readonly kind: "value" }>): Failed {
  if (outcome.kind === "raised") {
    const { exn } = outcome;
    return { kind: "raised", exception: loaded.showValue(exn, con("exn")), text: loaded.showException(exn) };
  }
  return outcome.kind === "unfinished" ? { kind: "unfinished", reason: outcome.why } : outcome;
}

function answerOf(loaded: Loaded, entry: Entry, { outcome, steps }: Report): Answer {
  const base = { from: entry.at.file, type: entry.showType(), steps };
  if (outcome.kind !== "value") return { ...base, ...endingOf(loaded, outcome) };
  const { value } = outcome;
  return { ...base, kind: "value", value: loaded.showValue(value, entry.type), text: entry.show(value) };
}
