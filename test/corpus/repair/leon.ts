// npm run corpus:repair-contracts -- [FOLDER] [--only ID] [--show]: repairs from contracts alone, on 18 mistakes of our own
// and, with the folder of a corpus, on the rows of leon-repair.jsonl, beside what Leon's authors report.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { FoundContractRepair } from "../../../src/report/repair.js";
import { type Bug, type Measured, measured } from "./by-contract.js";
import { OWN_BUGS, textsOf } from "./own-bugs.js";

/** What the paper says of a row. */
type Paper = { readonly seconds: number; readonly proved: boolean };
type Row = { readonly bug: Bug; readonly paper: Paper | undefined };
type Done = Row & { readonly found: Measured };

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { only: { type: "string", default: "" }, show: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  say(`${"".padEnd(38)}      s  paper s  proved  paper  intended  program  function  before  after`);
  for (const rows of [folder === undefined ? [] : leonRows(folder), ownRows()]) {
    const done: Done[] = [];
    for (const row of rows.filter(({ bug }) => bug.id.includes(values.only))) {
      const found = await measured(row.bug);
      done.push({ ...row, found });
      say(line({ ...row, found }));
      for (const { before, after } of values.show ? found.repairs.flatMap(({ edits }) => edits) : [])
        say(`    ${JSON.stringify(before)} => ${JSON.stringify(after)}`);
    }
    if (done.length > 0) say(sum(done));
  }
  return 0;
}

function leonRows(folder: string): readonly Row[] {
  const lines = readFileSync(join(folder, "leon-repair.jsonl"), "utf8").trim().split("\n");
  return lines.map((text) => {
    const {
      id,
      errorKind: kind,
      function: name,
      source: wrong,
      fixedSource: fixed,
      paperTimes,
      proved,
    } = JSON.parse(text);
    const paper = { seconds: paperTimes.test + paperTimes.repair, proved };
    return { bug: { id, kind, function: name, wrong, fixed }, paper };
  });
}

function ownRows(): readonly Row[] {
  return OWN_BUGS.map((bug) => ({ bug: { ...bug, ...textsOf(bug) }, paper: undefined }));
}

function line({ bug, paper, found: { repairs, ms, intended, sizes } }: Done): string {
  const [first] = repairs;
  const cells = [
    (ms / 1000).toFixed(1).padStart(6),
    (paper?.seconds.toFixed(1) ?? "").padStart(8),
    (first === undefined ? "NONE" : provedAs(first)).padStart(7),
    (paper === undefined ? "" : paper.proved ? "yes" : "no").padStart(6),
    (intended ?? "").padStart(9),
    ...[sizes.program, sizes.function, sizes.before, sizes.after].map((size) => String(size).padStart(8)),
  ];
  const others = repairs.length > 1 ? `  ${repairs.length} that differ` : "";
  return `${bug.id.padEnd(22)}${bug.kind.padEnd(16)}${cells.join(" ")}${others}`;
}

/** "given": as long as other functions, which nobody asked about, keep their contracts. */
function provedAs({ claim: { verdict } }: FoundContractRepair): "yes" | "given" | "no" {
  if (verdict.kind !== "equal") return "no";
  return verdict.conditions.some(({ kind }) => kind === "contracts") ? "given" : "yes";
}

function sum(done: readonly Done[]): string {
  const count = (isMeant: (each: Done) => boolean): number => done.filter(isMeant).length;
  const repaired = count(({ found }) => found.repairs.length > 0);
  const proved = (as: string): number =>
    count(({ found: { repairs } }) => repairs[0] !== undefined && provedAs(repairs[0]) === as);
  const same = count(({ found }) => found.intended !== undefined && SAME.has(found.intended));
  const seconds = done.reduce((all, { found }) => all + found.ms, 0) / 1000;
  const paper = done.reduce((all, each) => all + (each.paper?.seconds ?? 0), 0);
  const beside =
    paper === 0 ? "" : ` (paper: ${count((each) => each.paper?.proved === true)} proved, ${paper.toFixed(1)} s)`;
  return `${repaired} of ${done.length} repaired, ${same} as intended, ${proved("yes") + proved("given")} proved (${proved("given")} given others), ${seconds.toFixed(1)} s${beside}`;
}

const SAME: ReadonlySet<string> = new Set(["equal", "agrees", "agrees-so-far"]);

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

process.exitCode = await main();
process.exit();
