// What the real Scala prints for the programs in test/programs/scala/run: recorded, so that we can be compared with it
// where it is not installed. Starting it takes seconds, so all programs are compiled together and run in one process.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sample } from "fast-check";
import { anyScala } from "../generate-scala/arbitrary.js";
import { type ScalaRandom, sourceOf } from "../generate-scala/program.js";
import { projectRoot } from "../project-root.js";

export type ScalaProgram = { readonly name: string; readonly text: string };

export function scalaPrograms(): readonly ScalaProgram[] {
  const folder = join(projectRoot(), "test", "programs", "scala", "run");
  const names = readdirSync(folder).filter((name) => name.endsWith(".scala") && name !== "entries.scala");
  return names.sort().map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
}

// ---- random programs ----

export const RANDOM_SCALA = { seed: 20_261_116, count: 50 } as const;

/** The first of them, or all. */
export const recordedScalaPrograms = (count: number = RANDOM_SCALA.count): ScalaRandom[] =>
  sample(anyScala, { seed: RANDOM_SCALA.seed, numRuns: count });

// ---- the files ----

export type ScalaFile = "scala" | "random-scala" | "suites-scala" | "witnesses-scala" | "course-scala";

const fileOf = (name: ScalaFile): string => join(projectRoot(), "test", "oracle", `${name}.jsonl`);

/** What was printed, by the hash of the program. */
export function recordedScala(name: ScalaFile): ReadonlyMap<string, string> {
  if (!existsSync(fileOf(name))) return new Map();
  const [, ...lines] = readFileSync(fileOf(name), "utf8").trimEnd().split("\n");
  return new Map(lines.map((line) => JSON.parse(line) as [string, string]));
}

export function hashOfScala({ text }: ScalaProgram): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** Asks about what has no recorded answer yet, or about everything again, all at once; false where Scala is not installed. */
export function recordScala(
  everything: boolean,
  suites: readonly ScalaProgram[],
  witnesses: readonly ScalaProgram[],
  course: readonly ScalaProgram[],
): boolean {
  const version = scalaVersion();
  if (version === undefined) return false;
  const random = recordedScalaPrograms().map((program, i) => ({ name: `random ${i}`, text: sourceOf(program) }));
  const files: Readonly<Record<ScalaFile, readonly ScalaProgram[]>> = {
    scala: scalaPrograms(),
    "random-scala": random,
    "suites-scala": suites,
    "witnesses-scala": witnesses,
    "course-scala": course,
  };
  const names = Object.keys(files) as ScalaFile[]; // its own keys
  const known = new Map(everything ? [] : names.flatMap((name) => [...recordedScala(name)]));
  const all = new Map(Object.values(files).flatMap((programs) => programs.map((each) => [hashOfScala(each), each])));
  const missing = [...all.values()].filter((program) => !known.has(hashOfScala(program)));
  const printed = missing.length === 0 ? [] : askScala(missing);
  for (const [i, program] of missing.entries()) known.set(hashOfScala(program), printed[i] ?? "");
  for (const name of names) write(name, version, files[name], known);
  return true;
}

function write(
  file: ScalaFile,
  version: string,
  programs: readonly ScalaProgram[],
  known: ReadonlyMap<string, string>,
): void {
  const hashes = new Set(programs.map(hashOfScala));
  const lines = [...hashes].map((hash) => JSON.stringify([hash, known.get(hash) ?? ""]));
  writeFileSync(fileOf(file), `${JSON.stringify({ scala: version })}\n${lines.join("\n")}\n`);
}

export function scalaVersion(): string | undefined {
  try {
    const text = execFileSync("sh", ["-c", "scala -version 2>&1"], { encoding: "utf8" });
    return /version (\S+)/.exec(text)?.[1];
  } catch {
    return undefined;
  }
}

/** A machine that lives for seconds is done before optimising has paid: a third of the time. */
const SOON_READY = ["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"];
/** For tables that are too large for us. */
const ROOM = "-J-Xmx3g";
/** Since Java 14 the message of a NullPointerException tells what the bytecode did; before it had none, as here. */
const WITHOUT_BYTECODE = "-J-XX:-ShowCodeDetailsInExceptionMessages";

/** Each in a package of its own; names of its classes are printed without that. */
export function askScala(programs: readonly ScalaProgram[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-scala-"));
  const classes = join(folder, "classes");
  mkdirSync(classes);
  const files = programs.map(({ text }, i) => {
    const file = join(folder, `p${i}.scala`);
    writeFileSync(file, `package p${i}\n${text}`);
    return file;
  });
  const driver = join(folder, "all.scala");
  const mains = programs.map((_, i) => `    println("\\u0001"); p${i}.Main.main(Array())`).join("\n");
  writeFileSync(driver, `object All {\n  def main(args: Array[String]): Unit = {\n${mains}\n  }\n}\n`);
  execFileSync("scalac", [...SOON_READY, "-nowarn", "-d", classes, driver, ...files], { stdio: "inherit" });
  const output = execFileSync("scala", [...SOON_READY, ROOM, WITHOUT_BYTECODE, "-cp", classes, "All"], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  rmSync(folder, { recursive: true });
  return output
    .split("\u0001\n")
    .slice(1)
    .map((text, i) => text.replaceAll(`p${i}.`, ""));
}
