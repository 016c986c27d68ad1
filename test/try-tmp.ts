import { writeFileSync } from "node:fs";
import { sample } from "fast-check";
import { anyProgram } from "./generate/arbitrary.js";
import { FEATURES } from "./generate/feature.js";
import { programFeatures, programSize, questionsOf, sourceOf } from "./generate/program.js";
import { askOcaml, PLAIN } from "./oracle/ocaml.js";

const [, , n = "100", seed = "1", show = "0"] = process.argv;
let t = Date.now();
const programs = sample(anyProgram, { numRuns: +n, seed: +seed });
console.log(
  "generated",
  Date.now() - t,
  "ms; mean size",
  programs.reduce((s, p) => s + programSize(p), 0) / programs.length,
  "mean lines",
  programs.reduce((s, p) => s + sourceOf(p).split("\n").length, 0) / programs.length,
);
for (const p of programs.slice(0, +show)) {
  console.log(sourceOf(p));
  console.log("=====", questionsOf(p));
}
t = Date.now();
const questions = programs.map((p) => ({ file: "program.ml", source: sourceOf(p), expressions: questionsOf(p) }));
const replies = await askOcaml(questions, { ...PLAIN, seconds: 2 });
console.log("asked", Date.now() - t, "ms");
const kinds: Record<string, number> = {};
let printed = 0;
const exns: Record<string, number> = {};
let shown = 0;
replies.forEach((r, i) => {
  kinds["load " + r.load.kind] = (kinds["load " + r.load.kind] ?? 0) + 1;
  printed += r.load.printed.length;
  r.answers.forEach((a, j) => {
    kinds[a.kind] = (kinds[a.kind] ?? 0) + 1;
    if (a.kind === "exception") {
      const k = a.text.replace(/ .*/, "") + a.text.split(" ")[1];
      exns[k] = (exns[k] ?? 0) + 1;
    }
    if ((a.kind === "rejected" || a.kind === "unfinished") && shown++ < 8)
      console.log("!! question", JSON.stringify(questions[i]!.expressions[j]), a.text);
  });
  if (r.load.kind !== "value" && r.load.kind !== "exit" && shown++ < 8) {
    console.log("!!", r.load.kind, r.load.text);
    writeFileSync("/tmp/jd/bad.ml", questions[i]!.source);
    const m = /line (\d+)/.exec(r.load.text);
    if (m)
      console.log(
        questions[i]!.source.split("\n")
          .slice(Math.max(0, +m[1]! - 4), +m[1]! + 3)
          .join("\n"),
      );
  }
});
console.log(kinds, "mean printed", printed / replies.length, exns);
const table = new Map<string, number>(FEATURES.map((f) => [f, 0]));
for (const p of programs) for (const f of programFeatures(p)) table.set(f, (table.get(f) ?? 0) + 1);
console.log(
  [...table]
    .sort((a, b) => a[1] - b[1])
    .map(([f, c]) => `${f} ${((100 * c) / programs.length).toFixed(1)}%`)
    .join(", "),
);
