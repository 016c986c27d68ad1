// npm run bench:contract-programs -- [--count N] [--seed N] [--real N] [--language ml|scala]: tests random programs with
// contracts, and holds what is claimed of them against runs of them by our evaluator; the first ones, by the real compiler too. Prints
// every claim that a run contradicts, every run that the real compiler sees otherwise, and how many ids are there twice.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Language } from "../../src/language/language.js";
import { openTestLanguage, openTestScala } from "../language.js";
import { askScala } from "../oracle/scala.js";
import { claimsOf, contradicted, isClaimed, repeatedIds, runByUs } from "./judged.js";
import { type ContractProgram, randomScala } from "./program.js";
import { randomOcaml } from "./program-ocaml.js";

const USAGE = "usage: npm run bench:contract-programs -- [--count N] [--seed N] [--real N] [--language ml|scala]\n";

type Found = { claims: number; false: number; crashes: number; nodes: number; functions: number };

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      count: { type: "string", default: "200" },
      seed: { type: "string", default: "1" },
      real: { type: "string", default: "40" },
      language: { type: "string", default: "scala" },
    },
  });
  const [count, seed, real] = [Number(values.count), Number(values.seed), Number(values.real)];
  if (![count, seed, real].every(Number.isInteger)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const isScala = values.language === "scala";
  const language = await (isScala ? openTestScala() : openTestLanguage());
  const programs = Array.from({ length: count }, (_, i) => (isScala ? randomScala : randomOcaml)(seed + i));
  const found: Found = { claims: 0, false: 0, crashes: 0, nodes: 0, functions: 0 };
  const runs: (readonly string[])[] = [];
  for (const [i, program] of programs.entries()) {
    runs.push(await judge(language, program, `program ${seed + i}`, found));
    if (i % 20 === 19) process.stderr.write(`${i + 1} of ${count} programs\n`);
  }
  const asked = programs.slice(0, real);
  const others = asked.length === 0 ? 0 : seenOtherwise(asked, isScala ? realScala(asked) : asked.map(realOcaml), runs);
  process.stdout.write(
    `${count} programs: ${found.claims} functions proved or held; ${found.false} programs with false claims, ${found.crashes} ` +
      `crashes; ${found.nodes} with two nodes of one id, ${found.functions} with two functions of one; ` +
      `${others} runs that the real compiler sees otherwise, of ${asked.length} programs\n`,
  );
  return found.false + found.crashes + found.nodes + others === 0 ? 0 : 1;
}

/** What the runs printed. */
async function judge(
  language: Language,
  program: ContractProgram,
  name: string,
  found: Found,
): Promise<readonly string[]> {
  const lines = runByUs(language, program);
  const { nodes, functions } = repeatedIds(language, program);
  found.nodes += nodes > 0 ? 1 : 0;
  found.functions += functions > 0 ? 1 : 0;
  try {
    const claims = await claimsOf(program);
    found.claims += claims.functions.filter((each) => isClaimed(each, { size: 0 })).length;
    const wrong = contradicted(program, claims, lines);
    found.false += wrong.length > 0 ? 1 : 0;
    for (const each of wrong) process.stdout.write(`${name}: ${each}\n`);
  } catch (error) {
    found.crashes++;
    process.stdout.write(`${name}: ${error instanceof Error ? error.message : error}\n`);
  }
  return lines;
}

// ---- the real compilers ----

function realScala(programs: readonly ContractProgram[]): readonly string[] {
  return askScala(programs.map(({ runnable }, i) => ({ name: `p${i}`, text: runnable })));
}

function realOcaml({ runnable }: ContractProgram): string {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-contracts-"));
  try {
    writeFileSync(join(folder, "main.ml"), runnable);
    return execFileSync("ocaml", ["main.ml"], { cwd: folder, encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function seenOtherwise(
  programs: readonly ContractProgram[],
  real: readonly string[],
  runs: readonly (readonly string[])[],
): number {
  const differing = programs.flatMap((program, i) => {
    const theirs = (real[i] ?? "").trimEnd().split("\n");
    return program.trials.filter((_, k) => theirs[k] !== runs[i]?.[k]).map(({ call }) => `program ${i}: ${call}`);
  });
  for (const each of differing) process.stdout.write(`${each} is seen otherwise by the real compiler\n`);
  return differing.length;
}

const code = await main();
process.exit(code); // the session stays open
