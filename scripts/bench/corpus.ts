// How long it takes to read, type and compile every submission of a corpus, in one process. The
// folder must hold submissions.jsonl: one object per line with `problem`, `id` and `source`.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startConcrete } from "../../src/eval/generate/program.js";
import { makeRuntime } from "../../src/eval/runtime.js";
import { makeUnit } from "../../src/eval/unit.js";
import { printTable } from "./measure.js";
import { openBuiltOcaml } from "./ocaml.js";

const SECONDS_MAX = 8;

type Submission = { readonly problem: string; readonly id: string; readonly source: string };

export async function benchCorpus(folder: string | undefined): Promise<boolean> {
  const file = join(folder ?? "", "submissions.jsonl");
  if (folder === undefined || !existsSync(file)) {
    process.stdout.write("\nCorpus: not measured, no folder with submissions.jsonl was given (--corpus FOLDER)\n");
    return true;
  }
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  const submissions = lines.map((line) => JSON.parse(line) as Submission);
  const start = performance.now();
  const accepted = await compileAll(submissions);
  const seconds = (performance.now() - start) / 1000;
  printTable(`Corpus: read, typed and compiled in one process, with its start (goal: at most ${SECONDS_MAX} s)`, [
    ["submissions", "accepted", "rejected", "s"],
    [`${submissions.length}`, `${accepted}`, `${submissions.length - accepted}`, seconds],
  ]);
  return seconds <= SECONDS_MAX;
}

async function compileAll(submissions: readonly Submission[]): Promise<number> {
  const language = await openBuiltOcaml();
  let accepted = 0;
  for (const { problem, id, source } of submissions) {
    const text = Buffer.from(source, "utf8").toString("latin1");
    const read = language.read([{ name: `${problem}/${id}.ml`, text }], []);
    if (!read.ok) continue;
    startConcrete(makeUnit(read.value.program, new Map()), makeRuntime()); // not yet run
    accepted++;
  }
  return accepted;
}
