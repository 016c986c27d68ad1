import { sample } from "fast-check";
import { anyProgram } from "./generate/arbitrary.js";
import { programFeatures } from "./generate/program.js";
import { FEATURES } from "./generate/feature.js";
const t=Date.now(); const ps = sample(anyProgram, {numRuns: 4000, seed: 77});
const table=new Map<string,number>(FEATURES.map(f=>[f,0]));
for (const p of ps) for (const f of programFeatures(p)) table.set(f,(table.get(f)??0)+1);
console.log(Date.now()-t,"ms",[...table].sort((a,b)=>a[1]-b[1]).slice(0,25).map(([f,c])=>`${f} ${c*5}`).join(", "));
