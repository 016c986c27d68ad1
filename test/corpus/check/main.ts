// npm run corpus:check -- FOLDER [--problem P] [--id SUB] [--only wrong|unrefuted|disputed|all]
// [--strategy S|all] [--json FILE] [--confirm] [--jobs N]: measures `check` on a corpus of
// assignments. Prints what is refuted beside another tool's figures, how far the rest is covered, and
// at what cost. --confirm asks the real OCaml about every witness; --json writes the answers without
// their times, so that two runs can be compared.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { isMainThread } from "node:worker_threads";
import { USUAL_SEARCH } from "../../../src/jobs/check-request.js";
import { tuneEngine } from "../../../src/node/engine.js";
import { type Corpus, readCorpus, type Submission } from "../read.js";
import { readBaseline } from "./baseline.js";
import { confirm } from "./confirm.js";
import { reportCovered } from "./covered.js";
import { openTestGrammar } from "./grammar.js";
import { checkAll } from "./pool.js";
import { reportRefuted } from "./refuted.js";
import { compareStrategies } from "./strategies.js";
import { METHODS, type Method, type Row, tasksOf } from "./task.js";
import { work } from "./work.js";

const ONLY = ["wrong", "unrefuted", "disputed", "all"] as const;

type Options = {
  readonly folder: string;
  readonly corpus: Corpus;
  readonly isWanted: (submission: Submission) => boolean;
  readonly method: Method | "all";
  readonly json: string | undefined;
  readonly confirm: boolean;
  readonly jobs: number;
  readonly solver: "embedded" | "native";
};

async function main(): Promise<number> {
  const options = readOptions();
  if (options === undefined) {
    process.stderr.write(
      `usage: npm run corpus:check -- FOLDER [--problem P] [--id SUB] [--only ${ONLY.join("|")}]
       [--strategy ${METHODS.join("|")}|all] [--json FILE] [--confirm] [--jobs N] [--solver embedded|native]
The folder must hold problems.json and submissions.jsonl.\n`,
    );
    return 2;
  }
  tuneEngine();
  const grammar = await openTestGrammar();
  const baseline = readBaseline(options.folder, grammar);
  if (options.method === "all") return await compareStrategies((method) => measure(options, method), grammar);
  const rows = await measure(options, options.method);
  if (rows.length === 0) throw new Error("no submission is selected");
  reportRefuted(rows, baseline, grammar);
  reportCovered(rows);
  if (options.json !== undefined) writeFileSync(options.json, rows.map(jsonLine).join(""));
  return options.confirm && !(await confirm(rows)) ? 1 : 0;
}

function readOptions(): Options | undefined {
  const { values, positionals } = parseArgs({
    options: {
      problem: { type: "string" },
      id: { type: "string" },
      only: { type: "string" },
      strategy: { type: "string", default: USUAL_SEARCH.strategy },
      json: { type: "string" },
      confirm: { type: "boolean", default: false },
      jobs: { type: "string", default: "1" },
      solver: { type: "string", default: "embedded" },
    },
    allowPositionals: true,
  });
  const [folder = ""] = positionals;
  const corpus = readCorpus(folder);
  const method = [...METHODS, "all" as const].find((name) => name === values.strategy);
  // Strategies are compared by what they find, so on what is known to be there.
  const usual = method === "all" ? "wrong" : "all";
  const only = ONLY.find((name) => name === (values.only ?? usual));
  const solver = (["embedded", "native"] as const).find((name) => name === values.solver);
  const jobs = Number(values.jobs);
  const isGood = corpus && method && only && solver && Number.isInteger(jobs) && jobs > 0;
  if (!isGood) return undefined;
  const isWanted = ({ problem, id, label }: Submission): boolean =>
    (values.problem ?? problem) === problem && (values.id ?? id) === id && (only === "all" || only === label);
  return { folder, corpus, isWanted, method, json: values.json, confirm: values.confirm, jobs, solver };
}

function measure({ corpus, isWanted, jobs, solver }: Options, method: Method): Promise<Row[]> {
  const strategy = method === "testml" ? USUAL_SEARCH.strategy : method;
  return checkAll(tasksOf(corpus, { strategy, solver }, isWanted), jobs, { solver, method });
}

/** Everything but how long it took. */
function jsonLine({ problem, id, label, answer }: Row): string {
  if ("failed" in answer) return `${JSON.stringify({ problem, id, label, ...answer })}\n`;
  const { ms: _, ...explored } = answer.explored;
  return `${JSON.stringify({ problem, id, label, ...answer, explored })}\n`;
}

// Submissions are checked in workers, which load this same file.
if (isMainThread) process.exitCode = await main();
else await work();
