// The solver of a worker in Node: started by the first query that needs it, kept for later jobs.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { SolverChoice } from "../jobs/tools.js";
import { bigSolver } from "../smt/solve.js";
import { NoSolver, type Solver } from "../smt/solver.js";
import type { AskText } from "../smt/text-solver.js";
import { embeddedZ3, type StartZ3, type Z3Assets } from "../smt/z3/open-z3.js";

const started = new Map<SolverChoice, Solver>();

export function nodeSolver(choice: SolverChoice): Solver {
  const solver = started.get(choice) ?? bigSolver(nodeAsk(choice));
  started.set(choice, solver);
  return solver;
}

/** The one place that knows which solvers there are. */
export function nodeAsk(choice: SolverChoice): AskText {
  if (choice === "native") return whenAsked(async () => (await import("./native-z3.js")).nativeZ3());
  return embeddedZ3(installedZ3);
}

/** Loaded by the first question: processes are for those who asked for them. */
function whenAsked(open: () => Promise<AskText>): AskText {
  let opened: Promise<AskText> | undefined;
  return async (text) => {
    opened ??= open();
    return (await opened)(text);
  };
}

/** A package of its own, beside ours or below it, which may have been left out. */
async function installedZ3(): Promise<Z3Assets> {
  const require = createRequire(import.meta.url);
  const loader = resolved(require, "z3-solver/build/z3-built.js");
  const code = resolved(require, "z3-solver/build/z3-built.wasm");
  return { start: require(loader) as StartZ3, wasmBinary: await readFile(code) };
}

function resolved(require: NodeJS.Require, file: string): string {
  try {
    return require.resolve(file);
  } catch (error) {
    throw new NoSolver("no-solver", `: ${String(error)}`);
  }
}
