// npm run corpus:scala -- FOLDER [CALLS]: every Scala program in the folder's delft.jsonl and leon-repair.jsonl is read and
// loaded; the manual tests are run; then all functions of all programs are called on random inputs (1,000 calls for each
// program unless said otherwise), by us and by the real Scala, if it is installed.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UNIT } from "../../../src/core/value.js";
import { load } from "../../../src/eval/run.js";
import type { Language } from "../../../src/language/language.js";
import { openTestScala } from "../../language.js";
import { compareAll, type Subject } from "./compare.js";

const FILES = ["delft.jsonl", "leon-repair.jsonl"];
const LIMITS = { fuel: 10_000_000, depth: 5_000, outputBytes: 100_000 };

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
type ManualTest = { readonly call: string; readonly expected?: string; readonly throws?: string };

async function main(folder: string | undefined, calls: number): Promise<number> {
  if (folder === undefined || !FILES.every((file) => existsSync(join(folder, file)))) {
    process.stderr.write(
      `usage: npm run corpus:scala -- FOLDER [CALLS]\nThe folder must hold ${FILES.join(" and ")}.\n`,
    );
    return 2;
  }
  const language = await openTestScala();
  const rows = FILES.flatMap((file) => readFileSync(join(folder, file), "utf8").trimEnd().split("\n"));
  const all = rows.map((row) => JSON.parse(row) as Row).filter((row) => row.compiles !== false);
  const subjects = all.flatMap(subjectsOf);
  const good = subjects.filter((subject) => isLoaded(language, subject));
  process.stdout.write(`${good.length} of ${subjects.length} programs are loaded\n`);
  const failed = all.flatMap((row) => manualTests(language, row));
  for (const problem of failed) process.stdout.write(`${problem}\n`);
  if (calls === 0 || !hasScala()) return failed.length === 0 && good.length === subjects.length ? 0 : 1;
  const { same, skipped, different } = compareAll(language, good, calls);
  for (const each of different.slice(0, 40)) process.stdout.write(`${each}\n`);
  process.stdout.write(`${same} calls agree, ${different.length} differ, ${skipped} are left out\n`);
  return different.length === 0 && failed.length === 0 && good.length === subjects.length ? 0 : 1;
}

function subjectsOf(row: Row): readonly Subject[] {
  const bytes = (text: unknown): string => Buffer.from(String(text), "utf8").toString("latin1");
  const subject = (name: string, ours: unknown, real: unknown): Subject => ({
    name,
    ours: bytes(ours),
    real: String(real),
  });
  if (row.fixedSource === undefined) return [subject(row.id, row.source, row.source)];
  return [
    subject(`${row.id} buggy`, row.source, row.sourceScalac),
    subject(`${row.id} fixed`, row.fixedSource, row.fixedSourceScalac),
  ];
}

function isLoaded(language: Language, { name, ours }: Subject): boolean {
  const read = language.read([{ name, text: ours }], []);
  if (!read.ok) {
    process.stdout.write(`${name}: ${read.errors[0].label}\n`);
    return false;
  }
  return load(read.value.program, LIMITS).outcome.kind === "value";
}

/** What is wrong with the recorded tests of a program; a template does not pass them. */
function manualTests(language: Language, row: Row): readonly string[] {
  const tests = (row.role === "reference" ? (row.tests ?? []) : []) as readonly ManualTest[];
  const problems = tests.flatMap((test) => {
    const text = test.expected === undefined ? test.call : `(${test.call}) == (${test.expected})`;
    const got = answer(language, String(row.source), text);
    const wanted = test.expected === undefined ? test.throws : "true";
    return got.endsWith(String(wanted)) ? [] : [`${row.id}: ${test.call} gives ${got}, not ${wanted}`];
  });
  if (tests.length > 0)
    process.stdout.write(`${row.id}: ${tests.length - problems.length} of ${tests.length} manual tests pass\n`);
  return problems;
}

function answer(language: Language, program: string, text: string): string {
  const read = language.read([{ name: "program", text: program }], [{ name: "test", text }]);
  if (!read.ok) return read.errors[0].label;
  const { entries, program: core, showException, showValue } = read.value;
  const [entry] = entries;
  if (entry === undefined) return "nothing";
  const { outcome } = load(core, LIMITS).call(entry.name, [UNIT], LIMITS);
  if (outcome.kind === "value") return showValue(outcome.value, entry.type);
  return outcome.kind === "raised" ? showException(outcome.exn).replace(/:.*$/s, "") : outcome.kind;
}

function hasScala(): boolean {
  try {
    execFileSync("scala", ["-version"], { stdio: "ignore" });
    return true;
  } catch {
    process.stdout.write("The real Scala is not installed: nothing was compared.\n");
    return false;
  }
}

process.exitCode = await main(process.argv[2], Number(process.argv[3] ?? 1000));
