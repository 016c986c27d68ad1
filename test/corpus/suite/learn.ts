// npm run bench:suite-learn -- FOLDER [--problem P] [--every N]: what `suite --learn` learns. The wrong submissions of each
// assignment of a corpus are split into two halves, so that programs of the same structure are in one half. From each half a
// suite is learned, and measured on the other: how many of those it fails, beside a suite of as many tests that learned
// nothing.
import { parseArgs } from "node:util";
import type { Suite } from "../../../src/classroom/make-suite.js";
import type { Session } from "../../../src/jobs/job.js";
import { openSession, SESSION_LIMITS } from "../../../src/node/session.js";
import { builtFolder } from "../../project-root.js";
import { remembering } from "../../remembering.js";
import { type Problem, readCorpus, type Submission } from "../read.js";
import { askingOf, attemptAt, failedBy, inputOf, rowsOf, suiteOf } from "./asking.js";

/** At most so many tests: as few as a teacher may want, and what is usual. */
const MOST: readonly (number | undefined)[] = [5, 10, 20, undefined];

type Figures = { readonly tests: number; readonly caught: number };
type Row = {
  readonly problem: string;
  readonly wrong: number; // those that are measured
  readonly plain: readonly Figures[];
  readonly learned: readonly Figures[];
};

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { problem: { type: "string" }, every: { type: "string", default: "1" } },
    allowPositionals: true,
  });
  const corpus = readCorpus(positionals[0] ?? "");
  if (corpus === undefined) {
    process.stderr.write("usage: npm run bench:suite-learn -- FOLDER [--problem P] [--every N]\n");
    return 2;
  }
  const rows: Row[] = [];
  for (const [i, problem] of [...corpus.problems.values()].entries()) {
    const isWanted = values.problem === undefined ? i % Number(values.every) === 0 : values.problem === problem.problem;
    if (!isWanted) continue;
    const wrong = corpus.submissions.filter((each) => each.problem === problem.problem && each.label === "wrong");
    const row = await measure(problem, wrong);
    rows.push(row);
    process.stdout.write(rowText(row));
  }
  process.stdout.write(rowText(rows.reduce(plus)));
  return 0;
}

async function measure(problem: Problem, wrong: readonly Submission[]): Promise<Row> {
  const session = remembering(openSession(new URL("worker.js", builtFolder()), SESSION_LIMITS, ["ocaml"]));
  try {
    const [some, others] = await halves(session, problem, wrong);
    return plus(await learnedFrom(session, problem, some, others), await learnedFrom(session, problem, others, some));
  } finally {
    await session.close();
  }
}

/** By structure, in the order of the first of each: every other one. */
async function halves(
  session: Session,
  problem: Problem,
  wrong: readonly Submission[],
): Promise<readonly [readonly Submission[], readonly Submission[]]> {
  const alike = new Map<string, Submission[]>();
  for (const submission of [...wrong].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const request = attemptAt(problem, submission.source);
    const ending = await session.ask({ kind: "fingerprint", request }, () => undefined, {});
    const key = ending.kind === "done" ? ending.answer.fingerprints.whole : submission.source;
    alike.set(key, [...(alike.get(key) ?? []), submission]);
  }
  const groups = [...alike.values()];
  return [groups.filter((_, i) => i % 2 === 0).flat(), groups.filter((_, i) => i % 2 === 1).flat()];
}

async function learnedFrom(
  session: Session,
  problem: Problem,
  lastYear: readonly Submission[],
  thisYear: readonly Submission[],
): Promise<Row> {
  const asking = askingOf(problem, { seconds: undefined, minimize: false });
  const [plain, learned]: [Figures[], Figures[]] = [[], []];
  for (const most of MOST) {
    const usual = await suiteOf(session, { ...asking, most });
    const taught = await suiteOf(session, { ...asking, most, learn: rowsOf(lastYear) });
    plain.push(await figures(session, problem, thisYear, usual));
    learned.push(await figures(session, problem, thisYear, taught));
  }
  return { problem: problem.problem, wrong: thisYear.length, plain, learned };
}

async function figures(
  session: Session,
  problem: Problem,
  submissions: readonly Submission[],
  { tests }: Suite,
): Promise<Figures> {
  const failed = await failedBy(session, problem, submissions, tests.map(inputOf));
  return { tests: tests.length, caught: [...failed.values()].filter(({ length }) => length > 0).length };
}

function plus(a: Row, b: Row): Row {
  const both = (x: readonly Figures[], y: readonly Figures[]): readonly Figures[] =>
    x.map((each, i) => ({ tests: each.tests + (y[i]?.tests ?? 0), caught: each.caught + (y[i]?.caught ?? 0) }));
  return {
    problem: a.problem === b.problem ? a.problem : "all",
    wrong: a.wrong + b.wrong,
    plain: both(a.plain, b.plain),
    learned: both(a.learned, b.learned),
  };
}

/** Tests are those of both suites, of which each is measured on its half. */
function rowText({ problem, wrong, plain, learned }: Row): string {
  const cells = MOST.map((most, i) => {
    const [without, taught] = [plain[i], learned[i]];
    const size = without?.tests === taught?.tests ? `${taught?.tests}` : `${without?.tests}, ${taught?.tests}`;
    return `| ${most === undefined ? `${size} tests: ` : ""}${without?.caught} → ${taught?.caught} `;
  });
  return `| ${problem} | ${wrong} ${cells.join("")}|\n`;
}

process.exitCode = await main();
