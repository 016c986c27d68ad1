// npm run corpus:suite -- FOLDER [--problem P] [--seconds N] [--minimize] [--all N]: for every assignment of a corpus the
// suite of the reference alone, at the automatic budget (within some seconds): how many tests, how strong they are,
// and how many of the wrong submissions they catch, beside the teachers' own tests. --all N also makes suites from the
// ways of N submissions of each assignment.
import { parseArgs } from "node:util";
import { makeSuite, type Suite, type SuiteAsking } from "../../../src/classroom/make-suite.js";
import type { CheckRequest } from "../../../src/library/check-request.js";
import type { Ending, Job, Session } from "../../../src/library/job.js";
import type { ReplayInput } from "../../../src/library/replay.js";
import { openSession, SESSION_LIMITS } from "../../../src/library/session.js";
import { AUTO_STEPS_MAX, USUAL_INPUTS, USUAL_PATHS_MAX, USUAL_STEPS_MAX } from "../../../src/library/suite-request.js";
import { USUAL_COSTS } from "../../../src/questions/cover/costs.js";
import { builtFolder } from "../../project-root.js";
import { type Corpus, type Problem, readCorpus, type Submission } from "../read.js";

type Options = {
  readonly corpus: Corpus;
  readonly problem: string | undefined;
  readonly seconds: number | undefined;
  readonly minimize: boolean;
  readonly all: number;
  readonly verbose: boolean;
};

/** Without --seconds the number of steps decides, whatever else the machine has to do. */
const SAFETY_NET = 300;
const CONTROL = { timeMaxMs: 1_000 * SAFETY_NET };
const REPLAY_CONTROL = { timeMaxMs: 30_000 };

async function main(): Promise<number> {
  const options = readOptions();
  if (options === undefined) {
    process.stderr.write(
      "usage: npm run corpus:suite -- FOLDER [--problem P] [--seconds N] [--minimize] [--all N] [--verbose]\nThe folder must hold problems.json and submissions.jsonl.\n",
    );
    return 2;
  }
  const rows: Row[] = [];
  for (const problem of options.corpus.problems.values()) {
    if (options.problem !== undefined && options.problem !== problem.problem) continue;
    const row = await measure(options, problem);
    rows.push(row);
    process.stdout.write(rowText(row));
  }
  process.stdout.write(rowText(rows.reduce(plus, { ...EMPTY, problem: "all" })));
  return 0;
}

