// npm run bench:mutants -- [FOLDER] [--count N] [--seed N]: one-token mutants of our programs and of
// the corpus in FOLDER; whether the real OCaml accepts each, and whether we do. Prints a table of
// agreement by source and by kind of change, and every disagreement made small.
import { parseArgs } from "node:util";
import type { Language } from "../../src/language/language.js";
import { openTestLanguage } from "../language.js";
import { type Judge, ocamlVersion, openJudge } from "../oracle/ocaml.js";
import { ourVerdict, realVerdict, type Verdict } from "./judge-mutant.js";
import { type Mutant, mutate } from "./mutate.js";
import { seededRand } from "./seeded.js";
import { shrinkText } from "./shrink-mutant.js";
import { corpusSources, fixtureSources, type Origin } from "./sources.js";

const TRIES = 500; // for making one disagreement small

type Judged = { readonly origin: Origin; readonly mutant: Mutant; readonly ours: Verdict; readonly real: Verdict };
type Tools = { readonly language: Language; readonly judge: Judge };

async function main(): Promise<number> {
  const options = { count: { type: "string" }, seed: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [count, seed] = [Number(values.count ?? 5000), Number(values.seed ?? 1)];
  const version = ocamlVersion();
  const corpus = positionals[0] === undefined ? [] : corpusSources(positionals[0]);
  if (version === undefined || corpus === undefined || !(count > 0) || !Number.isInteger(seed)) {
    process.stderr.write(
      "usage: npm run bench:mutants -- [FOLDER] [--count N] [--seed N]\nOCaml (ocamlc and its compiler-libs) must be installed; the folder must hold problems.json and submissions.jsonl.\n",
    );
    return 2;
  }
  const tools = { language: await openTestLanguage(), judge: openJudge() };
  const judged = await judgeMutants(tools, [...byFolder(fixtureSources()), corpus, corpus], count, seed);
  tools.judge.close();
  report(judged, version);
  return judged.every(agrees) ? 0 : 1;
}

function byFolder(origins: readonly Origin[]): Origin[][] {
  const folders = [...new Set(origins.map(({ from }) => from))];
  return folders.map((folder) => origins.filter(({ from }) => from === folder));
}

/** As many from each group; a mutant is decided by the seed, its number and the programs. */
async function judgeMutants(tools: Tools, groups: readonly Origin[][], count: number, seed: number): Promise<Judged[]> {
  const used = groups.filter((group) => group.length > 0);
  const judged: Judged[] = [];
  const good = new Map<Origin, boolean>();
  for (let serial = 0; judged.length < count; serial++) {
    const rand = seededRand(`${seed} ${serial}`);
    const origin = rand.pick(used[serial % used.length] ?? []);
    if (!good.has(origin)) good.set(origin, await bothAccept(tools, origin));
    const mutant = good.get(origin) === true ? mutate(origin.source, rand) : undefined;
    if (mutant === undefined) continue;
    const [ours, real] = await verdicts(tools, mutant.source);
    judged.push({ origin, mutant, ours, real });
    if (judged.length % 500 === 0) process.stderr.write(`${judged.length} of ${count} mutants\n`);
    if (ours.accepted !== real.accepted) process.stdout.write(await describe(tools, judged[judged.length - 1]));
  }
  return judged;
}

async function bothAccept(tools: Tools, { source }: Origin): Promise<boolean> {
  const [ours, real] = await verdicts(tools, source);
  return ours.accepted === true && real.accepted === true;
}

async function verdicts({ language, judge }: Tools, source: string): Promise<readonly [Verdict, Verdict]> {
  const asking = realVerdict(judge, source);
  return [ourVerdict(language, source), await asking];
}

async function describe(tools: Tools, judged: Judged | undefined): Promise<string> {
  if (judged === undefined) return "";
  const { origin, mutant, ours, real } = judged;
  const sort = sortOf(ours, real);
  const small = await shrinkText(mutant.source, TRIES, async (source) => {
    const [mine, theirs] = await verdicts(tools, source);
    return sortOf(mine, theirs) === sort;
  });
  const [mine, theirs] = await verdicts(tools, small);
  const said = ({ accepted, message }: Verdict): string => (accepted === true ? "accepts it" : message.trim());
  return `---- ${origin.path} line ${mutant.line}, ${mutant.mutation}: ${mutant.what}\n${small}\n  ours:  ${said(mine)}\n  OCaml: ${said(theirs)}\n`;
}

/** What kind of disagreement it is: another one must not take its place. */
function sortOf(ours: Verdict, real: Verdict): string {
  const words = ({ accepted, message }: Verdict): string => `${accepted} ${message.slice(0, 4)}`;
  const error = /Error: (.*)/.exec(real.message)?.[1] ?? "";
  return `${words(ours)} ${real.accepted} ${error.replaceAll(/[`"'].*|\d+|\b[A-Z]\w*/g, "").slice(0, 30)}`;
}

const agrees = ({ ours, real }: Judged): boolean => ours.accepted === real.accepted;

function report(judged: readonly Judged[], version: string): void {
  table("source", judged, ({ origin }) => origin.from);
  table("change", judged, ({ mutant }) => mutant.mutation);
  const rejected = judged.filter(({ real }) => real.accepted === false).length;
  process.stdout.write(`\nOCaml ${version} rejects ${rejected} of ${judged.length}\n`);
}

function table(title: string, judged: readonly Judged[], keyOf: (judged: Judged) => string): void {
  const keys = [...new Set(judged.map(keyOf))].sort();
  process.stdout.write(`\n| ${title} | mutants | rejected by OCaml | agree | % |\n|---|---|---|---|---|\n`);
  for (const key of [...keys, "all"]) {
    const rows = judged.filter((one) => key === "all" || keyOf(one) === key);
    const [bad, same] = [rows.filter(({ real }) => real.accepted === false).length, rows.filter(agrees).length];
    process.stdout.write(
      `| ${key} | ${rows.length} | ${bad} | ${same} | ${((100 * same) / rows.length).toFixed(2)} |\n`,
    );
  }
}

process.exitCode = await main();
