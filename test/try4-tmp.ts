import { sample } from "fast-check";
import { anyProgram } from "./generate/arbitrary.js";
import { sourceOf } from "./generate/program.js";
const [,, n="3000", seed="5"] = process.argv;
let k=0;
for (const p of sample(anyProgram, {numRuns:+n, seed:+seed})) { const s=sourceOf(p); if (s.includes('failwith "none"') && k++<6) { const i=s.indexOf('failwith "none"'); const items=s.split("\n\n"); console.log(items.find(x=>x.includes('failwith "none"'))); console.log("---"); } }
