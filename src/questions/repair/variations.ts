// What may stand in a place, by how far it is from what stands there: a slip of the pen, an expression of a right program,
// one operation, a condition around it.
import { call, choose, lit, make, prim, variable } from "../../core/build.js";
import { type Expr, type Name, tupleWidth } from "../../core/expr.js";
import { isPrimitive, type PrimName } from "../../core/primitive.js";
import { INTEGERS } from "../../core/primitive-types.js";
import { withNames } from "../../core/supply.js";
import { binders } from "../../core/traverse.js";
import { fn, type Type } from "../../core/type.js";
import { variantsOf } from "../mutate/operators.js";
import type { Variation } from "./candidate.js";
import { asWritten, combinations, namesAt, namings, newNodes, plainName } from "./donors.js";
import type { Patient } from "./patient.js";
import type { Place } from "./places.js";
import { alike, ctorsOf, isNamed, matchesAlike } from "./types.js";
import { partsOfType, takenFor, type Vocabulary } from "./vocabulary.js";

export type Variations = (place: Place) => Iterable<Variation>;

/** Slips: another operator, constant or name; a part left out; one more or less. */
export function slips(patient: Patient, vocabulary: Vocabulary, self: readonly Name[]): Variations {
  const { facts } = patient;
  return function* (place) {
    const { node } = place;
    for (const { operator, now } of variantsOf(node, { facts, self })) yield { idea: operator, now };
    const type = facts.typeOf(node.id);
    if (type === undefined) return;
    for (const now of vocabulary.words(place, type))
      yield { idea: now.kind === "var" ? "wrong variable" : "constant", now };
    for (const now of partsOfType(patient, node, type)) yield { idea: "dropped part", now };
    for (const now of otherConstructors(patient, node, type)) yield { idea: "expression", now };
    yield* withoutHiding(patient, node);
    const one = numberOf(type, 1n);
    if (one !== undefined && type.kind === "con")
      for (const op of ["add", "sub"])
        yield { idea: "constant", now: prim(`${type.name}.${op}` as PrimName, node, one) };
    // Of a comparison there is an opposite, which is what people write.
    if (isNamed(type, "bool") && node.kind !== "prim" && node.kind !== "lit")
      yield { idea: "condition", now: prim("bool.not", node) };
    if (node.kind === "var" && type.kind === "fn")
      for (const { e, takes, gives, general } of vocabulary.functions(place))
        if (fits(functionType(takes, gives), type, general)) yield { idea: "wrong variable", now: e };
  };
}

/** Without a definition that hides another variable of the same name: that one is meant. */
function* withoutHiding({ facts }: Patient, e: Expr): Generator<Variation> {
  const [name, ...others] = e.kind === "let" || e.kind === "letrec" ? binders(e) : [];
  if (name === undefined || others.length > 0 || (e.kind !== "let" && e.kind !== "letrec")) return;
  const hidden = facts.scopeAt(e.id).find(({ shown }) => shown === plainName(name));
  if (hidden === undefined) return;
  const now = newNodes(asWritten(withNames(new Map([[name, hidden.name]]), e.body)));
  yield { idea: "dropped part", now, cut: { ...e.at, end: e.body.at.start } };
}

function fits(own: Type, wanted: Type, general: boolean): boolean {
  return general ? matchesAlike(own, wanted, new Map()) : alike(own, wanted);
}

/** With another constructor of the type, which takes the same. */
function* otherConstructors({ program }: Patient, e: Expr, type: Type): Generator<Expr> {
  if (e.kind !== "make" || e.args.length === 0) return;
  const all = ctorsOf(program, type);
  const own = all.find(({ ctor }) => ctor === e.ctor);
  if (own === undefined) return;
  for (const { ctor, fields } of all)
    if (ctor !== e.ctor && fields.length === own.fields.length && fields.every((f, i) => alike(f, own.fields[i] ?? f)))
      yield { ...e, ctor };
}

function functionType(takes: readonly Type[], gives: Type): Type {
  return takes.reduceRight<Type>((to, from) => fn(from, to), gives);
}

export function numberOf(type: Type, value: bigint): Expr | undefined {
  const kind = type.kind === "con" ? INTEGERS.get(type.name)?.literal : undefined;
  return kind === undefined || kind === "char" ? undefined : lit({ kind, value });
}

/** What right programs have in places of that type. */
export function expressions(patient: Patient): Variations {
  const { facts, donors, names } = patient;
  return function* ({ node }) {
    const type = facts.typeOf(node.id);
    if (type === undefined) return;
    const visible = namesAt(patient, node.id);
    for (const donor of donors)
      for (const now of namings(names, donor, type, visible)) yield { idea: "expression", now };
    for (const donor of donors.filter(({ e }) => e.kind === "make" && e.args.length > 0))
      for (const now of namings(names, donor, type, visible))
        for (const other of otherConstructors(patient, now, type)) yield { idea: "expression", now: other };
  };
}

