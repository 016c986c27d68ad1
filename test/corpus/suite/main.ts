// npm run corpus:suite -- FOLDER [--problem P] [--half odd|even] [--seconds N] [--minimize] [--all N]:
// for every assignment of a corpus the
// suite of the reference alone, at the automatic budget (within some seconds): how many tests, how strong they are,
// and how many of the wrong submissions they catch, beside the teachers' own tests. --all N also makes suites from the
// ways of N submissions of each assignment.
import { parseArgs } from "node:util";
import type { Suite } from "../../../src/classroom/make-suite.js";
import { openSession, SESSION_LIMITS } from "../../../src/node/session.js";
import { minimized } from "../../../src/report/suite/select.js";
import type { GivenInput } from "../../../src/witness/given.js";
import { builtFolder } from "../../project-root.js";
import { type Corpus, type Problem, readCorpus } from "../read.js";
import { askingOf, failedBy, inputOf, rowsOf, suiteOf } from "./asking.js";

type Options = {
  readonly corpus: Corpus;
  readonly problem: string | undefined;
  /** Every other assignment: what was chosen by looking at one half is measured on the other. */
  readonly half: string | undefined;
  readonly seconds: number | undefined;
  readonly minimize: boolean;
  readonly all: number;
  readonly verbose: boolean;
};

async function main(): Promise<number> {
  const options = readOptions();
  if (options === undefined) {
    process.stderr.write(
      "usage: npm run corpus:suite -- FOLDER [--problem P] [--half odd|even] [--seconds N] [--minimize] [--all N] [--verbose]\nThe folder must hold problems.json and submissions.jsonl.\n",
    );
    return 2;
  }
  const sums = { odd: { ...EMPTY, problem: "1st, 3rd ..." }, even: { ...EMPTY, problem: "2nd, 4th ..." } };
  for (const [i, problem] of [...options.corpus.problems.values()].entries()) {
    const half = i % 2 === 0 ? "odd" : "even";
    if ((options.problem ?? problem.problem) !== problem.problem || (options.half ?? half) !== half) continue;
    const row = await measure(options, problem);
    sums[half] = plus(sums[half], row);
    process.stdout.write(rowText(row));
  }
  for (const row of [sums.odd, sums.even, plus({ ...sums.odd, problem: "all" }, sums.even)])
    process.stdout.write(rowText(row));
  return 0;
}

