// scratch
import fc from "fast-check";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
setFlagsFromString("--liftoff-only");
import { queryFrom, randomNumbers, someModel, triedAll } from "/work/main/test/laws/random-query.js";
import { quickSolve } from "/work/main/src/smt/quick/quick-solve.js";
import { embeddedZ3, type StartZ3 } from "/work/main/src/smt/z3/open-z3.js";
import { bigSolver } from "/work/main/src/smt/solve.js";
import { textSolver } from "/work/main/src/smt/text-solver.js";
import { printQuery } from "/work/main/src/smt/smtlib.js";
import { checked } from "/work/main/src/smt/wrappers/checked.js";
import { holds, USUAL } from "/work/main/src/smt/model.js";
const require = createRequire("/work/main/package.json");
const raw = embeddedZ3(async () => ({ start: require("z3-solver/build/z3-built.js") as StartZ3, wasmBinary: readFileSync(require.resolve("z3-solver/build/z3-built.wasm")) }));
let lastOut = ""; let asks = 0; let askTime = 0; let slowest = 0; let slowText = "";
const ask = async (t: string) => { asks++; const f = performance.now(); const a = await raw(t); if (t !== "(reset)") lastOut = a; const took = performance.now() - f; askTime += took; if (took > slowest) { slowest = took; slowText = t; } return a; };
const solver = process.argv[4] === "plain" ? checked(textSolver(ask)) : bigSolver(ask);
const flavours = [


 { texts: true, calls: false, products: false },
 { texts: true, calls: true, products: true },

];
const runs = Number(process.argv[2] ?? 300);
await ask("(push)(pop)"); 
for (const flavour of flavours) {
  const tally: Record<string, number> = {};
  asks = 0; askTime = 0; slowest = 0;
  await fc.assert(fc.asyncProperty(randomNumbers, async (numbers) => {
    const random = queryFrom(numbers, flavour);
    const { query } = random;
    const quick = quickSolve(query, USUAL);
    const answer = await solver(query, USUAL, 10_000);
    const found = someModel(random);
    if (answer.kind === "sat" && !query.every((lit) => holds(answer.model, lit))) throw new Error("bad model");
    if (answer.kind === "unsat" && found !== undefined) throw new Error("unsat but sat " + printQuery(query, 1));
    if (answer.kind === "unsat" && quick.kind === "sat") throw new Error("quick sat, z3 unsat " + printQuery(query, 1));
    if (answer.kind === "sat" && quick.kind === "unsat") throw new Error("quick unsat, z3 sat " + printQuery(query, 1));
    if (answer.kind === "unknown" && answer.why === "crashed") console.log("CRASH", printQuery(query, 1), lastOut);
    const k = `quick ${quick.kind} z3 ${answer.kind}`;
    tally[k] = (tally[k] ?? 0) + 1;
  }), { numRuns: runs, seed: Number(process.argv[3] ?? 1), endOnFailure: true });
  console.log(JSON.stringify(flavour), JSON.stringify(tally), "asks", asks, (askTime / asks).toFixed(2), "ms each; slowest", slowest.toFixed(0));
  if (slowest > 500) console.log(slowText);
}
process.exit(0);
