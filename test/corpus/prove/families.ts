// npm run bench:prove-families [-- NAME]: pairs of our own that differ, in families of one reference each. None may be proved,
// and the real compilers say that each differs on one of the family's inputs.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkPrograms } from "../../../src/jobs/check.js";
import { USUAL_SEARCH } from "../../../src/jobs/check-request.js";
import type { Language } from "../../../src/language/language.js";
import { nodeSolver } from "../../../src/node/solver.js";
import { attemptOf } from "../../attempt.js";
import { both, openTestLanguage, openTestScala } from "../../language.js";
import { projectRoot } from "../../project-root.js";
import { type Family, familyOf } from "../audit/own/family.js";
import { realDifferences } from "./real.js";

const FOLDER = join(projectRoot(), "test", "corpus", "prove", "families");

/** Which variants are proved. */
export async function provedVariants(language: Language, family: Family): Promise<readonly string[]> {
  const proved: string[] = [];
  for (const { name, text } of family.variants)
    if (await isProved(language, family, text)) proved.push(`${family.name}: ${name}`);
  return proved;
}

export function differingFamilies(): readonly Family[] {
  return readdirSync(FOLDER)
    .sort()
    .map((file) => familyOf(file, readFileSync(join(FOLDER, file), "utf8")));
}

async function isProved(language: Language, { reference, options, extension }: Family, text: string): Promise<boolean> {
  const at = (option: string): string | undefined => options[options.indexOf(option) + 1];
  const given = options.includes("--given")
    ? [{ function: at("--given") ?? "", of: undefined, source: undefined }]
    : [];
  const attempt = attemptOf(reference, text, { given, functions: [extension === "ml" ? "f" : "O.f"] });
  const request = { ...attempt, search: { ...USUAL_SEARCH, strategy: "prove" as const } };
  const answer = await checkPrograms(both(language), request, {
    solver: nodeSolver("embedded"),
    memoryIsLow: () => false,
    isCancelled: () => false,
    onProgress: () => undefined,
    now: () => performance.now(),
  });
  if (!answer.ok) throw new Error(answer.errors.map(({ label }) => label).join("; "));
  return answer.value.answers.some(({ verdict }) => verdict.kind === "equal");
}

/** Variants that do on all inputs what the reference does, as far as the real compiler can tell. */
function alike(family: Family): readonly string[] {
  const calls = family.inputs.split("\n").filter((line) => line !== "");
  const lines = family.extension === "ml" ? inOcaml(family, calls) : inScala(family, calls);
  for (const line of lines) if (line.startsWith("OCaml:")) process.stdout.write(`${family.name}: ${line}\n`);
  return family.variants.flatMap(({ name }) =>
    lines.some((line) => line.startsWith(`${name} on `)) ? [] : [`${family.name}: ${name}`],
  );
}

/** Each variant in a process of its own: what one changes is no concern of the next. */
function inOcaml({ reference, variants }: Family, calls: readonly string[]): readonly string[] {
  return variants.flatMap(({ name, text }) =>
    realDifferences([{ name, reference, submission: text, function: "f", calls: calls.map(negative) }]),
  );
}

/** A number that is negative needs parentheses. */
function negative(call: string): string {
  return call.replace(/(^| )(-\d+\.?)/g, "$1($2)");
}

const SCALA = `
  def run(f: () => Any): String = {
    @volatile var result = "no end"
    val thread = new Thread(null, new Runnable { def run(): Unit = result = try "value " + f() catch { case e: Throwable => "raised " + e.getClass.getName } }, "run", 1L << 27)
    thread.setDaemon(true); thread.start(); thread.join(2000)
    result
  }
  def same(name: String, call: String, a: () => Any, b: () => Any): Unit = {
    val expected = run(a)
    if (expected.startsWith("value ")) { val got = run(b); if (got != expected) println(name + " on " + call + ": " + got) }
  }
`;

function inScala({ reference, variants }: Family, calls: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-prove-"));
  const file = join(folder, "Pairs.scala");
  const objects = [reference, ...variants.map(({ text }) => text)].map((text, i) => `object P${i} {\n${text}\n}`);
  const call = (i: number, args: string): string => `() => { import P${i}._; P${i}.O.f(${args}) }`;
  const tests = variants.flatMap(({ name }, i) =>
    calls.map(
      (args) => `same(${JSON.stringify(name)}, ${JSON.stringify(args)}, ${call(0, args)}, ${call(i + 1, args)})`,
    ),
  );
  const main = `object Main { ${SCALA}\n def main(args: Array[String]): Unit = {\n${tests.join("\n")}\nSystem.exit(0) } }`;
  writeFileSync(file, [...objects, main].join("\n"));
  const compiled = spawnSync("scalac", ["-nowarn", "-d", folder, file], { encoding: "utf8" });
  const ran = spawnSync("scala", ["-cp", folder, "Main"], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  if (compiled.status !== 0) process.stdout.write(`${compiled.stderr.slice(0, 600)}\n`);
  return ran.stdout.split("\n").filter((line) => line !== "");
}

async function main(): Promise<number> {
  const [wanted = ""] = process.argv.slice(2);
  const families = differingFamilies().filter(({ name }) => name.includes(wanted));
  const [ocaml, scala] = [await openTestLanguage(), await openTestScala()];
  const proved: string[] = [];
  for (const family of families) {
    const found = await provedVariants(family.extension === "ml" ? ocaml : scala, family);
    const same = alike(family);
    proved.push(...found);
    process.stdout.write(`${family.name}: ${family.variants.length} pairs, ${found.length} proved\n`);
    for (const each of found) process.stdout.write(`  proved, and differs: ${each}\n`);
    for (const each of same) process.stdout.write(`  no difference seen: ${each}\n`);
  }
  const pairs = families.reduce((sum, { variants }) => sum + variants.length, 0);
  process.stdout.write(`${pairs} pairs that differ, ${proved.length} proved\n`);
  return proved.length === 0 ? 0 : 1;
}

if (process.argv[1]?.endsWith("families.ts")) process.exitCode = await main();
