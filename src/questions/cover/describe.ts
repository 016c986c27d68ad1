// What an input exercises: how much there is of what, and how its numbers compare, as far as the path looked. Tests are
// named by it; it is the same for inputs that go the same way for the same reasons.

import type { Int } from "../../basis/integer.js";
import { nth } from "../../basis/known.js";
import { HOLE } from "../../core/build.js";
import { type Expr, shownName, tupleWidth } from "../../core/expr.js";
import type { Program } from "../../core/program.js";
import type { Type } from "../../core/type.js";
import { Cell, type Data, fieldsOf, isData, type Value } from "../../core/value.js";
import type { Run } from "../../explore/run.js";
import { isCharacter, Unknown } from "../../explore/unknown.js";
import type { ArgumentLabel, Operand, Relation, Sign } from "../../report/suite/about.js";
import { type Atom, type Lit, type Mono, Poly, Text } from "../../smt/term.js";
import type { Subject } from "../../subject/subject.js";
import { together } from "./relations.js";

export type Description = {
  /** Of each argument that says something. */
  readonly shapes: readonly InputShape[];
  /** Of what the path compared. */
  readonly relations: readonly Relation[];
};

/** So many elements; or an expression with holes in it, and where that would be too long, of how many constructors. */
export type InputShape =
  | { readonly kind: "elements"; readonly count: number }
  | { readonly kind: "form"; readonly form: Expr; readonly of: string | undefined; readonly count: number };

export type Describing = {
  readonly program: Program;
  readonly params: readonly Type[];
  /** What the function calls its parameters; undefined where it has no name for one. */
  readonly names: readonly (string | undefined)[];
};

export function describe(
  describing: Describing,
  run: Run,
  partial: readonly Value[],
  whole: readonly Expr[],
  condition: readonly Lit[],
): Description {
  const shapes = whole.flatMap((arg, i) => shapeOf(describing, arg, nth(describing.params, i)) ?? []);
  const labels = labelsOf(describing, run, partial);
  const relations = condition.flatMap((lit) => relationOf(labels, lit) ?? []);
  return { shapes, relations: together(relations) };
}

/** The shapes alone, of an input that came from elsewhere. */
export function inputShapes({ unit, params }: Subject, whole: readonly Expr[]): readonly InputShape[] {
  const describing = { program: unit.program, params, names: [] };
  return whole.flatMap((arg, i) => shapeOf(describing, arg, nth(params, i)) ?? []);
}

function shapeOf({ program }: Describing, arg: Expr, type: Type): InputShape | undefined {
  if (arg.kind !== "make" || isOnlyForm(program, arg, type)) return undefined;
  if (isChain(program, type)) return { kind: "elements", count: chainLength(arg) };
  const of = tupleWidth(arg.ctor) === undefined ? shownName(arg.ctor) : undefined;
  return { kind: "form", form: skeleton(arg), of, count: countOf(arg) };
}

/** Whether every input of the type is like this. */
function isOnlyForm({ data }: Program, { ctor, args }: Extract<Expr, { kind: "make" }>, type: Type): boolean {
  const decl = type.kind === "con" ? data.find(({ name }) => name === type.name) : undefined;
  const isOnly = tupleWidth(ctor) !== undefined || decl?.ctors.length === 1;
  return isOnly && args.every((arg) => arg.kind !== "make");
}

/** A list, whatever its language calls it: nothing, or something and the rest. */
export function isChain({ data }: Program, type: Type): boolean {
  if (type.kind !== "con") return false;
  const decl = data.find(({ name }) => name === type.name);
  if (decl?.ctors.length !== 2) return false;
  const [end, more] = [...decl.ctors].sort((a, b) => a.fields.length - b.fields.length);
  if (end?.fields.length !== 0 || more?.fields.length !== 2) return false;
  const own = more.fields.map((field) => field.kind === "con" && field.name === decl.name);
  return own[0] === false && own[1] === true;
}

function chainLength(arg: Expr): number {
  let count = 0;
  for (let rest = arg; rest.kind === "make" && rest.args.length === 2; rest = nth(rest.args, 1)) count++;
  return count;
}

function skeleton(e: Expr): Expr {
  return e.kind === "make" ? { ...e, args: e.args.map(skeleton) } : HOLE;
}

function countOf(e: Expr): number {
  if (e.kind !== "make") return 0;
  return e.args.reduce((sum, arg) => sum + countOf(arg), tupleWidth(e.ctor) === undefined ? 1 : 0);
}