function readOptions(): Options | undefined {
  const { values, positionals } = parseArgs({
    options: {
      problem: { type: "string" },
      seconds: { type: "string" },
      minimize: { type: "boolean", default: false },
      all: { type: "string", default: "0" },
      verbose: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const corpus = readCorpus(positionals[0] ?? "");
  if (corpus === undefined) return undefined;
  const { problem, minimize, verbose } = values;
  return {
    corpus,
    problem,
    seconds: values.seconds === undefined ? undefined : Number(values.seconds),
    minimize,
    all: Number(values.all),
    verbose,
  };
}

type Row = {
  readonly problem: string;
  readonly tests: number;
  readonly seconds: number;
  readonly branches: readonly [number, number];
  readonly mutants: readonly [number, number];
  readonly wrong: number;
  readonly caught: number;
  readonly byTeachers: number;
  /** With the ways of some submissions: tests, and wrong submissions caught. */
  readonly allTests: number;
  readonly allCaught: number;
};

const EMPTY: Row = {
  problem: "",
  tests: 0,
  seconds: 0,
  branches: [0, 0],
  mutants: [0, 0],
  wrong: 0,
  caught: 0,
  byTeachers: 0,
  allTests: 0,
  allCaught: 0,
};

function plus(a: Row, b: Row): Row {
  const pair = (x: Row["branches"], y: Row["branches"]): Row["branches"] => [x[0] + y[0], x[1] + y[1]];
  return {
    problem: a.problem,
    tests: a.tests + b.tests,
    seconds: a.seconds + b.seconds,
    branches: pair(a.branches, b.branches),
    mutants: pair(a.mutants, b.mutants),
    wrong: a.wrong + b.wrong,
    caught: a.caught + b.caught,
    byTeachers: a.byTeachers + b.byTeachers,
    allTests: a.allTests + b.allTests,
    allCaught: a.allCaught + b.allCaught,
  };
}

function rowText(row: Row): string {
  const { tests, seconds, branches, mutants, wrong, caught, byTeachers } = row;
  const cells = [
    row.problem.padEnd(14),
    `${tests} tests`.padStart(10),
    `${seconds.toFixed(1)} s`.padStart(8),
    `${branches.join("/")} branches`.padStart(17),
    `${mutants.join("/")} mutants`.padStart(18),
    `wrong ${wrong}: caught ${caught}, teachers ${byTeachers}`,
    row.allTests === 0 ? "" : `, all: ${row.allTests} tests catch ${row.allCaught}`,
  ];
  return `${cells.join(" ")}\n`;
}

async function measure(options: Options, problem: Problem): Promise<Row> {
  const session = openSession(new URL("worker.js", builtFolder()), SESSION_LIMITS, ["ocaml"]);
  const start = performance.now();
  const suite = await suiteOf(session, askingOf(options, problem, []));
  const seconds = (performance.now() - start) / 1_000;
  const [each] = suite.functions;
  if (options.verbose) for (const round of each?.rounds ?? []) process.stdout.write(`    ${JSON.stringify(round)}\n`);
  const tests = suite.tests.map(
    (test): ReplayInput => ({
      function: test.function,
      input: { chosen: test.chosen },
      exceptions: "undefined",
      expect: undefined,
      raises: false,
    }),
  );
  if (options.verbose)
    for (const test of suite.tests) process.stdout.write(`    ${test.call} = ${test.expected.text}\n`);
  const ofProblem = options.corpus.submissions.filter((other) => other.problem === problem.problem);
  const wrong = ofProblem.filter(({ label }) => label === "wrong");
  const own = await caughtBy(session, problem, wrong, tests);
  const teachers = await caughtBy(session, problem, wrong, teachersTests(problem));
  if (options.verbose)
    for (const submission of wrong)
      if (!own.has(submission.id))
        process.stdout.write(
          `    missed ${submission.id}${teachers.has(submission.id) ? " (teachers catch it)" : ""}\n`,
        );
  const sample = ofProblem.filter(({ label }) => label !== "reference").slice(0, options.all);
  const all = sample.length === 0 ? undefined : await suiteOf(session, askingOf(options, problem, sample));
  const allCaught = all === undefined ? new Set() : await caughtBy(session, problem, wrong, all.tests.map(inputOf));
  await session.close();
  const killed = new Set(suite.tests.flatMap(({ kills }) => kills)).size;
  const { mutants, branches } = each?.strength ?? { mutants: undefined, branches: undefined };
  return {
    problem: problem.problem,
    tests: suite.tests.length,
    seconds,
    branches: [branches?.taken ?? 0, branches?.all ?? 0],
    mutants: [killed, (mutants?.all ?? 0) - (mutants?.equivalent ?? 0)],
    wrong: wrong.length,
    caught: own.size,
    byTeachers: teachers.size,
    allTests: all?.tests.length ?? 0,
    allCaught: allCaught.size,
  };
}

function inputOf({ function: name, chosen }: Suite["tests"][number]): ReplayInput {
  return { function: name, input: { chosen }, exceptions: "undefined", expect: undefined, raises: false };
}

async function suiteOf(session: Session, asking: SuiteAsking): Promise<Suite> {
  const ask = (job: Job): Promise<Ending> => session.ask(job, () => undefined, CONTROL);
  const ending = await makeSuite(asking, { askFirst: ask, ask, onProgress: () => undefined });
  if (ending.kind === "made") return ending.suite;
  process.stderr.write(`${asking.requests[0]?.programs.reference.name}: ${JSON.stringify(ending).slice(0, 300)}\n`);
  return { functions: [], refused: [], tests: [], submissions: [], unchecked: [], notices: [] };
}

function programsOf({ problem, function: name, reference, observer }: Problem, submission: string): CheckRequest {
  const source = { name: `${problem}.ml`, text: reference };
  return {
    reference: source,
    submission: { name: "submission.ml", text: submission },
    prelude: undefined,
    observe: observer && { source: { name: "observer.ml", text: observer.source }, function: observer.function },
    given: undefined,
    functions: [name],
    exceptions: "undefined",
    strategy: "explore",
    budget: undefined,
    all: 1,
    seed: 1,
    solver: "embedded",
  };
}

function askingOf({ seconds, minimize }: Options, problem: Problem, sample: readonly Submission[]): SuiteAsking {
  const programs = programsOf(problem, problem.reference);
  return {
    requests: [
      {
        programs: { ...programs, submission: programs.reference },
        sides: ["reference"],
        budget: "auto",
        costs: USUAL_COSTS,
        inputsPerPath: USUAL_INPUTS,
        pathsMax: USUAL_PATHS_MAX,
        stepsMax: seconds === undefined ? AUTO_STEPS_MAX : USUAL_STEPS_MAX,
        timeMaxMs: (seconds ?? SAFETY_NET) * 1_000,
        estimate: false,
        mutants: true,
      },
    ],
    others: [],
    submissions: sample.map(({ id, source }) => {
      return { id, student: id, file: undefined, program: { name: id, text: source }, why: undefined };
    }),
    from: sample.length === 0 ? "reference" : "all",
    minimize,
  };
}

function teachersTests({ function: name, observer, tests }: Problem): readonly ReplayInput[] {
  const called = observer?.function ?? name;
  return tests.map(({ inputs }) => ({
    function: called,
    input: { call: `${called} ${inputs.map((input) => `(${input})`).join(" ")}` },
    exceptions: "undefined",
    expect: undefined,
    raises: false,
  }));
}

async function caughtBy(
  session: Session,
  problem: Problem,
  submissions: readonly Submission[],
  inputs: readonly ReplayInput[],
): Promise<ReadonlySet<string>> {
  const caught = new Set<string>();
  for (const { id, source } of submissions) {
    const request = programsOf(problem, source);
    const ending = await session.ask({ kind: "replay", request, inputs }, () => undefined, REPLAY_CONTROL);
    const fails = ending.kind !== "replayed" || ending.results.some(({ kind }) => kind === "differs");
    if (fails) caught.add(id);
  }
  return caught;
}

process.exitCode = await main();
