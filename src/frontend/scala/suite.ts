// Tests as Scala programs: plain asserts in an object of their own, and suites for ScalaTest and munit, a class for each
// object or class that is tested. Texts are byte strings, as the program's are.
import type { SuiteWriter } from "../../language/row.js";
import { breakExpression } from "../../report/break-expression.js";
import { encodeBytes } from "../../report/display.js";
import type { Home, Looking, TestParts } from "../../report/suite/suite.js";
import {
  byFunction,
  capitalized,
  type Emitted,
  type EmittedTest,
  outcomesOf,
  withObservers,
} from "../../report/suite/written.js";

const WIDTH = 100;

export const SCALA_SUITES: SuiteWriter = {
  write: (form, suite) => withObservers(suite, (FORMS[form] ?? emitScalaAsserts)(suite)),
  whyNot: () => undefined,
};

const FORMS: Readonly<Record<string, (suite: Emitted) => string>> = { scalatest: emitScalaTest, munit: emitMunit };

// ---- asserts ----

function emitScalaAsserts(emitted: Emitted): string {
  const groups = grouped(emitted);
  const isScript = groups.every(({ home }) => home === undefined);
  const imports = [...new Set(groups.flatMap(importOf))];
  const clashing = clashes(groups);
  const tests = groups.flatMap((group) =>
    group.tests.map((test) => {
      const own = clashing.has(lastName(test.function)) ? qualified(group, test) : test;
      return [`// ${test.name}`, ...assertion(own)];
    }),
  );
  const parts = [...(imports.length === 0 ? [] : [imports]), ...tests];
  // Only a script has functions outside of all objects, and there statements stand alone.
  if (isScript) return lines([`// ${encodeBytes(emitted.words.asserts)}`, "", ...spaced(parts)]);
  return lines([
    `// ${encodeBytes(emitted.words.assertsInObject)}`,
    `object ${capitalized(emitted.file)}Tests extends App {`,
    ...spaced(parts).map(inner),
    "}",
  ]);
}

function assertion(test: EmittedTest): readonly string[] {
  if (isOpen(test)) return oneOfOutcomes(test);
  const { call, raises, seen } = test.written;
  if (raises !== undefined) return caught(call, raises, seen);
  return asserted(looked(call, seen), seen?.text ?? "", "==");
}

/** Where more than one outcome is right: those of several references, or all but a wrong one. */
function isOpen({ alsoRight, written }: EmittedTest): boolean {
  return alsoRight.length > 0 || written.isWrong !== undefined;
}

/** What it gave or raised is not to come again. */
function anotherOutcome({ call, raises, seen, isWrong }: TestParts): readonly string[] {
  if (raises === undefined) return asserted(looked(call, seen), seen?.text ?? "", "!=");
  if (isWrong === "exception") return broken(call);
  const again = seen === undefined ? `case _: ${raises}` : `case e: ${raises} if ${looked("e", seen)} == ${seen.text}`;
  const body = [...broken(call), "true"];
  return ["assert(try {", ...body.map(inner), "} catch {", `  ${again} => false`, "  case _: Throwable => true", "})"];
}

/** Where references part: what any of them gives is right. Every framework has an `assert`. */
function oneOfOutcomes(test: EmittedTest): readonly string[] {
  if (test.written.isWrong !== undefined) return anotherOutcome(test.written);
  const outcomes = outcomesOf(test);
  const values = outcomes
    .filter(({ raises }) => raises === undefined)
    .map(({ seen }) => `${looked("result", seen)} == ${seen?.text}`);
  const cases = outcomes.flatMap(({ raises, seen }) => {
    if (raises === undefined) return [];
    return seen === undefined
      ? `case _: ${raises} => true`
      : `case e: ${raises} if ${looked("e", seen)} == ${seen.text} => true`;
  });
  const value = values.length === 0 ? "false" : values.join(" || ");
  const body = [
    ...after(broken(test.written.call), "").map((line, i) => (i === 0 ? `val result = ${line}` : inner(line))),
    value,
  ];
  if (cases.length === 0) return ["assert {", ...body.map(inner), "}"];
  return ["assert(try {", ...body.map(inner), "} catch {", ...cases.map(inner), "})"];
}

