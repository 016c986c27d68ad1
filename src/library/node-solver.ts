// The solver of a worker in Node: started by the first query that needs it, kept for later jobs.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { bigSolver } from "../smt/solve.js";
import type { Solver } from "../smt/solver.js";
import { embeddedZ3, type StartZ3, type Z3Assets } from "../smt/z3/open-z3.js";
import type { CheckRequest } from "./check-request.js";
import { nativeZ3 } from "./native-z3.js";

type Choice = CheckRequest["solver"];

const started = new Map<Choice, Solver>();

/** The one place that knows which solvers there are. */
export function nodeSolver(choice: Choice): Solver {
  const solver = started.get(choice) ?? bigSolver(choice === "native" ? nativeZ3() : embeddedZ3(packagedZ3));
  started.set(choice, solver);
  return solver;
}

async function packagedZ3(): Promise<Z3Assets> {
  const require = createRequire(import.meta.url);
  return { start: require("./z3.cjs") as StartZ3, wasmBinary: await readFile(new URL("./z3.wasm", import.meta.url)) };
}
