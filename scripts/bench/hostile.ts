// Every hostile program as a user would run it: a process of its own, with its processor time, its peak memory and what
// ended it. Whether the answers are right is for the tests to say; here it is that they come, and at what cost.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { splitWords } from "../../test/harness.js";
import { HOSTILE_INPUTS, LARGER_INPUTS, LONG_INPUTS } from "../../test/hostile-inputs.js";
import { HOSTILE_SCALA, LARGER_SCALA, LONG_SCALA } from "../../test/hostile-scala.js";
import { printTable, type Row } from "./measure.js";

const FOLDERS = ["test/programs/hostile", "test/programs/scala/hostile"];
const MEGABYTES_MAX = 1000;
const SECONDS_MAX = 10;

type Case = { readonly name: string; readonly args: readonly string[] };
type Cost = {
  readonly seconds: number; // of the processor
  readonly megabytes: number;
  readonly code: number | null;
  readonly end: string;
};

export function benchHostile(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-"));
  try {
    const measured = [...FOLDERS.flatMap(keptCases), ...madeCases(folder)].map((one) => ({
      ...one,
      ...costOf(one.args),
    }));
    const rows = measured.map(
      (one): Row => [one.name, one.seconds, one.megabytes, `${one.code}`, one.end, isBad(one) ? "BAD" : ""],
    );
    const bounds = `at most ${MEGABYTES_MAX} MB and ${SECONDS_MAX} s of the processor each, none by the clock`;
    printTable(`Hostile programs (${bounds})`, [["", "s", "MB", "exit", "ended by", ""], ...rows]);
    return !measured.some(isBad);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function isBad({ seconds, megabytes, code, end }: Cost): boolean {
  return code === null || megabytes > MEGABYTES_MAX || seconds > SECONDS_MAX || end === CLOCK;
}

function keptCases(folder: string): Case[] {
  const files = readdirSync(folder).filter((name) => /\.(ml|scala)$/.test(name));
  return files.map((name) => {
    const file = join(folder, name);
    const [, words = "run"] = /^(?:\(\*|\/\/) ask: (.*?)(?: \*\))?$/m.exec(readFileSync(file, "latin1")) ?? [];
    const [verb = "run", ...rest] = splitWords(words);
    return { name, args: [verb, file, ...rest] };
  });
}

function madeCases(folder: string): Case[] {
  const made = [
    { end: "ml", usual: [...HOSTILE_INPUTS, ...LONG_INPUTS], larger: LARGER_INPUTS },
    { end: "scala", usual: [...HOSTILE_SCALA, ...LONG_SCALA], larger: LARGER_SCALA },
  ];
  let serial = 0;
  const kept = (text: string, end: string): string => {
    const file = join(folder, `${serial++}.${end}`);
    writeFileSync(file, text);
    return file;
  };
  return made.flatMap(({ end, usual, larger }) => [
    ...usual.map(({ name, text, args }) => ({ name: `${name} (${end})`, args: ["run", kept(text(), end), ...args] })),
    ...larger.flatMap(({ name, text }) => everyWay(`${name} (${end})`, kept(text(), end))),
  ]);
}

/** The larger ones are typed, run, and checked against themselves. */
function everyWay(name: string, file: string): Case[] {
  return ["types", "run", "check"].map((verb) => ({
    name: `${name}, ${verb}`,
    args: verb === "check" ? [verb, file, file] : [verb, file],
  }));
}

/** What the process itself says at its end, so that nothing needs to be installed. */
const TELL_COST = `import { writeSync } from "node:fs";
process.on("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  writeSync(3, JSON.stringify([maxRSS, userCPUTime + systemCPUTime]));
});`;

function costOf(args: readonly string[]): Cost {
  const hook = `data:text/javascript,${encodeURIComponent(TELL_COST)}`;
  const { status, output } = spawnSync(process.execPath, ["--import", hook, "dist/elenchus.js", ...args], {
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    maxBuffer: 2 ** 28,
    encoding: "utf8",
  });
  const [kilobytes = Number.NaN, microseconds = Number.NaN] = JSON.parse(output[3] || "[]") as readonly number[];
  const end = endOf(`${output[2]}${output[1]}`);
  return { seconds: microseconds / 1e6, megabytes: kilobytes / 1024, code: status, end };
}

const CLOCK = "the clock";
/** What the words of an answer say of its end. */
const ENDS: readonly (readonly [RegExp, string])[] = [
  [/the time limit/, CLOCK],
  [/^This is a bug/m, "a bug"],
  [/ran out of memory/, "memory"],
  [/too many steps/, "steps"],
  [/recursion too deep|too deep/, "depth"],
  [/too much output/, "output"],
  [/budget was used up|agrees up to|does not finish/, "budget"],
];

function endOf(text: string): string {
  const known = ENDS.find(([words]) => words.test(text))?.[1];
  return known ?? /^E\d+/m.exec(text)?.[0] ?? "its own end";
}
