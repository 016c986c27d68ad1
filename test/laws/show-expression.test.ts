// The laws of printing OCaml. Syntax: what is printed is read as the same syntax. Programs: their
// functions and expressions, read, lowered, printed as text and read again, have the same types
// and do the same. Core: also what no OCaml program is lowered to does the same as the text for it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sample } from "fast-check";
import { expect, test } from "vitest";
import { type Binding, type Expr as Core, type Name, shownName } from "../../src/core/expr.js";
import { parseExpr } from "../../src/core/parse.js";
import type { CtorDecl, Def, Program } from "../../src/core/program.js";
import type { Source } from "../../src/core/span.js";
import { freeNames } from "../../src/core/traverse.js";
import { con } from "../../src/core/type.js";
import { UNIT } from "../../src/core/value.js";
import { type Limits, USUAL_DEPTH } from "../../src/eval/outcome.js";
import { load } from "../../src/eval/run.js";
import { UNTYPED } from "../../src/frontend/ocaml/lift/labelled.js";
import { type CtorWords, pathOf, type Vocabulary } from "../../src/frontend/ocaml/lift/vocabulary.js";
import { loadGrammar } from "../../src/frontend/ocaml/parse/grammar.js";
import { parseOcaml } from "../../src/frontend/ocaml/parse/parse.js";
import { showExpr } from "../../src/frontend/ocaml/show/expression.js";
import { flat, layOut } from "../../src/frontend/ocaml/show/layout.js";
import { isOperator } from "../../src/frontend/ocaml/show/operator.js";
import { sourceDoc } from "../../src/frontend/ocaml/show/source.js";
import type { Expr, Item } from "../../src/frontend/ocaml/syntax.js";
import type { Loaded } from "../../src/language/language.js";
import { anyProgram } from "../generate/arbitrary.js";
import { questionsOf, sourceOf } from "../generate/program.js";
import { openTestLanguage } from "../language.js";
import { runnableFixtures } from "../oracle/recorded.js";
import { projectRoot } from "../project-root.js";
import { sweep } from "../sweep.js";
import { randomProgram } from "./random-core.js";
import { showOutcome, showValue } from "./show-value.js";

const language = await openTestLanguage();
const wasm = (file: string): Uint8Array => readFileSync(join(projectRoot(), "dist", file));
const grammar = await loadGrammar(wasm("web-tree-sitter.wasm"), wasm("tree-sitter-ocaml.wasm"));

const LIMITS: Limits = { fuel: 300_000, depth: USUAL_DEPTH, outputBytes: 1_000_000 };

type Asked = { readonly source: string; readonly questions: readonly string[] };

const random: readonly Asked[] = sample(anyProgram, { seed: 11, numRuns: sweep(8, 20) }).map((program) => ({
  source: sourceOf(program),
  questions: questionsOf(program),
}));
const fixtures: readonly Asked[] = runnableFixtures()
  .filter(({ path }) => path.startsWith("stdlib/"))
  .filter((_, i) => i % sweep(2, 1) === 0)
  .map(({ question }) => ({ source: question.source, questions: question.expressions }));

// ---- syntax ----

test("syntax, printed on one line or on many, is read as the same syntax", () => {
  for (const { source } of [...random, ...fixtures]) {
    for (const e of expressionsOf(parsed(source)).filter((each) => !hasModule(each))) {
      for (const text of [flat(sourceDoc(e)), layOut(sourceDoc(e))]) {
        expect(bare(expressionsOf(parsed(text))), text).toBe(bare([e]));
      }
    }
  }
});

function parsed(text: string): readonly Item[] {
  const read = parseOcaml(grammar, { name: "t.ml", text });
  if (!read.ok) throw new Error(`${read.errors.map((e) => e.label).join(", ")}: ${text}`);
  return read.value.items;
}

function expressionsOf(items: readonly Item[]): readonly Expr[] {
  return items.flatMap((item) => {
    if (item.kind === "value") return item.bindings.map((binding) => binding.bound);
    if (item.kind === "eval") return [item.body];
    return item.kind === "module" && item.body.kind === "structure" ? expressionsOf(item.body.items) : [];
  });
}

