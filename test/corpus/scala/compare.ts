// The same calls by us and by the real Scala: all programs are compiled together, and one run answers all calls.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { make } from "../../../src/core/build.js";
import { type Name, shownName } from "../../../src/core/expr.js";
import type { CtorDecl } from "../../../src/core/program.js";
import type { Type } from "../../../src/core/type.js";
import { load, type Machine } from "../../../src/eval/run.js";
import type { DefinedValue, Language, Loaded } from "../../../src/language/language.js";
import { projectRoot } from "../../project-root.js";
import { asValue, type Sample, sample, seeded, wordsOf, worldOf } from "./samples.js";

export type Subject = { readonly name: string; readonly ours: string; readonly real: string };

type Call = { readonly line: string; readonly ours: string };
type Tally = { same: number; skipped: number; readonly different: string[] };

const LIMITS = { fuel: 3_000_000, depth: 3_000, outputBytes: 100_000 };

/** How many calls agree; those that we stop at, or that nobody can finish, are left out and counted. */
export function compareAll(language: Language, subjects: readonly Subject[], calls: number): Tally {
  const made = subjects.map((subject, i) => callsOf(language, subject, `p${i}`, calls));
  const all = made.map((each) => each.filter(({ ours }) => !ours.startsWith("stopped")));
  const answers = realAnswers(
    subjects,
    all.flatMap((each) => each.map(({ line }) => line)),
  );
  const tally: Tally = { same: 0, skipped: made.flat().length - all.flat().length, different: [] };
  let next = 0;
  for (const [i, each] of all.entries()) {
    for (const call of each) note(tally, subjects[i] as Subject, call, answers[next++] ?? "nothing", `p${i}`);
  }
  return tally;
}

function note(tally: Tally, subject: Subject, { line, ours }: Call, real: string, within: string): void {
  const answer = plain(real, within);
  if (/^(slow|throws java.lang.StackOverflowError)/.test(answer)) tally.skipped++;
  else if (unordered(ours) === unordered(answer)) tally.same++;
  else tally.different.push(`${subject.name}: ${line}\n    ours ${ours}\n    real ${answer}`);
}

/** Sets in one order: that of many elements is not ours. */
function unordered(text: string): string {
  return text.replaceAll(/Set\(([^()]*)\)/g, (_, items: string) => `Set(${items.split(",").sort().join(",")})`);
}

/** Without blanks, and without where classes are defined. */
function plain(answer: string, within: string): string {
  return answer
    .replaceAll(`${within}.`, "")
    .replaceAll(/(?<=\w.*) /g, "")
    .replace(/^(value|throws)/, "$1 ");
}

function callsOf(language: Language, subject: Subject, within: string, count: number): readonly Call[] {
  const read = language.read([{ name: subject.name, text: subject.ours }], []);
  if (!read.ok) throw new Error(`${subject.name}: ${read.errors[0].label}`);
  const loaded = read.value;
  const machine = load(loaded.comparable, LIMITS);
  const world = worldOf(loaded.program, seeded(1));
  const functions = loaded.values.filter((value) => isFunction(value.type));
  const made: Call[] = [];
  for (let i = 0; i < count * 2 && made.length < count && functions.length > 0; i++) {
    const value = functions[i % functions.length] as DefinedValue;
    const args = paramsOf(value).map((type) => sample(world, type, i % 14));
    if (args.every((arg) => arg !== undefined)) made.push(callOf(loaded, machine, within, value, args));
  }
  return made;
}

function isFunction(type: Type): boolean {
  return type.kind === "fn";
}

function paramsOf({ type }: DefinedValue): readonly Type[] {
  return type.kind === "fn" ? [type.from, ...paramsOf({ type: type.to } as DefinedValue)] : [];
}

function resultOf(type: Type): Type {
  return type.kind === "fn" ? resultOf(type.to) : type;
}

