// The embedded Z3 as the laws use it, with the files of the last build; one for all of a process.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { bigSolver } from "../../src/smt/solve.js";
import type { Solver } from "../../src/smt/solver.js";
import { embeddedZ3, type StartZ3 } from "../../src/smt/z3/open-z3.js";
import { once } from "../once.js";
import { projectRoot } from "../project-root.js";

export const openTestSolver = once((): Solver => {
  const dist = join(projectRoot(), "dist");
  const require = createRequire(import.meta.url);
  return bigSolver(
    embeddedZ3(async () => ({
      start: require(join(dist, "z3.cjs")) as StartZ3,
      wasmBinary: readFileSync(join(dist, "z3.wasm")),
    })),
  );
});