function caught(call: string, raises: string, seen: Looking | undefined): readonly string[] {
  const [name, told] = seen === undefined ? ["_", "true"] : ["e", `${looked("e", seen)} == ${seen.text}`];
  const short = `assert(try { ${call}; false } catch { case ${name}: ${raises} => ${told} })`;
  if (fits(short)) return [short];
  return [
    "assert(try {",
    ...broken(call).map(inner),
    "  false",
    "} catch {",
    `  case ${name}: ${raises} => ${told}`,
    "})",
  ];
}

/** assert(a == b); of truths, what is true. */
function asserted(left: string, right: string, operator: string): readonly string[] {
  const short =
    right === "true" || right === "false"
      ? `assert(${(right === "true") === (operator !== "!=") ? left : `!${atomic(left)}`})`
      : `assert(${left} ${operator} ${right})`;
  if (fits(short)) return [short];
  return ["assert(", ...after(broken(left), ` ${operator}`).map(inner), ...broken(right).map(inner).map(inner), ")"];
}

/** As what `!` or a dot applies to. */
function atomic(text: string): string {
  return /^(new )?[\w.$]*$/.test(withoutGroups(text)) ? text : `(${text})`;
}

/** Without what is between brackets and quotes. */
function withoutGroups(text: string): string {
  const flat = text.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.[^']*)'/g, "");
  const less = flat.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, "");
  return less === flat ? flat : withoutGroups(less);
}

// ---- suites of frameworks ----

function emitScalaTest(emitted: Emitted): string {
  return suites(emitted, ["import org.scalatest.funsuite.AnyFunSuite", ""], "AnyFunSuite", (test) => {
    if (isOpen(test)) return oneOfOutcomes(test);
    const { call, raises, seen } = test.written;
    if (raises === undefined) return asserted(looked(call, seen), seen?.text ?? "", "===");
    if (seen === undefined) return called(`assertThrows[${raises}]`, [call]);
    return [...called(`val e = intercept[${raises}]`, [call]), ...asserted(looked("e", seen), seen.text, "===")];
  });
}

function emitMunit(emitted: Emitted): string {
  return suites(emitted, [], "munit.FunSuite", (test) => {
    if (isOpen(test)) return oneOfOutcomes(test);
    const { call, raises, seen } = test.written;
    if (raises === undefined) return called("assertEquals", [looked(call, seen), seen?.text ?? ""]);
    if (seen === undefined) return called(`intercept[${raises}]`, [call]);
    return [
      ...called(`val e = intercept[${raises}]`, [call]),
      ...called("assertEquals", [looked("e", seen), seen.text]),
    ];
  });
}

function suites(
  emitted: Emitted,
  head: readonly string[],
  parent: string,
  body: (test: EmittedTest) => readonly string[],
): string {
  const groups = grouped(emitted);
  const classes = groups.map((group) => {
    const isShared = new Set(group.tests.map((test) => test.function)).size > 1;
    const tests = group.tests.map((test) => {
      const name = isShared ? `${lastName(test.function)}: ${test.name}` : test.name;
      return [`test(${quoted(name)}) {`, ...body(test).map(inner), "}"];
    });
    const parts = [...importOf(group).map((each) => [each]), ...tests];
    return [`class ${suiteName(emitted, groups, group)} extends ${parent} {`, ...spaced(parts).map(inner), "}"];
  });
  return lines([...head, ...spaced(classes)]);
}

/** f(a, b), with what is too long on lines of its own. */
function called(fn: string, args: readonly string[]): readonly string[] {
  const short = `${fn}(${args.join(", ")})`;
  if (fits(short)) return [short];
  const own = args.map((arg, i) => after(broken(arg), i < args.length - 1 ? "," : "").map(inner));
  return [`${fn}(`, ...own.flat(), ")"];
}

// ---- objects and what is in them ----

type Group = { readonly home: Home | undefined; readonly tests: readonly EmittedTest[] };

