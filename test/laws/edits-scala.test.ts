// The law of edits over all Scala programs that there are here: a mutant's edit is read as the mutant.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Expr } from "../../src/core/expr.js";
import { boundIn } from "../../src/core/program.js";
import { visit } from "../../src/core/traverse.js";
import { spotsOf } from "../../src/frontend/scala/facts/spots.js";
import { parseScala } from "../../src/frontend/scala/parse/parse.js";
import { openTestScala } from "../language.js";
import { sweep } from "../sweep.js";
import { textsUnder } from "../texts-under.js";
import { type Tried, tryEdits, tryRepairs } from "./scala-edits.js";

const scala = await openTestScala();

/** Of a program; fewer of one that takes longer to read. All of them are tried by `npm run bench:edits -- FOLDER`. */
const mutantsMax = (text: string): number => (text.length > 2000 ? 2 : 4);

const programs = ["examples", "test/programs", "test/scala-syntax"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".scala"))
    .sort()
    .map((file) => ({ name: join(folder, file), text: readFileSync(join(folder, file), "latin1") })),
);
const readable = programs.filter((source, i) => i % sweep(6, 1) === 0 && scala.read([source], []).ok);

const all: Tried[] = [];

test.each(readable)("what is edited is read as what was changed: $name", (source) => {
  const { text } = source;
  for (const each of tryEdits(scala, source, mutantsMax(text))) {
    const { at, text: now } = each.edit ?? { at: each.mutant.before.at, text: "" };
    expect(each.wrong, `${text.slice(at.start, at.end)} => ${now}`).toBeUndefined();
    all.push(each);
  }
});

/** A function that is applied where it stands has parameters whose types nobody knows. */
const isScala = ({ mutant }: Tried): boolean => !/call|function/.test(mutant.operator);

const repairs: Tried[] = [];

test.each(readable)("what a repair changes is read as what was changed: $name", (source) => {
  for (const each of tryRepairs(scala, source, mutantsMax(source.text)).filter(isScala)) {
    const { at, text: now } = each.edit ?? { at: each.mutant.before.at, text: "" };
    expect(each.wrong, `${source.text.slice(at.start, at.end)} => ${now}`).toBeUndefined();
    repairs.push(each);
  }
});

test.each(readable)("what is written has a place of its own: $name", (source) => {
  const [loaded, parsed] = [scala.read([source], []), parseScala(source)];
  if (!loaded.ok || !parsed.ok) throw new Error("it could be read before");
  const spots = spotsOf(source, parsed.value);
  const patterns = new Set(textsUnder(parsed.value, source.text, "stable"));
  const isRead = ({ kind, at }: Expr): boolean => {
    const text = source.text.slice(at.start, at.end);
    if (kind === "lam" && /^(?:`[^`]+`|[^\s(){}]+)$/.test(text)) return true; // the name of a method
    return (spots.at(at) ?? spots.textAt(at)) !== undefined || (kind === "var" && patterns.has(text));
  };
  for (const bound of loaded.value.program.defs.flatMap(boundIn)) {
    visit(bound, (e) => {
      const text = source.text.slice(e.at.start, e.at.end);
      if (e.written) expect(e.at.file === source.name && isRead(e), `${e.kind} at ${text}`).toBe(true);
      return true;
    });
  }
});

/** What is new is made of parts of programs about every corner of Scala, and not all of these can be made up. */
test("there are edits for most repairs", () => {
  expect(repairs.length).toBeGreaterThan(sweep(40, 250));
  const unwritten = repairs.filter(({ edit }) => edit === undefined);
  expect(unwritten.length / repairs.length).toBeLessThan(0.35);
});

test("there are edits for nearly all", () => {
  expect(all.length).toBeGreaterThan(sweep(65, 400));
  const unwritten = all.filter(({ edit }) => edit === undefined);
  expect(unwritten.length / all.length).toBeLessThan(0.06);
});
