// The typing set of Scala: small programs over the typing rules of the language's specification, about half of them
// ill-typed. Each file of test/typing/scala has many, a line `/*** name ***/` before each. The real Scala's word on each
// is in test/oracle/typing-scala.jsonl (`npm run record`): that it accepts it, or on which line it finds which error.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { hashOfScala, type ScalaProgram, scalaVersion } from "./oracle/scala.js";
import { projectRoot } from "./project-root.js";

/** What the real Scala says of a program. */
export type ScalaWord =
  | { readonly kind: "accepted" }
  | { readonly kind: "rejected"; readonly line: number; readonly error: string };

const FOLDER = join(projectRoot(), "test", "typing", "scala");
const RECORD = join(projectRoot(), "test", "oracle", "typing-scala.jsonl");

/** Their names: `variance/covariant-var`. */
export function scalaTypingPrograms(): ScalaProgram[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".scala"));
  return files
    .sort()
    .flatMap((file) => programsOf(file.replace(/\.scala$/, ""), readFileSync(join(FOLDER, file), "utf8")));
}

function programsOf(file: string, text: string): ScalaProgram[] {
  const [, ...parts] = text.split(/^\/\*\*\* (.*) \*\*\*\/\n/m);
  return parts.flatMap((name, i) => (i % 2 === 1 ? [] : [{ name: `${file}/${name}`, text: parts[i + 1] ?? "" }]));
}

// ---- the record ----

export type ScalaTypingRecord = { readonly scala: string; readonly words: ReadonlyMap<string, ScalaWord> };

/** A line each, by the hash of the program: the name is for those who read the file. */
type Line = readonly [name: string, hash: string, word: ScalaWord];

export function readScalaTyping(): ScalaTypingRecord {
  if (!existsSync(RECORD)) return { scala: "nothing", words: new Map() };
  const [head = "{}", ...lines] = readFileSync(RECORD, "utf8").trimEnd().split("\n");
  const { scala }: { scala: string } = JSON.parse(head);
  const words = lines.map((line): readonly [string, ScalaWord] => {
    const [, hash, word]: Line = JSON.parse(line);
    return [hash, word];
  });
  return { scala, words: new Map(words) };
}

/** Asks the installed Scala about what has no recorded word; gives how many programs there are, if it is installed. */
export function recordScalaTyping(all: boolean): number | undefined {
  const version = scalaVersion();
  if (version === undefined) return undefined;
  const known = readScalaTyping();
  const old = known.scala === version && !all ? known.words : new Map<string, ScalaWord>();
  const programs = scalaTypingPrograms();
  const missing = programs.filter((program) => !old.has(hashOfScala(program)));
  const fresh = new Map(askScalaTyping(missing).map((word, i) => [missing[i]?.name, word]));
  const lines = programs.map((program) => {
    const hash = hashOfScala(program);
    return JSON.stringify([program.name, hash, fresh.get(program.name) ?? old.get(hash)]);
  });
  writeFileSync(RECORD, `${JSON.stringify({ scala: version })}\n${lines.join("\n")}\n`);
  return programs.length;
}

/** All in one process, as starting the compiler takes longer than what it has to say. */
export function askScalaTyping(programs: readonly ScalaProgram[]): ScalaWord[] {
  if (programs.length === 0) return [];
  const classes = mkdtempSync(join(tmpdir(), "elenchus-scala-"));
  execFileSync("scalac", ["-nowarn", "-d", classes, join(projectRoot(), "test", "oracle", "judge.scala")]);
  const output = execFileSync("java", ["-XX:+UseSerialGC", "-cp", `${compilerJars()}:${classes}`, "Judge"], {
    encoding: "utf8",
    input: programs.map(({ text }) => `\u0001${text}`).join(""),
  });
  rmSync(classes, { recursive: true });
  return output.trimEnd().split("\n").map(wordOf);
}

/** The compiler's own library, beside the folder of its command. */
export function compilerJars(): string {
  const command = execFileSync("sh", ["-c", "command -v scalac"], { encoding: "utf8" }).trim();
  return join(dirname(dirname(realpathSync(command))), "lib", "*");
}

function wordOf(line: string): ScalaWord {
  if (line === "accepted") return { kind: "accepted" };
  const [, at, error] = /^(\d+) (.*)$/.exec(line) ?? [];
  if (at === undefined || error === undefined) throw new Error(`not a word on a program: ${line}`);
  return { kind: "rejected", line: Number(at), error };
}
