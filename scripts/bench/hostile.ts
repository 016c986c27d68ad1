// Every hostile program as a user would run it: a process of its own, with its time and peak memory.
// Whether the answers are right is for the tests to say; here it is that they come, and at what cost.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { splitWords } from "../../test/harness.js";
import { HOSTILE_INPUTS, LARGER_INPUTS, LONG_INPUTS } from "../../test/hostile-inputs.js";
import { printTable, type Row } from "./measure.js";

const FOLDER = "test/programs/hostile";
const MEGABYTES_MAX = 1000;
const SECONDS_MAX = 60;

type Case = { readonly name: string; readonly args: readonly string[] };
type Cost = { readonly seconds: number; readonly megabytes: number; readonly code: number | null };

export function benchHostile(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-"));
  try {
    const measured = [...keptCases(), ...madeCases(folder)].map((one) => ({ ...one, ...costOf(one.args) }));
    const isBad = ({ seconds, megabytes, code }: Cost): boolean =>
      code === null || megabytes > MEGABYTES_MAX || seconds > SECONDS_MAX;
    const rows = measured.map(
      (one): Row => [one.name, one.seconds, one.megabytes, `${one.code}`, isBad(one) ? "BAD" : ""],
    );
    printTable(`Hostile programs (at most ${MEGABYTES_MAX} MB and ${SECONDS_MAX} s each)`, [
      ["", "s", "MB", "exit", ""],
      ...rows,
    ]);
    return !measured.some(isBad);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function keptCases(): Case[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".ml"));
  return files.map((name) => {
    const file = join(FOLDER, name);
    const [, words = "run"] = /^\(\* ask: (.*) \*\)/.exec(readFileSync(file, "latin1")) ?? [];
    const [verb = "run", ...rest] = splitWords(words);
    return { name, args: [verb, file, ...rest] };
  });
}

function madeCases(folder: string): Case[] {
  const larger = LARGER_INPUTS.map((input) => ({ ...input, args: [] }));
  return [...HOSTILE_INPUTS, ...LONG_INPUTS, ...larger].map(({ name, text, args }, i) => {
    const file = join(folder, `${i}.ml`);
    writeFileSync(file, text());
    return { name, args: ["run", file, ...args] };
  });
}

/** Peak memory is what the process itself says at its end, so that nothing needs to be installed. */
const TELL_MEMORY = `import { writeSync } from "node:fs";
process.on("exit", () => writeSync(3, String(process.resourceUsage().maxRSS)));`;

function costOf(args: readonly string[]): Cost {
  const start = performance.now();
  const hook = `data:text/javascript,${encodeURIComponent(TELL_MEMORY)}`;
  const { status, output } = spawnSync(process.execPath, ["--import", hook, "dist/elenchus.js", ...args], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  return { seconds: (performance.now() - start) / 1000, megabytes: Number(output[3]) / 1024, code: status };
}