function callOf(loaded: Loaded, machine: Machine, within: string, value: DefinedValue, args: readonly Sample[]): Call {
  const path = value.name.replace(/^leon\.custom\./, "");
  const dot = path.lastIndexOf(".", path.length - 2);
  const owner = javaPath(path.slice(0, dot));
  const nameOf = (ctor: Name) => javaClass(loaded, ctor);
  const how = isMethod(value, args) ? "method" : "static";
  const words = args.map((arg) => wordsOf(arg, nameOf)).join(" ");
  const line = `${within} ${owner} ${path.slice(dot + 1)} ${how} ${words}`;
  machine.reset();
  const { outcome } = machine.call(
    value.core,
    args.map((arg) => asValue(machine, arg)),
    LIMITS,
  );
  if (outcome.kind === "value")
    return { line, ours: `value ${unspaced(loaded.showValue(outcome.value, resultOf(value.type)))}` };
  if (outcome.kind !== "raised") return { line, ours: `stopped ${JSON.stringify(outcome)}` };
  return { line, ours: `throws ${loaded.showException(outcome.exn).replace(/:.*$/s, "")}` };
}

function unspaced(text: string): string {
  return text.replaceAll(" ", "").replaceAll(/\b(?:\w+\.)+(?=[A-Z])/g, "");
}

/** A method of a class takes the object first. */
function isMethod({ shownType, name }: DefinedValue, args: readonly Sample[]): boolean {
  const owner =
    name
      .slice(0, name.lastIndexOf(".", name.length - 2))
      .split(".")
      .at(-1) ?? "";
  return args[0]?.kind === "make" && new RegExp(`^\\(?${owner}\\b`).test(shownType);
}

function javaPath(path: string): string {
  return path.replaceAll(".", "$");
}

/** As the driver asks for it: by what an input of it would be written like. */
function javaClass(loaded: Loaded, ctor: Name): { name: string; isObject: boolean } {
  if (["[]", "None"].includes(ctor)) return { name: ctor, isObject: true };
  if (["::", "Some"].includes(ctor)) return { name: ctor, isObject: false };
  const decl = declOf(loaded, ctor);
  const text = loaded.showInput(
    make(
      ctor,
      decl.fields.map(() => make("tuple0" as Name, [])),
    ),
  );
  const path = text
    .replace(/^new /, "")
    .replace(/\(.*$/s, "")
    .replace(/^leon\.custom\./, "");
  if (shownName(ctor) === "Set") return { name: "Set", isObject: false };
  const [, library] = ctor.split("/leon.");
  const name = library === undefined ? javaPath(path) : `leon.${library}`;
  return { name, isObject: !text.includes("(") };
}

function declOf(loaded: Loaded, ctor: Name): CtorDecl {
  for (const data of loaded.program.data) for (const decl of data.ctors) if (decl.name === ctor) return decl;
  throw new Error(`no constructor ${ctor}`);
}

// ---- the real Scala ----

function realAnswers(subjects: readonly Subject[], lines: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-scala-"));
  const classes = join(folder, "classes");
  mkdirSync(classes);
  const files = subjects.map((subject, i) => {
    const file = join(folder, `p${i}.scala`);
    writeFileSync(file, `package p${i}\n${subject.real.replace(/^package .*$/m, "")}`);
    return file;
  });
  const verifier = join(folder, "leon.scala");
  writeFileSync(verifier, leonInScala());
  const driver = join(projectRoot(), "test", "corpus", "scala", "driver.scala");
  execFileSync("scalac", ["-nowarn", "-d", classes, verifier, driver, ...files], { stdio: "inherit" });
  writeFileSync(join(folder, "calls.txt"), `${lines.join("\n")}\n`);
  const out = join(folder, "answers.txt");
  execFileSync("scala", ["-cp", classes, "Driver", join(folder, "calls.txt"), out], { stdio: "inherit" });
  return readFileSync(out, "utf8").split("\n");
}

/** Our library of Leon's, but for methods that are attached to types: those are implicit classes there. */
function leonInScala(): string {
  const text = readFileSync(join(projectRoot(), "src", "frontend", "scala", "stdlib", "leon.scala"), "utf8");
  const before = text.slice(0, text.indexOf("package leon.lang {"));
  const after = text.slice(text.indexOf("package leon.annotation {"));
  return (
    before + LEON_LANG + after.replaceAll(/^ {2}class (\w+)$/gm, "  class $1 extends scala.annotation.StaticAnnotation")
  );
}

const LEON_LANG = `
package leon {
  package object lang {
    implicit class BooleanDecorations(val underlying: Boolean) {
      def holds: Boolean = { underlying } ensuring { _ == true }
      def ==>(that: => Boolean): Boolean = if (underlying) that else true
    }
    implicit class SpecsDecorations[A, B](val inOut: (A, B)) {
      def passes(tests: A => B): Boolean = try { tests(inOut._1) == inOut._2 } catch { case _: MatchError => true }
    }
  }
}
`;