/** The tests of each object or class. */
function grouped({ tests, functions, module }: Emitted): readonly Group[] {
  const homes = new Map(functions.map((each) => [each.function, each.home]));
  const groups = new Map<string, { home: Home | undefined; tests: EmittedTest[] }>();
  for (const [name, own] of byFunction(tests)) {
    const home = homes.get(name);
    const seen = own.map((test) => (home?.imported ? withoutPath(home.path, test) : test));
    const meant = module !== undefined && home?.imported !== false ? { path: module, imported: true } : home;
    const group = groups.get(meant?.path ?? "") ?? { home: meant, tests: [] };
    if (meant?.imported) group.home = meant; // an object beside a class of its name
    group.tests.push(...seen);
    groups.set(meant?.path ?? "", group);
  }
  return [...groups.values()];
}

/** What is imported needs no path; texts between quotes are left alone. */
function withoutPath(path: string, test: EmittedTest): EmittedTest {
  const start = new RegExp(`"(?:[^"\\\\]|\\\\.)*"|(?<![\\w.])${path.replaceAll(".", "\\.")}\\.(?=\\w)`, "g");
  const bare = (text: string): string => text.replaceAll(start, (found) => (found.startsWith('"') ? found : ""));
  const written = ({ call, raises, seen, ...rest }: TestParts): TestParts => ({
    ...rest,
    call: bare(call),
    raises: raises === undefined ? undefined : bare(raises),
    seen: seen && { ...seen, text: bare(seen.text) },
  });
  const alsoRight = test.alsoRight.map((each) => ({ ...each, written: each.written && written(each.written) }));
  return { ...test, name: bare(test.name), written: written(test.written), alsoRight };
}

function importOf({ home }: Group): readonly string[] {
  return home?.imported === true ? [`import ${home.path}._`] : [];
}

/** Functions of the same name in several objects. */
function clashes(groups: readonly Group[]): ReadonlySet<string> {
  const imported = groups.filter(({ home }) => home?.imported === true);
  const names = imported.flatMap(({ tests }) => [...new Set(tests.map((test) => lastName(test.function)))]);
  return new Set(names.filter((name, i) => names.indexOf(name) !== i));
}

function qualified({ home }: Group, test: EmittedTest): EmittedTest {
  if (home?.imported !== true || test.observed !== undefined) return test;
  return { ...test, written: { ...test.written, call: `${home.path}.${test.written.call}` } };
}

/** After what is tested; with all of its path where another has the same name. */
function suiteName({ file }: Emitted, groups: readonly Group[], { home }: Group): string {
  if (home === undefined) return `${capitalized(file)}Suite`;
  const name = lastName(home.path);
  const isShared = groups.some((other) => other.home !== home && lastName(other.home?.path ?? "") === name);
  return `${isShared ? home.path.split(".").map(capitalized).join("") : name}Suite`;
}

function lastName(path: string): string {
  return /[^.]+\.?$/.exec(path)?.[0] ?? path;
}

// ---- texts ----

/** What is compared: the value, or what is looked at of it. */
function looked(text: string, seen: Looking | undefined): string {
  if (seen === undefined || seen.through === "_") return text;
  return seen.through.replace("_", () => atomic(text));
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, (char) => `\\${char}`)}"`;
}

const INSIDE = 4; // an assert is at most in a test in a class

function fits(text: string): boolean {
  return INSIDE + text.length <= WIDTH && !text.includes("\n");
}

function broken(text: string): readonly string[] {
  return breakExpression(text, WIDTH - INSIDE - 4);
}

function after(texts: readonly string[], end: string): readonly string[] {
  return texts.map((text, i) => (i === texts.length - 1 ? text + end : text));
}

function inner(line: string): string {
  return line === "" ? "" : `  ${line}`;
}

/** With an empty line between the parts. */
function spaced(parts: readonly (readonly string[])[]): readonly string[] {
  return parts.flatMap((part, i) => (i === 0 ? part : ["", ...part]));
}

function lines(all: readonly string[]): string {
  return `${all.join("\n")}\n`;
}
