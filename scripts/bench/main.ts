// npm run bench [PART]... [--corpus FOLDER]: measures what the project promises about speed and
// memory, and prints tables. Without parts, everything; the corpus only where a folder is given.

import { parseArgs } from "node:util";
import { isMainThread, workerData } from "node:worker_threads";
import { benchCorpus } from "./corpus.js";
import { benchHostile } from "./hostile.js";
import { benchScala } from "./scala.js";
import { benchSolvers } from "./solvers.js";
import { isSolverWork, workSolvers } from "./solvers-work.js";
import { benchSpeed, workSpeed } from "./speed.js";
import { benchStartUp } from "./start-up.js";

const PARTS: Readonly<Record<string, (corpus: string | undefined) => boolean | Promise<boolean>>> = {
  corpus: benchCorpus,
  "start-up": benchStartUp,
  speed: benchSpeed,
  hostile: benchHostile,
  solvers: benchSolvers,
  scala: benchScala,
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { corpus: { type: "string" } }, allowPositionals: true });
  for (const name of positionals.length === 0 ? Object.keys(PARTS) : positionals) {
    const part = PARTS[name];
    if (part === undefined) throw new Error(`no benchmark "${name}"; there are ${Object.keys(PARTS).join(", ")}`);
    const good = await part(values.corpus);
    if (!good) {
      process.stdout.write(`  ${name}: the goal is missed\n`);
      process.exitCode = 1;
    }
  }
}

// Some measurements are made in workers, which load this same file.
if (isMainThread) await main();
else if (isSolverWork(workerData)) await workSolvers(workerData);
else await workSpeed();
