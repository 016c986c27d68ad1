import { sample } from "fast-check";
import { anyProgram } from "./generate/arbitrary.js";
const t=Date.now();
sample(anyProgram, {numRuns: 500, seed: 9});
console.log(Date.now()-t);
