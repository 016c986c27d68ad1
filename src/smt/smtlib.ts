// Queries as SMT-LIB text, and models from the answers. Unknowns are named by their rank in the
// query and conditions come in a fixed order, so one question is one text, whoever asks it.
// The characters of strings are 0 to 255, or 65535. Every atom is defined once, so
// the text is no longer than the terms are when shared.

import { absurd } from "../basis/absurd.js";
import { canonical, type Int, negated } from "../basis/integer.js";
import { lookUp, nth } from "../basis/known.js";
import { widthOf } from "./characters.js";
import { atomValue, type Model } from "./model.js";
import { quoted, readSmtSexps, type SmtSexp, unquoted } from "./sexp.js";
import type { SolverAnswer } from "./solver.js";
import { intOf } from "./sorts.js";
import {
  type Atom,
  type Cond,
  type Constant,
  Lit,
  type Mono,
  Poly,
  type Sort,
  type StrTerm,
  type Term,
  Text,
} from "./term.js";
import { eachAtomOfCond, highOf, isUnknown, lowOf } from "./unknowns.js";
import { setUnknown, worldLike } from "./world.js";

/**
 * One self-contained question. Effort is Z3's resource limit. The push is there because Z3 then takes the
 * one of its solvers that answers most of our questions.
 */
export function printQuery(query: readonly Lit[], effort: number): string {
  const atoms = atomsOf(query);
  const names = namesFor(atoms);
  const conditions = query.map((lit) => `(assert ${litText(names, lit)})`).sort();
  const wanted = atoms.filter(isUnknown).map((atom) => names.atoms.get(atom));
  return [
    `(set-option :rlimit ${effort})`,
    "(push)",
    ...functionDeclarations(names, atoms),
    ...atoms.flatMap((atom) => atomLines(names, atom)),
    ...new Set(conditions),
    "(check-sat)",
    ...(wanted.length === 0 ? [] : [`(get-value (${wanted.join(" ")}))`]),
  ].join("\n");
}

/** Also said where the limit is reached while the values are being told. */
const OVER_LIMIT = /\(error "[^"]*resource limit exceeded/;

/** What the solver printed for that text; unknowns that it does not tell about stay as they are near by. */
export function readAnswer(query: readonly Lit[], near: Model, output: string): SolverAnswer {
  const verdict = /^\s*(\w*)/.exec(output)?.[1];
  if (verdict === "unsat") return { kind: "unsat" };
  if (verdict === "unknown" || OVER_LIMIT.test(output)) return { kind: "unknown", why: "effort" };
  if (verdict !== "sat") return { kind: "unknown", why: "crashed" };
  const [, values = []] = readSmtSexps(output) ?? [];
  const model = modelFrom(atomsOf(query).filter(isUnknown), near, values);
  return model === undefined ? { kind: "unknown", why: "crashed" } : { kind: "sat", model };
}

/** In the order of their making, so arguments come before what they are arguments of. */
function atomsOf(query: readonly Lit[]): readonly Atom[] {
  const atoms = new Set<Atom>();
  for (const { cond } of query) eachAtomOfCond(cond, atoms, () => undefined);
  return [...atoms].sort((a, b) => a.id - b.id);
}

/** As a solver would print it, in the names of the query. */
export function printAnswer(query: readonly Lit[], answer: SolverAnswer): string {
  if (answer.kind !== "sat") return answer.kind === "unsat" ? "unsat" : `unknown (${answer.why})`;
  const atoms = atomsOf(query);
  const names = namesFor(atoms);
  const values = atoms
    .filter(isUnknown)
    .map((atom) => `(${names.atoms.get(atom)} ${termText(names, atomValue(answer.model, atom))})`);
  return values.length === 0 ? "sat" : `sat\n(${values.join(" ")})`;
}

// Printing

export type Names = { readonly atoms: ReadonlyMap<Atom, string>; readonly functions: ReadonlyMap<number, string> };

/** By rank, not by number: numbers depend on what was made before. */
export function namesFor(atoms: readonly Atom[]): Names {
  const functions = new Map<number, string>();
  for (const { op } of atoms) {
    if (op.kind === "call" && !functions.has(op.fn)) functions.set(op.fn, `f${functions.size}`);
  }
  return { atoms: new Map(atoms.map((atom, rank) => [atom, `a${rank}`])), functions };
}