/** Modules inside expressions are never printed. */
function hasModule(e: Expr): boolean {
  return /"kind":"(?:pack|unpack|package|structure|functor)"|"item":\{"kind":"(?!exception)/.test(bare([e]));
}

/** Without places; as text, since numbers may be big, not a number or -0. */
function bare(e: readonly Expr[]): string {
  return JSON.stringify(e, (key, value) => {
    if (key === "at") return undefined;
    return typeof value === "bigint" || typeof value === "number"
      ? `${Object.is(value, -0) ? "-" : ""}${value}`
      : value;
  });
}

// ---- programs ----

test("functions and expressions of programs, printed and read again, have their types and do the same", () => {
  let printed = 0;
  for (const { source, questions } of [...random, ...fixtures]) {
    const program: Source = { name: "program.ml", text: source };
    const read = loaded([program], questions);
    const again: Source = { name: "again.ml", text: definitionsAgain(read, source).join("\n") };
    const texts = read.entries.map((entry) => typed(read.showExpr(bodyOf(read, entry.name)), entry.showType()));
    const second = loaded([program, again], texts);
    expect(answers(second), `${source}\n${again.text}\n${texts.join("\n")}`).toEqual(answers(read));
    // What was printed once is printed the same the second time.
    expect(second.entries.map((entry) => second.showExpr(bodyOf(second, entry.name)))).toEqual(
      read.entries.map((entry) => read.showExpr(bodyOf(read, entry.name))),
    );
    printed += texts.length + again.text.split("\n").length;
  }
  expect(printed).toBeGreaterThan(sweep(100, 200));
});

function loaded(sources: readonly Source[], questions: readonly string[]): Loaded {
  const asked = questions.map((text, i) => ({ name: `-e ${i}`, text }));
  const read = language.read(sources, asked);
  if (read.ok) return read.value;
  const texts = [...sources, ...asked].map(({ text }) => text).join("\n");
  throw new Error(`${read.errors.map((e) => e.label).join(", ")}:\n${texts}`);
}

/** Weak variables cannot be written; they are those of something that the program defines. */
function typed(text: string, type: string): string {
  return type.includes("'_weak") ? text : `(${text} : ${type})`;
}

function bodyOf({ program }: Loaded, entry: Name): Core {
  const def = program.defs.find((each) => each.kind === "one" && each.name === entry);
  if (def?.kind !== "one" || def.bound.kind !== "lam") throw new Error("an entry is a function of unit");
  return def.bound.body;
}

const bindingsOf = (def: Def): readonly Binding[] => (def.kind === "one" ? [def] : def.bindings);

/** The program's functions once more, each with the very type that it had, to be asked instead of the first ones. */
const GADT = /\btype\b[^=\n]*?([a-z]\w*)\s*=\s*(?:\|\s*)?[A-Z]\w*\s*:/g;

function definitionsAgain(read: Loaded, source: string): string[] {
  const values = read.values.filter(({ name }) => !/^[A-Z]/.test(name)); // those in modules cannot be defined again
  const types = new Map(values.map(({ core, shownType }) => [core, shownType]));
  const last = new Map(values.map(({ name, core }) => [name, core]));
  // What a later definition hides cannot be written, nor what is defined inside an expression; labels are not kept.
  const isHidden = (name: Name): boolean => types.has(name) && last.get(shownName(name)) !== name;
  // Functions on GADTs need types that are named where they are defined.
  const gadts = new Set([...source.matchAll(GADT)].map(([, name]) => name));
  const canBe = ({ name, bound }: Binding): boolean =>
    bound.kind === "lam" &&
    types.has(name) &&
    !(types.get(name) ?? "").split(/\W+/).some((word) => gadts.has(word)) &&
    !types.get(name)?.includes(":") &&
    !isHidden(name) &&
    !/\blet (?:module|exception|open struct)\b|\(module\b/.test(source.slice(bound.at.start, bound.at.end)) &&
    ![...freeNames(bound)].some(isHidden);
  return read.program.defs.flatMap((def) => {
    const bindings = bindingsOf(def);
    if (!bindings.every(canBe)) return [];
    const texts = bindings.map(
      ({ name, bound }) => `${binder(shownName(name))} : ${generic(types.get(name) ?? "")} = ${read.showExpr(bound)}`,
    );
    return [`let ${def.kind === "rec" ? "rec " : ""}${texts.join(" and ")}`];
  });
}

const binder = (name: string): string => (isOperator(name) ? `( ${name} )` : name);

/** 'a 'b. 'a -> 'b: exactly that, and nothing more special. */
function generic(type: string): string {
  const variables = [...new Set(type.match(/'[a-z]\w*/g) ?? [])];
  return variables.length === 0 ? type : `${variables.join(" ")}. ${type}`;
}

/** Each entry on the program as it is after loading. */
function answers(read: Loaded): readonly string[] {
  const machine = load(read.program, LIMITS);
  if (machine.outcome.kind !== "value") return [machine.outcome.kind];
  return read.entries.map((entry) => {
    machine.reset();
    const { outcome, output } = machine.call(entry.name, [UNIT], LIMITS);
    if (outcome.kind === "value") return `${entry.show(outcome.value)}\n${output}`;
    return `${outcome.kind === "raised" ? withoutPlace(read.showException(outcome.exn)) : outcome.kind}\n${output}`;
  });
}

/** Match_failure and Assert_failure say where they are, which is elsewhere in the second text. */
function withoutPlace(exception: string): string {
  return exception.replace(/\s*\("[^"]*",\s-?\d+,\s-?\d+\)/, "");
}

// ---- core ----

const PRELUDE = `type ints = Nil | Cons of int * ints
type shape =
  Dot | Gap | One of int | Two of int * ints | Three of int * bool * shape | Five of int * string * int * bool * shape
exception Boom
exception Bang of int
exception Odd of string * int
`;

/** The exceptions of OCaml's faults, as the random programs have them. */
const FAULTS: Program["faults"] = {
  divide: parseExpr("[Divide]"),
  bounds: parseExpr('[Fault "index out of bounds"]'),
  incomparable: parseExpr('[Fault "compare: functional value"]'),
  lazy: parseExpr("[CamlinternalLazy.Undefined]"),
  absent: parseExpr('[Fault "no function"]'),
  match: parseExpr('[Match_failure [tuple3 "" 0 0]]'),
};
const IN_OCAML: Readonly<Record<string, string>> = {
  nil: "Nil",
  cons: "Cons",
  Divide: "Division_by_zero",
  Fault: "Invalid_argument",
};
const ranks = new Map(
  loaded([{ name: "prelude.ml", text: PRELUDE }], []).program.exceptions.map((decl) => [
    shownName(decl.name),
    decl.rank,
  ]),
);

test("random core programs, printed as OCaml and read, do the same", () => {
  for (let seed = 0; seed < 60; seed++) {
    const program = withOcamlFaults(randomProgram(seed, 1 + (seed % 4)));
    const text = PRELUDE + programText(program);
    const read = loaded([{ name: "core.ml", text }], []);
    const own = program.defs.flatMap(bindingsOf).map(({ name }) => name);
    const lowered = own.map((name) => read.values.find((value) => value.name === globalName(name))?.core);
    const [first, second] = [observe(program, own), observe(read.program, lowered)];
    if ([...first, ...second].some((line) => line.startsWith("unfinished"))) continue;
    expect(second, text).toEqual(first);
  }
});

/** Exceptions are ordered as in OCaml. */
function withOcamlFaults(program: Program): Program {
  const exception = (name: string, ...fields: CtorDecl["fields"]): CtorDecl => {
    const rank = ranks.get(IN_OCAML[name] ?? name) ?? 0;
    return { name: name as Name, fields, labels: undefined, rank };
  };
  const exceptions = [
    ...program.exceptions.map(({ name, fields }) => exception(name, ...fields)),
    exception("Match_failure", con("tuple3", con("str"), con("i63"), con("i63"))),
    exception("CamlinternalLazy.Undefined"),
  ];
  return { ...program, exceptions, faults: FAULTS };
}

function programText(program: Program): string {
  const own = new Set(program.defs.flatMap(bindingsOf).map(({ name }) => name));
  const vocabulary: Vocabulary = {
    value: (name) => (own.has(name) ? { path: pathOf(globalName(name)), labels: [] } : undefined),
    library: pathOf,
    ctor: (name) => ctorWords(name),
    typing: UNTYPED,
  };
  const definition = ({ name, bound }: Binding): string => `${globalName(name)} = ${showExpr(vocabulary, bound)}`;
  return program.defs
    .map((def) => `let ${def.kind === "rec" ? "rec " : ""}${bindingsOf(def).map(definition).join(" and ")}\n`)
    .join("");
}

const globalName = (name: Name): string => name.replace("/", "_");

function ctorWords(name: Name): CtorWords {
  const fields = name === "cell" ? [{ path: pathOf("contents"), mutable: true, hidden: false }] : undefined;
  return { path: pathOf(IN_OCAML[name] ?? name), fields, hidden: false, type: undefined };
}

/** How loading ended, what it printed, and the values of the definitions that were reached. */
function observe(program: Program, names: readonly (Name | undefined)[]): readonly string[] {
  const machine = load(program, LIMITS);
  const end = inOcaml(showOutcome(machine.outcome));
  if (machine.outcome.kind !== "value") return [end, machine.output];
  return [end, machine.output, ...names.map((name) => inOcaml(showValue(name && machine.global(name))))];
}

function inOcaml(shown: string): string {
  return shown
    .replaceAll(/\((\w+) /g, (whole, ctor: string) => (ctor in IN_OCAML ? `(${IN_OCAML[ctor]} ` : whole))
    .replaceAll(/\(([\w.]+)\/\d+ /g, "($1 ")
    .replaceAll(/Match_failure \(tuple3 "[^"]*" -?\d+ -?\d+\)/g, "Match_failure")
    .replaceAll("String.sub / Bytes.sub", "index out of bounds");
}