/** What people call the numbers and texts of an input. */
function labelsOf(
  { names, params, program }: Describing,
  run: Run,
  partial: readonly Value[],
): ReadonlyMap<Atom, Operand> {
  const labels = new Map<Atom, Operand>();
  const inside = partial.map((arg) => atomsIn(run, arg));
  const isAlone = (i: number): boolean => inside[i]?.[0]?.atom.term === (partial[i] as unknown);
  const holders = partial.filter((_, i) => !isAlone(i) && (inside[i] ?? []).length > 0).length;
  for (const [i, atoms] of inside.entries()) {
    const own = argumentOf(names[i], partial.length > 1 ? i : undefined);
    const of = holders > 1 ? own : undefined;
    const what = isChain(program, nth(params, i)) ? "element" : "value";
    for (const [at, { atom, field }] of atoms.entries()) {
      if (labels.has(atom)) continue;
      const isOnly = atoms.filter((other) => other.field === field).length === 1;
      const isNamed = field !== undefined && isOnly && (of !== undefined || !names.includes(field));
      const index = atoms.length === 1 ? undefined : at;
      const inside: Operand = isNamed ? { kind: "field", name: field, of } : { kind: "part", what, index, of };
      labels.set(atom, isAlone(i) ? own : inside);
    }
  }
  return labels;
}

function argumentOf(name: string | undefined, index: number | undefined): ArgumentLabel {
  return name === undefined ? { kind: "argument", index } : { kind: "parameter", name };
}

/** A number or text of an input, and what the field is called that it is in. */
type Place = { readonly atom: Atom; readonly field: string | undefined };

function atomsIn(run: Run, value: Value): readonly Place[] {
  const found: Place[] = [];
  const walk = (inner: unknown, field: string | undefined): void => {
    const atoms = (all: readonly Atom[]): unknown => found.push(...all.map((atom) => ({ atom, field })));
    if (inner instanceof Unknown) {
      if (run.isDecided(inner)) walk(inner.chosen, field);
    } else if (inner instanceof Poly) atoms(inner.monos[0]?.atoms ?? []);
    else if (inner instanceof Text) atoms(inner.parts.filter((part) => typeof part !== "string"));
    else if (inner instanceof Cell) walk(inner.v, field);
    else if (Array.isArray(inner)) for (const item of inner) walk(item, undefined);
    else if (typeof inner === "object" && inner !== null && isData(inner as Value)) walkData(inner as Data);
  };
  const walkData = (data: Data): void => {
    const { labels, called = labels } = data.k.decl;
    for (const [i, inner] of fieldsOf(data).entries()) walk(inner, called?.[i]);
  };
  walk(value, undefined);
  return found;
}

function relationOf(labels: ReadonlyMap<Atom, Operand>, { cond, side }: Lit): Relation | undefined {
  const relation = (left: Operand | undefined, sign: Sign, right: Operand | undefined): Relation | undefined =>
    left && right && { left, sign, right };
  if (cond.kind === "same") return relation(textLabel(labels, cond.a), side ? "=" : "<>", textLabel(labels, cond.b));
  if (cond.kind !== "le" && cond.kind !== "eq") return undefined;
  const [first, second, third] = cond.form.monos;
  if (first === undefined || third !== undefined) return undefined;
  const a = monoLabel(labels, first, 1);
  const { bound } = cond;
  if (second === undefined) {
    const constant = (text: string): Operand => ({ kind: "constant", text });
    const written = constant(isCharacter(nth(first.atoms, 0)) ? characterText(bound) : String(bound));
    if (cond.kind === "eq") return relation(a, side ? "=" : "<>", written);
    if (bound === -1) return relation(a, side ? "<" : ">=", constant("0"));
    return relation(a, side ? "<=" : ">", written);
  }
  const b = monoLabel(labels, second, -1);
  if (cond.kind === "eq") return bound === 0 ? relation(a, side ? "=" : "<>", b) : undefined;
  if (bound === 0) return relation(a, side ? "<=" : ">", b);
  return bound === -1 ? relation(a, side ? "<" : ">=", b) : undefined;
}

/** What has a sign of its own is written as that. */
function characterText(code: Int): string {
  return code > 0x20 && code < 0x7f && code !== 0x27 ? `'${String.fromCharCode(Number(code))}'` : String(code);
}

function monoLabel(labels: ReadonlyMap<Atom, Operand>, { coef, atoms }: Mono, wanted: number): Operand | undefined {
  const [atom] = atoms;
  return coef === wanted && atoms.length === 1 && atom !== undefined ? labels.get(atom) : undefined;
}

function textLabel(labels: ReadonlyMap<Atom, Operand>, text: Text | string): Operand | undefined {
  if (typeof text === "string") return { kind: "string", text: JSON.stringify(text) };
  const [part] = text.parts;
  return text.parts.length === 1 && typeof part === "object" ? labels.get(part) : undefined;
}