const SORTS: Readonly<Record<Sort, string>> = { int: "Int", str: "String", bool: "Bool" };

function functionDeclarations(names: Names, atoms: readonly Atom[]): readonly string[] {
  const lines = new Set<string>();
  for (const atom of atoms) {
    if (atom.op.kind !== "call") continue;
    const params = atom.args.map((arg) => SORTS[sortOf(arg)]).join(" ");
    lines.add(`(declare-fun ${functionName(names, atom.op.fn, atom)} (${params}) ${SORTS[atom.sort]})`);
  }
  return [...lines];
}

/** With the sorts, for a function that is asked about at several types. */
function functionName({ functions }: Names, fn: number, { args, sort }: Atom): string {
  return `${functions.get(fn)}.${[...args.map(sortOf), sort].map((each) => each[0]).join("")}`;
}

function sortOf(term: Term): Sort {
  if (term instanceof Poly) return "int";
  if (term instanceof Text || typeof term === "string") return "str";
  return term instanceof Lit || typeof term === "boolean" ? "bool" : "int";
}

function atomLines(names: Names, atom: Atom): readonly string[] {
  const [name, sort] = [names.atoms.get(atom), SORTS[atom.sort]];
  if (atom.op.kind === "var") return [`(declare-const ${name} ${sort})`, ...rangeLines(names, atom)];
  const lines = [`(define-fun ${name} () ${sort} ${applicationText(names, atom)})`];
  return isUnknown(atom) ? [...lines, ...rangeLines(names, atom)] : lines;
}

function charsText(atom: Atom): string {
  return String.raw`(re.* (re.range "\u{0}" "\u{${widthOf(atom).toString(16)}}"))`;
}

function rangeLines(names: Names, atom: Atom): readonly string[] {
  const name = names.atoms.get(atom);
  if (atom.sort === "int") return [`(assert (<= ${intText(lowOf(atom))} ${name} ${intText(highOf(atom))}))`];
  return atom.sort === "str" ? [`(assert (str.in_re ${name} ${charsText(atom)}))`] : [];
}

/** What an atom is, for one that is not just unknown. */
export function applicationText(names: Names, atom: Atom): string {
  const args = atom.args.map((arg) => termText(names, arg));
  const [a, b] = args;
  switch (atom.op.kind) {
    case "var":
      return lookUp(names.atoms, atom);
    case "call": {
      const name = functionName(names, atom.op.fn, atom);
      return args.length === 0 ? name : `(${name} ${args.join(" ")})`;
    }
    // SMT-LIB's remainder is never negative: for a negative dividend, divide its opposite.
    case "div":
      return `(let ((n ${a}) (d ${b})) (ite (>= n 0) (div n d) (- (div (- n) d))))`;
    case "mod":
      return `(let ((n ${a}) (d ${b})) (ite (>= n 0) (mod n d) (- (mod (- n) d))))`;
    case "length":
      return `(str.len ${a})`;
    case "get":
      return `(str.to_code (str.at ${a} ${b}))`;
    case "char":
      return `(str.from_code ${a})`;
    case "among":
      return amongText(String(a), atom.op.ranges);
    case "compare": {
      const texts = atom.args.some((arg) => typeof arg === "string" || arg instanceof Text);
      const [x, y] = atom.args as readonly [StrTerm, StrTerm];
      return `(ite ${texts ? beforeText(names, x, y) : `(< ${a} ${b})`} (- 1) (ite (= ${a} ${b}) 0 1))`;
    }
    default:
      return absurd(atom.op);
  }
}

function amongText(code: string, ranges: string): string {
  let text = "(- 1)";
  for (let i = 0; i < ranges.length; i += 2) {
    const [first, last] = [ranges.charCodeAt(i), ranges.charCodeAt(i + 1)];
    text = `(ite (<= ${first} c ${last}) (- c ${first}) ${text})`;
  }
  return `(let ((c ${code})) ${text})`;
}

