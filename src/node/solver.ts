// The solver of a worker in Node: started by the first query that needs it, kept for later jobs.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { SolverChoice } from "../jobs/tools.js";
import { bigSolver } from "../smt/solve.js";
import type { Solver } from "../smt/solver.js";
import type { AskText } from "../smt/text-solver.js";
import { embeddedZ3, type StartZ3, type Z3Assets } from "../smt/z3/open-z3.js";

const started = new Map<SolverChoice, Solver>();

/** Where the built files are: next to this one, when it is built itself. */
const HERE = new URL("./", import.meta.url);

export function nodeSolver(choice: SolverChoice, built = HERE): Solver {
  const solver = started.get(choice) ?? bigSolver(nodeAsk(choice, built));
  started.set(choice, solver);
  return solver;
}

/** The one place that knows which solvers there are. */
export function nodeAsk(choice: SolverChoice, built = HERE): AskText {
  if (choice === "native") return whenAsked(async () => (await import("./native-z3.js")).nativeZ3());
  // A solver that is not there would only be less clever, and nobody would know why.
  if (!existsSync(new URL("z3.wasm", built))) throw new Error(`no z3.wasm in ${fileURLToPath(built)}`);
  return embeddedZ3(() => builtZ3(built));
}

/** Loaded by the first question: processes are for those who asked for them. */
function whenAsked(open: () => Promise<AskText>): AskText {
  let opened: Promise<AskText> | undefined;
  return async (text) => {
    opened ??= open();
    return (await opened)(text);
  };
}

async function builtZ3(built: URL): Promise<Z3Assets> {
  const require = createRequire(built);
  return { start: require("./z3.cjs") as StartZ3, wasmBinary: await readFile(new URL("z3.wasm", built)) };
}
