import fc from "fast-check";
import { anyProgram } from "../generate/arbitrary.js";
import { sourceOf } from "../generate/program.js";

const [program] = fc.sample(anyProgram, { seed: Number(process.argv[2]), numRuns: 1 });
console.log(sourceOf(program!));