export function termText(names: Names, term: Term): string {
  if (term instanceof Poly) {
    const constant = term.constant === 0 ? [] : [intText(term.constant)];
    return sumText([...term.monos.map((mono) => monoText(names, mono)), ...constant]);
  }
  if (term instanceof Text) {
    const parts = term.parts.map((part) => (typeof part === "string" ? quoted(part) : lookUp(names.atoms, part)));
    return parts.length === 1 ? nth(parts, 0) : `(str.++ ${parts.join(" ")})`;
  }
  if (term instanceof Lit) return litText(names, term);
  if (typeof term === "string") return quoted(term);
  return typeof term === "boolean" ? String(term) : intText(term);
}

export function litText(names: Names, { cond, side }: Lit): string {
  const text = condText(names, cond);
  return side ? text : `(not ${text})`;
}

function condText(names: Names, cond: Cond): string {
  switch (cond.kind) {
    case "le":
      return `(<= ${formText(names, cond.form.monos)} ${intText(cond.bound)})`;
    case "eq":
      return `(= ${formText(names, cond.form.monos)} ${intText(cond.bound)})`;
    case "same":
      return `(= ${termText(names, cond.a)} ${termText(names, cond.b)})`;
    case "before":
      return beforeText(names, cond.a, cond.b);
    case "is":
      return lookUp(names.atoms, cond.atom);
    default:
      return absurd(cond);
  }
}

const SPELT_OUT_MAX = 8;

/**
 * Z3 is poor at the order of strings. With a short constant it is spelt out, character by character;
 * the code of a character beyond the end is -1.
 */
function beforeText(names: Names, a: StrTerm, b: StrTerm): string {
  if (typeof b === "string" && b.length <= SPELT_OUT_MAX) return spelt(termText(names, a), b, "<", "false");
  if (typeof a === "string" && a.length <= SPELT_OUT_MAX)
    return spelt(termText(names, b), a, ">", `(>= ${codeText(termText(names, b), a.length)} 0)`);
  return `(str.< ${termText(names, a)} ${termText(names, b)})`;
}

function spelt(text: string, constant: string, relation: "<" | ">", otherwise: string): string {
  let result = otherwise;
  for (let i = constant.length - 1; i >= 0; i--) {
    const [code, own] = [codeText(text, i), constant.charCodeAt(i)];
    result = `(or (${relation} ${code} ${own}) (and (= ${code} ${own}) ${result}))`;
  }
  return result;
}

function codeText(text: string, index: number): string {
  return `(str.to_code (str.at ${text} ${index}))`;
}

export function formText(names: Names, monos: readonly Mono[]): string {
  return sumText(monos.map((mono) => monoText(names, mono)));
}

function sumText(parts: readonly string[]): string {
  return parts.length === 1 ? nth(parts, 0) : `(+ ${parts.join(" ")})`;
}

function monoText(names: Names, { coef, atoms }: Mono): string {
  const factors = atoms.map((atom) => lookUp(names.atoms, atom));
  if (coef !== 1) factors.unshift(intText(coef));
  return factors.length === 1 ? nth(factors, 0) : `(* ${factors.join(" ")})`;
}

export function intText(value: Int): string {
  return value < 0 ? `(- ${negated(value)})` : String(value);
}

// Reading

/** ((a0 5) (a1 (- 3)) ...), in the order asked for. */
function modelFrom(unknowns: readonly Atom[], near: Model, values: SmtSexp): Model | undefined {
  if (typeof values === "string" || values.length !== unknowns.length) return undefined;
  const world = worldLike(near);
  for (const { op } of unknowns) if (op.kind === "call") world.graphs.delete(op.fn);
  for (let i = 0; i < unknowns.length; i++) {
    const [atom, pair] = [nth(unknowns, i), nth(values, i)];
    const [, answered] = typeof pair === "string" ? [] : pair;
    const value = answered === undefined ? undefined : constantFrom(atom.sort, answered);
    if (value === undefined) return undefined;
    setUnknown(world, atom, value);
  }
  return world;
}

function constantFrom(sort: Sort, value: SmtSexp): Constant | undefined {
  if (sort === "str") return unquoted(value);
  if (sort === "bool") return value === "true" ? true : value === "false" ? false : undefined;
  if (typeof value === "string") return /^\d+$/.test(value) ? canonical(BigInt(value)) : undefined;
  const [sign, digits] = value;
  const isNegative = sign === "-" && digits !== undefined && value.length === 2;
  const positive = isNegative ? constantFrom("int", digits) : undefined;
  return positive === undefined ? undefined : negated(intOf(positive));
}
