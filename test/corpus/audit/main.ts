// npm run corpus:audit -- [FOLDER] [--pairs N] [--inputs N] [--seed N] [--jobs N] [--families] [--only NAME]: audits
// what `check` claims. Pairs of programs are checked; then every concrete input up to the claimed size, over a few
// integers, strings and functions, is enumerated and run by the concrete evaluator. No two programs
// may part inside a claim, and mutants of our own must part exactly where they were made to. Inputs are
// matched with the paths of a smaller exploration, too: each must be on exactly one. With --families, pairs of our own
// are audited by the real compilers (own/); a folder is not needed then.
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { printTable } from "../../../scripts/bench/measure.js";
import { tuneEngine } from "../../../src/node/engine.js";
import { resourceLimits, SESSION_LIMITS } from "../../../src/node/session.js";
import type { Verdict } from "../../../src/report/verdict.js";
import { openTestLanguage } from "../../language.js";
import { openTestSolver } from "../../laws/test-solver.js";
import { openTestGrammar } from "../check/grammar.js";
import { checkAll } from "../check/pool.js";
import { describe, say, sayList, verdictOf } from "../check/row.js";
import { nameOf, type Row } from "../check/task.js";
import { work } from "../check/work.js";
import { readCorpus } from "../read.js";
import { type Audited, auditClaim, type Claim } from "./audit.js";
import { choosePairs } from "./choose.js";
import { auditLeaves } from "./functions.js";
import { MUTANTS } from "./mutants.js";
import { auditFamilies } from "./own/audit-families.js";

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      pairs: { type: "string", default: "200" },
      inputs: { type: "string", default: "200000" },
      seed: { type: "string", default: "1" },
      jobs: { type: "string", default: "1" },
      families: { type: "boolean", default: false },
      only: { type: "string" },
    },
    allowPositionals: true,
  });
  const isSound = !values.families || (await auditFamilies(values.only));
  if (values.families && positionals.length === 0) return isSound ? 0 : 1;
  const corpus = readCorpus(positionals[0] ?? "");
  if (corpus === undefined) {
    process.stderr.write(
      "usage: npm run corpus:audit -- FOLDER [--pairs N] [--inputs N] [--seed N] [--jobs N]\n       npm run corpus:audit -- --families [--only NAME]\nThe folder must hold problems.json and submissions.jsonl.\n",
    );
    return 2;
  }
  tuneEngine();
  const jobs = Number(values.jobs);
  const rows = await checkAll(choosePairs(corpus, Number(values.pairs), Number(values.seed)), jobs, {
    solver: "embedded",
    method: "explore",
  });
  const claims = rows.flatMap(claimOf);
  const audited = await auditAll(claims, Number(values.inputs), jobs);
  sayList(
    "No claim",
    rows.filter((row) => claimOf(row).length === 0).map((row) => `${nameOf(row)}  ${describe(row)}`),
  );
  return report(rows, audited) && isSound ? 0 : 1;
}

// ---- claims ----

/** Up to which size the two are said to agree: below the witness, where there is one. */
function claimOf(row: Row): Claim[] {
  const verdict = verdictOf(row);
  if (verdict === undefined || verdict.kind === "cannot-compare") return [];
  const upTo = claimedSize(verdict);
  const finishes = verdict.conditions.find((condition) => condition.kind === "reference-finishes");
  const { problem, id, label, request } = row;
  const known = problem === "mutants" ? MUTANTS.find(({ name }) => name === id)?.size : undefined;
  return [{ task: { problem, id, label, request }, upTo, steps: finishes?.steps ?? Number.POSITIVE_INFINITY, known }];
}

function claimedSize(verdict: Exclude<Verdict, { readonly kind: "cannot-compare" }>): number {
  if (verdict.kind === "equal") return Number.POSITIVE_INFINITY;
  if (verdict.kind !== "differs") return verdict.upTo;
  return verdict.smallest ? verdict.witness.size - 1 : 0;
}

// ---- running ----

type AuditWork = { readonly claims: readonly Claim[]; readonly inputsMax: number };

async function auditAll(claims: readonly Claim[], inputsMax: number, jobs: number): Promise<Audited[]> {
  const shares = Array.from({ length: jobs }, (_, job) => claims.filter((__, i) => i % jobs === job));
  const done = await Promise.all(shares.map((share) => auditApart({ claims: share, inputsMax })));
  return claims.map((_, i) => done[i % jobs]?.[Math.floor(i / jobs)] as Audited);
}