function readOptions(): Options | undefined {
  const { values, positionals } = parseArgs({
    options: {
      problem: { type: "string" },
      half: { type: "string" },
      seconds: { type: "string" },
      minimize: { type: "boolean", default: false },
      all: { type: "string", default: "0" },
      verbose: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const corpus = readCorpus(positionals[0] ?? "");
  if (corpus === undefined) return undefined;
  const { problem, half, minimize, verbose } = values;
  return {
    corpus,
    problem,
    half,
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
  /** Of all threads. */
  readonly cpuSeconds: number;
  readonly branches: readonly [number, number];
  readonly mutants: readonly [number, number];
  readonly wrong: number;
  readonly caught: number;
  readonly byTeachers: number;
  /** By the first so many in the order of the suite, and by so many of the strongest. */
  readonly byFirst: readonly number[];
  readonly byStrongest: readonly number[];
  readonly fewest: number;
  readonly byFewest: number;
  /** With the ways of some submissions: tests, and wrong submissions caught. */
  readonly allTests: number;
  readonly allCaught: number;
};

const COUNTS = [5, 10, 15, 20, 30];

const EMPTY: Row = {
  problem: "",
  tests: 0,
  seconds: 0,
  cpuSeconds: 0,
  branches: [0, 0],
  mutants: [0, 0],
  wrong: 0,
  caught: 0,
  byTeachers: 0,
  byFirst: COUNTS.map(() => 0),
  byStrongest: COUNTS.map(() => 0),
  fewest: 0,
  byFewest: 0,
  allTests: 0,
  allCaught: 0,
};

function plus(a: Row, b: Row): Row {
  const both = <T>(x: T, y: T): T =>
    (typeof x === "number"
      ? x + (y as number)
      : Array.isArray(x)
        ? x.map((each: number, i) => each + ((y as number[])[i] ?? 0))
        : x) as T;
  return Object.fromEntries(Object.entries(a).map(([key, value]) => [key, both(value, b[key as keyof Row])])) as Row;
}

function rowText(row: Row): string {
  const { tests, seconds, cpuSeconds, branches, mutants, wrong, caught, byTeachers } = row;
  const cells = [
    row.problem.padEnd(14),
    `${tests} tests`.padStart(10),
    `${seconds.toFixed(1)} s, cpu ${cpuSeconds.toFixed(1)} s`.padStart(17),
    `${branches.join("/")} branches`.padStart(17),
    `${mutants.join("/")} mutants`.padStart(18),
    `wrong ${wrong}: caught ${caught}, teachers ${byTeachers};`,
    `first ${COUNTS.join(", ")}: ${row.byFirst.join(", ")};`,
    `strongest: ${row.byStrongest.join(", ")};`,
    `minimized: ${row.byFewest} by ${row.fewest}`,
    row.allTests === 0 ? "" : `; all: ${row.allTests} tests catch ${row.allCaught}`,
  ];
  return `${cells.join(" ")}\n`;
}

async function measure(options: Options, problem: Problem): Promise<Row> {
  const session = openSession(new URL("worker.js", builtFolder()), SESSION_LIMITS, ["ocaml"]);
  const [start, cpuStart] = [performance.now(), process.cpuUsage()];
  const suite = await suiteOf(session, askingOf(problem, options));
  const seconds = (performance.now() - start) / 1_000;
  const cpu = process.cpuUsage(cpuStart);
  const [each] = suite.functions;
  if (options.verbose) {
    for (const round of each?.rounds ?? []) process.stdout.write(`    ${JSON.stringify(round)}\n`);
    for (const { rank, call, expected } of suite.tests)
      process.stdout.write(`    ${rank}: ${call} = ${expected.text}\n`.replaceAll(/\n +/g, " ").replace(/^ ?/, "    "));
  }
  const ofProblem = options.corpus.submissions.filter((other) => other.problem === problem.problem);
  const wrong = ofProblem.filter(({ label }) => label === "wrong");
  const failed = await failedBy(session, problem, wrong, suite.tests.map(inputOf));
  const teachers = await failedBy(session, problem, wrong, teachersTests(problem));
  const caught = (tests: readonly Suite["tests"][number][]): number => {
    const chosen = new Set(tests.map((test) => suite.tests.indexOf(test)));
    return [...failed.values()].filter((some) => some === "all" || some.some((i) => chosen.has(i))).length;
  };
  if (options.verbose)
    for (const [id, some] of failed)
      if (some.length === 0)
        process.stdout.write(`    missed ${id}${teachers.get(id)?.length === 0 ? "" : " (teachers catch it)"}\n`);
  const sample = ofProblem.filter(({ label }) => label !== "reference").slice(0, options.all);
  const all =
    sample.length === 0
      ? undefined
      : await suiteOf(session, {
          ...askingOf(problem, options),
          submissions: rowsOf(sample),
          from: "all" as const,
        });
  const allFailed = await failedBy(session, problem, wrong, all?.tests.map(inputOf) ?? []);
  await session.close();
  const { mutants, branches } = each?.strength ?? { mutants: undefined, branches: undefined };
  const fewest = minimizedOf(suite.tests);
  return {
    problem: problem.problem,
    tests: suite.tests.length,
    seconds,
    cpuSeconds: (cpu.user + cpu.system) / 1_000_000,
    branches: [branches?.taken ?? 0, branches?.all ?? 0],
    mutants: [mutants?.killed ?? 0, (mutants?.all ?? 0) - (mutants?.equivalent ?? 0)],
    wrong: wrong.length,
    caught: caught(suite.tests),
    byTeachers: [...teachers.values()].filter(({ length }) => length > 0).length,
    byFirst: COUNTS.map((n) => caught(suite.tests.slice(0, n))),
    byStrongest: COUNTS.map((n) => caught(suite.tests.filter(({ rank }) => rank < n))),
    fewest: fewest.length,
    byFewest: caught(fewest),
    allTests: all?.tests.length ?? 0,
    allCaught: [...allFailed.values()].filter(({ length }) => length > 0).length,
  };
}

/** As --minimize does. */
function minimizedOf(tests: Suite["tests"]): Suite["tests"] {
  const shown = tests.map((test) => {
    const shows = [...test.branches.map((n) => `branch ${n}`), ...test.kills.map((n) => `mutant ${n}`)];
    return { test, way: test.way, size: test.size, shows };
  });
  return minimized(shown).map(({ test }) => test);
}

function teachersTests({ function: name, observer, tests }: Problem): readonly GivenInput[] {
  const called = observer?.function ?? name;
  return tests.map(({ inputs }) => ({
    function: called,
    input: { call: `${called} ${inputs.map((input) => `(${input})`).join(" ")}` },
    exceptions: "undefined",
    expect: undefined,
    raises: false,
  }));
}

process.exitCode = await main();