const ARITHMETIC = ["add", "sub", "mul", "div", "mod"] as const;
const COMPARISONS = ["eq", "ne", "lt", "le", "gt", "ge"] as const;

/** One operation on what can be said in one word; what stands there may be a part of it. */
export function operations(patient: Patient, vocabulary: Vocabulary): Variations {
  return function* (place) {
    const type = patient.facts.typeOf(place.node.id);
    if (type === undefined) return;
    for (const now of operationsOf(patient, vocabulary, place, type)) yield { idea: "operation", now };
  };
}

const WORDS_MAX = 8;

/** What is taken as one tuple is made of words. */
function tuplesOf(type: Type, words: (part: Type) => readonly Expr[]): readonly Expr[] {
  if (type.kind !== "con" || (tupleWidth(type.name) ?? 0) < 2) return [];
  const found: Expr[] = [];
  for (const parts of combinations(type.args.map(words))) {
    if (found.length >= WORDS_MAX) break;
    found.push(make(type.name, parts));
  }
  return found;
}

function* operationsOf(patient: Patient, vocabulary: Vocabulary, place: Place, type: Type): Generator<Expr> {
  const operands = (wanted: Type): readonly Expr[] => {
    const own = patient.facts.typeOf(place.node.id);
    const old = own !== undefined && alike(own, wanted) ? [place.node] : [];
    return [
      ...old,
      ...partsOfType(patient, place.node, wanted),
      ...vocabulary.words(place, wanted).slice(0, WORDS_MAX),
      ...tuplesOf(wanted, (part) => vocabulary.words(place, part)),
    ];
  };
  const applied = (takes: readonly Type[], made: (args: readonly Expr[]) => Expr): Generator<Expr> =>
    mapped(combinations(takes.map(operands)), made);
  const calls = vocabulary.functions(place).flatMap((each) => {
    const takes = takenFor(each, type);
    return takes === undefined ? [] : [applied(takes, (args) => call(each.e, args))];
  });
  const makers = ctorsOf(patient.program, type).flatMap(({ ctor, fields }) =>
    fields.length === 0 ? [] : [applied(fields, (args) => make(ctor, args))],
  );
  const sums = arithmeticOf(type).map((op) => applied([type, type], (args) => prim(op, ...args)));
  const tests = isNamed(type, "bool") ? [comparisonsAt(patient, vocabulary, place, operands)] : [];
  yield* inTurns([...calls, ...makers, ...sums, ...tests]);
}

/** Operations on two numbers of a type. */
export function arithmeticOf(type: Type): readonly PrimName[] {
  if (type.kind !== "con" || numberOf(type, 0n) === undefined) return [];
  return ARITHMETIC.map((op) => `${type.name}.${op}`).filter(isPrimitive);
}

function* mapped<T, U>(all: Iterable<T>, f: (each: T) => U): Generator<U> {
  for (const each of all) yield f(each);
}

/** The first of each, then the second: no operation has to wait for all that another can be made of. */
export function* inTurns<T>(all: readonly Generator<T>[]): Generator<T> {
  for (let left = all; left.length > 0; ) {
    const next = left.map((each) => ({ each, item: each.next() })).filter(({ item }) => item.done !== true);
    for (const { item } of next) yield item.value as T; // those that are done are left out
    left = next.map(({ each }) => each);
  }
}

/** Of names of one type. */
export function* comparisonsAt(
  { facts }: Patient,
  vocabulary: Vocabulary,
  place: Place,
  operands: (type: Type) => readonly Expr[] = (type) => vocabulary.words(place, type),
): Generator<Expr> {
  const seen = new Set<string>();
  for (const { name, type } of facts.scopeAt(place.node.id)) {
    if (type.kind === "fn") continue;
    const left = variable(name);
    if (isNamed(type, "bool")) {
      yield left;
      yield prim("bool.not", left);
      continue;
    }
    const isNumber = numberOf(type, 0n) !== undefined;
    for (const right of operands(type)) {
      if (right.kind === "var" && (right.name === name || seen.has(`${right.name} ${name}`))) continue;
      if (right.kind === "var") seen.add(`${name} ${right.name}`);
      for (const op of isNumber ? COMPARISONS : (["eq", "ne"] as const)) yield prim(comparing(type, op), left, right);
    }
  }
}

/** A comparison of two of a type. */
export function comparing(type: Type, op: (typeof COMPARISONS)[number]): PrimName {
  const own = type.kind === "con" ? `${type.name}.${op}` : "";
  return isPrimitive(own) ? own : `any.${op}`;
}

/** `if c then other else old`, and the other way round. */
export function* conditioned(place: Place, conditions: Iterable<Expr>, other: Expr): Generator<Variation> {
  for (const cond of conditions) {
    yield { idea: "inserted condition", now: choose(cond, other, place.node) };
    yield { idea: "inserted condition", now: choose(cond, place.node, other) };
  }
}