/** In a thread with a deep stack. */
function auditApart(share: AuditWork): Promise<Audited[]> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: share,
    resourceLimits: { ...resourceLimits(SESSION_LIMITS), maxOldGenerationSizeMb: 2000 },
  });
  const results: Audited[] = [];
  return new Promise((resolve, reject) => {
    worker.on("message", (result: Audited) => {
      results.push(result);
      if (process.stderr.isTTY)
        process.stderr.write(`\r${results.length} of ${share.claims.length} ${result.name}   \r`);
    });
    worker.once("error", reject);
    worker.once("exit", () => resolve(results));
  });
}

async function auditWork({ claims, inputsMax }: AuditWork): Promise<void> {
  const language = await openTestLanguage();
  const leaves = auditLeaves(await openTestGrammar());
  const tools = { language, leaves, solver: openTestSolver() };
  for (const claim of claims) parentPort?.postMessage(await auditClaim(tools, claim, inputsMax));
}

// ---- telling ----

/** Whether nothing parts inside a claim, every input has its path, and every mutant parts where it should. */
function report(rows: readonly Row[], audited: readonly Audited[]): boolean {
  printTable("Audit: every input up to the claimed size, over 7 integers, 3 strings and 10 functions", [
    ["", "pairs", "claimed", "audited", "inputs", "tests", "differences inside", "paths", "matched with them"],
    ...[...new Set(audited.map(({ problem }) => problem))].map((problem) =>
      tableLine(
        problem,
        audited.filter((one) => one.problem === problem),
      ),
    ),
    tableLine("all", audited),
  ]);
  const broken = audited.flatMap((one) =>
    inside(one).map((words) => `${one.name}, claimed to ${one.claimed}: ${words}`),
  );
  sayList("Differences inside a claim", broken);
  sayList(
    "Not audited",
    audited.flatMap((one) => (one.leftOut === undefined ? [] : [`${one.name}  ${one.leftOut}`])),
  );
  const unmatched = audited.flatMap(({ name, onPaths }) => onPaths?.breaches.map((words) => `${name}  ${words}`) ?? []);
  sayList("Inputs that are not on exactly one path", unmatched);
  const astray = audited.flatMap((one) => strayMutant(rows, one));
  sayList("Mutants that do not part where they were made to", astray);
  say(`\n${audited.filter((one) => one.audited < one.claimed).length} claims go further than the inputs allow`);
  return broken.length + unmatched.length + astray.length === 0;
}

function tableLine(name: string, some: readonly Audited[]): readonly string[] {
  const range = (numbers: readonly number[]): string => {
    const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
    return low === high ? `${low}` : `${low}-${high}`;
  };
  const sum = (numberOf: (one: Audited) => number): string => `${some.reduce((n, one) => n + numberOf(one), 0)}`;
  return [
    name,
    `${some.length}`,
    range(some.map(({ claimed }) => claimed)),
    range(some.map(({ audited }) => audited)),
    sum(({ inputs }) => inputs),
    sum(({ tests }) => tests),
    sum((one) => inside(one).length),
    sum(({ onPaths }) => onPaths?.paths ?? 0),
    sum(({ onPaths }) => onPaths?.inputs ?? 0),
  ];
}

function inside({ claimed, differences }: Audited): string[] {
  return differences
    .filter(({ size }) => size <= claimed)
    .map(({ size, call, how }) => `size ${size}: ${call} (${how})`);
}

/** By enumeration the mutant parts at the known size and not before, and `check` says the same size. */
function strayMutant(rows: readonly Row[], { name, known, audited, differences }: Audited): string[] {
  if (known === undefined || audited < known) return [];
  const verdict = rows.map((row) => (nameOf(row) === name ? verdictOf(row) : undefined)).find((one) => one);
  const [first] = differences;
  const said = verdict?.kind === "differs" ? verdict.witness.size : undefined;
  if (first?.size === known && said === known) return [];
  const found = first === undefined ? "nowhere" : `at size ${first.size}, ${first.call}`;
  return [`${name}  made to part at size ${known}; enumerated: ${found}; check says ${said ?? verdict?.kind}`];
}

// Checking and auditing are done in workers, which load this same file.
if (isMainThread) process.exitCode = await main();
else if ("claims" in (workerData as object)) await auditWork(workerData as AuditWork);
else await work();
