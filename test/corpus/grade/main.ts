// npm run corpus:grade -- FOLDER [--output DIR] [--workers N] [--problem P] [--reverse] [--compare]:
// grades every assignment of a corpus, one after the other with the same processes, and prints what
// that cost, what the class added, and how the teachers' own tests did. --output keeps the reports and
// what was found out, so that a second run costs nothing; --compare also checks every submission alone
// in one process and says whether all verdicts and witnesses are the same.

import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Assignment, NO_TEST_SETTINGS, USUAL_SUITE } from "../../../src/classroom/assignment.js";
import { gradeClass } from "../../../src/classroom/grade.js";
import type { HandedIn } from "../../../src/classroom/handed-in.js";
import { openCache } from "../../../src/cli/grade/cache.js";
import { writeReports } from "../../../src/cli/grade/write-reports.js";
import { LANGUAGES } from "../../../src/languages.js";
import { openPool } from "../../../src/node/pool.js";
import { SESSION_LIMITS } from "../../../src/node/session.js";
import type { ClassResults } from "../../../src/report/class-results.js";
import { ENGLISH } from "../../../src/report/words/english.js";
import { USUAL_BEHAVIOUR } from "../../../src/subject/exercise.js";
import { type Corpus, type Problem, readCorpus } from "../read.js";
import { compareWithCheck } from "./compare.js";
import { watchMemory } from "./memory.js";
import { printTable } from "./table.js";

const DIST = new URL("../../../dist/", import.meta.url); // from node_modules/.cache/elenchus, where this is bundled to

type Options = {
  readonly corpus: Corpus;
  readonly output: string | undefined;
  readonly workers: number;
  readonly problem: string | undefined;
  readonly reverse: boolean;
  readonly compare: boolean;
};

async function main(): Promise<number> {
  const options = readOptions();
  if (options === undefined) {
    process.stderr.write(
      "usage: npm run corpus:grade -- FOLDER [--output DIR] [--workers N] [--problem P] [--reverse] [--compare]\n" +
        "The folder must hold problems.json and submissions.jsonl. Build first: npm run build\n",
    );
    return 2;
  }
  const output = options.output ?? mkdtempSync(join(tmpdir(), "elenchus-grade-"));
  try {
    const { all, seconds } = await gradeAll(options, output);
    printTable(all);
    if (options.compare) await compareWithCheck(all, options.corpus, seconds, new URL("worker.js", DIST));
  } finally {
    if (options.output === undefined) rmSync(output, { recursive: true });
  }
  return 0;
}

function readOptions(): Options | undefined {
  const { values, positionals } = parseArgs({
    options: {
      output: { type: "string" },
      workers: { type: "string", default: "2" },
      problem: { type: "string" },
      reverse: { type: "boolean", default: false },
      compare: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const corpus = readCorpus(positionals[0] ?? "");
  const { output, problem, reverse, compare } = values;
  return corpus && { corpus, output, workers: Number(values.workers), problem, reverse, compare };
}

export type Graded = { readonly problem: string; readonly results: ClassResults; readonly seconds: number };

async function gradeAll(
  options: Options,
  output: string,
): Promise<{ readonly all: readonly Graded[]; readonly seconds: number }> {
  const { corpus, workers, reverse } = options;
  const memory = watchMemory();
  const start = performance.now();
  const pool = openPool(new URL("work-process.js", DIST), workers, SESSION_LIMITS.timeMaxMs);
  const all: Graded[] = [];
  let [known, found] = [0, 0];
  for (const problem of corpus.problems.values()) {
    if (options.problem !== undefined && options.problem !== problem.problem) continue;
    const since = performance.now();
    const folder = join(output, problem.problem);
    mkdirSync(folder, { recursive: true });
    const cache = openCache(join(folder, "cache.jsonl"), engine());
    const handedIn = handedInFor(corpus, problem);
    const graded = await gradeClass(assignmentOf(problem), reverse ? handedIn.reverse() : handedIn, {
      ask: cache.remembering(pool.ask),
      languages: LANGUAGES,
      onProgress: ({ phase, done, total }) => {
        if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${problem.problem}: ${phase} ${done} of ${total}`);
      },
      version: "corpus",
      words: ENGLISH,
    });
    if (!graded.ok) throw new Error(JSON.stringify(graded));
    const told = { words: ENGLISH, results: graded.value };
    writeReports(told, told, folder, ["html", "csv", "students"], () =>
      readFileSync(new URL("grade-report.html", DIST), "utf8"),
    );
    const counts = cache.counts();
    known += counts.known;
    found += counts.found;
    cache.close();
    all.push({ problem: problem.problem, results: graded.value, seconds: (performance.now() - since) / 1_000 });
  }
  pool.close();
  const seconds = (performance.now() - start) / 1_000;
  const count = all.reduce((sum, { results }) => sum + results.summary.submissions, 0);
  process.stdout.write(
    `Graded ${all.length} assignments, ${count} submissions, with ${workers} processes in ${seconds.toFixed(1)} s; ` +
      `${found} jobs done, ${known} known from before; peak memory of all processes ${memory.stop()} MB\n\n`,
  );
  writeFileSync(join(output, "all.json"), JSON.stringify(all.map(({ problem, results }) => ({ problem, results }))));
  return { all, seconds };
}

function engine(): string {
  return createHash("sha256")
    .update(readFileSync(new URL("worker.js", DIST)))
    .digest("base64url");
}

function handedInFor({ submissions }: Corpus, { problem }: Problem): HandedIn[] {
  return submissions
    .filter((each) => each.problem === problem && each.label !== "reference")
    .map(({ id, source }) => ({ student: id, file: `${id}.ml`, program: { name: `${id}.ml`, text: source } }));
}

function assignmentOf({ problem, function: name, reference, observer, tests }: Problem): Assignment {
  const observe = observer && {
    source: { name: "observer.ml", text: observer.source },
    function: observer.function,
  };
  const settings = { observe, given: [], ...USUAL_BEHAVIOUR };
  const called = observer?.function ?? name;
  return {
    name: problem,
    references: [{ name: "reference.ml", text: reference }],
    prelude: undefined,
    functions: [{ ...settings, name, points: 1, credit: "whole", suite: NO_TEST_SETTINGS }],
    usual: settings,
    credit: "whole",
    suite: USUAL_SUITE,
    budget: undefined,
    tests: tests.map(({ inputs, expected }) => ({
      name: undefined,
      call: `${called} ${inputs.map((input) => `(${input})`).join(" ")}`,
      right: [{ kind: "value" as const, text: expected }],
    })),
    partial: true,
    locale: undefined,
    reveal: "full",
    file: undefined,
    notices: [],
  };
}

process.exit(await main());
