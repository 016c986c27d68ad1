// Whether answers depend on the solver: pairs of our own that ask a lot, and a corpus where one is
// given, checked with the embedded Z3 and with the machine's own. Everything but times must be
// the same, also what was explored. Where no solver is ever called, none can matter: those pairs
// are checked once.
import { Worker } from "node:worker_threads";
import type { SolverChoice } from "../../src/jobs/tools.js";
import { tuneEngine } from "../../src/node/engine.js";
import { nativeZ3Problem } from "../../src/node/native-z3.js";
import { resourceLimits, SESSION_LIMITS } from "../../src/node/session.js";
import { printTable } from "./measure.js";
import type { Queries, SolverReport, SolverWork } from "./solvers-work.js";

const QUERIES_MIN = 500;
const NAMED_MAX = 20;

export async function benchSolvers(corpus: string | undefined): Promise<boolean> {
  const problem = await nativeZ3Problem();
  if (problem !== undefined) {
    process.stdout.write(`\nSolvers: not compared, ${problem}\n`);
    return true;
  }
  tuneEngine();
  const own = await compare("pairs of our own", undefined);
  const enough = own.reports.every(({ queries }) => countOf(queries) >= QUERIES_MIN);
  if (!enough) process.stdout.write(`  fewer than ${QUERIES_MIN} queries\n`);
  if (corpus === undefined) process.stdout.write("\nSolvers on a corpus: none was given (--corpus FOLDER)\n");
  const given = corpus === undefined || (await compare("submissions of the corpus", corpus)).same;
  return own.same && enough && given;
}

type Compared = { readonly same: boolean; readonly reports: readonly SolverReport[] };

async function compare(what: string, folder: string | undefined): Promise<Compared> {
  const embedded = await reportOf("embedded", folder, undefined);
  const asking = embedded.answers.filter(({ calls }) => calls > 0);
  const names = asking.map(({ name }) => name);
  const native = await reportOf("native", folder, names);
  const different = asking.filter(({ json }, i) => json !== native.answers[i]?.json).map(({ name }) => name);
  const count = embedded.answers.length;
  printTable(`Solvers on ${count} ${what}, of which ${names.length} need one`, [
    ["", "embedded", "native"],
    ...rowsOf(embedded, native),
  ]);
  process.stdout.write(`  identical: ${count - different.length} of ${count}\n`);
  for (const name of different.slice(0, NAMED_MAX)) process.stdout.write(`    different: ${name}\n`);
  if (different.length > NAMED_MAX) process.stdout.write(`    and ${different.length - NAMED_MAX} more\n`);
  const failed = embedded.queries.failed + native.queries.failed;
  return { same: different.length === 0 && failed === 0, reports: [embedded, native] };
}

function rowsOf(embedded: SolverReport, native: SolverReport): readonly (readonly (string | number)[])[] {
  const row = (name: string, value: (report: SolverReport) => string | number) => [
    name,
    value(embedded),
    value(native),
  ];
  const kinds = ["sat", "unsat", "unknown", "failed"] as const;
  return [
    row("left over by the quick solver", ({ answers }) => `${answers.reduce((sum, { calls }) => sum + calls, 0)}`),
    row("queries sent", ({ queries }) => `${countOf(queries)}`),
    ...kinds.map((kind) => row(`  ${kind}`, ({ queries }) => `${queries[kind]}`)),
    row("ms per query", ({ queries }) => (countOf(queries) === 0 ? "-" : queries.ms / countOf(queries))),
    row("ms for the slowest", ({ queries }) => queries.slowestMs),
  ];
}

function countOf({ sat, unsat, unknown, failed }: Queries): number {
  return sat + unsat + unknown + failed;
}

function reportOf(
  solver: SolverChoice,
  folder: string | undefined,
  only: readonly string[] | undefined,
): Promise<SolverReport> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: { kind: "solvers", solver, folder, only } satisfies SolverWork,
      resourceLimits: resourceLimits(SESSION_LIMITS),
    });
    worker.once("message", (report: SolverReport) => {
      resolve(report);
      void worker.terminate();
    });
    worker.once("error", reject);
  });
}
