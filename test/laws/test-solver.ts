// The embedded Z3 as the laws use it; one for all of a process.
import { nodeAsk } from "../../src/node/solver.js";
import { bigSolver } from "../../src/smt/solve.js";
import type { Solver } from "../../src/smt/solver.js";
import { once } from "../once.js";

export const openTestSolver = once((): Solver => bigSolver(nodeAsk("embedded")));
