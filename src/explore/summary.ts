// Summaries of calls. The arguments of a call are told by their form, with the unknown parts numbered: calls of the same
// form go the same ways. A way of one (what it decided, what had to hold, what came of it) is a way of another with the
// parts of that one in their places.

import type { Int } from "../basis/integer.js";
import { lastOf, lookUp, nth } from "../basis/known.js";
import { Flt, fieldsOf, isData, makeData, Str, type Value } from "../core/value.js";
import { type Model, withValue } from "../smt/model.js";
import { type Substitution, substituteLit, substituteTerms } from "../smt/substitute.js";
import {
  type Atom,
  type Constant,
  keyOf,
  type Lit,
  newVariable,
  Poly,
  type Sort,
  type Term,
  Text,
} from "../smt/term.js";
import { SUMMARY_NODES_MAX } from "./limits.js";
import { type DecidedUnknown, type Inexact, itemsOf, type Run } from "./run.js";
import { asValue, isSymbol, Unknown } from "./unknown.js";

/** One way of a call, in terms of the unknown parts that stood for its arguments'. */
export type Summary = {
  readonly decisions: readonly DecidedUnknown[];
  readonly conditions: readonly Lit[];
  readonly model: Model;
  readonly outcome: CallOutcome;
  readonly size: number;
  readonly rounds: number;
  readonly cost: number;
  readonly inexact: readonly Inexact[];
};

export type CallOutcome = { readonly kind: "value" | "raised"; readonly value: Value };

/** A part of an argument that is not known. */
export type UnknownPart = Unknown | Poly | Text | Lit;

/** Arguments by their form, and their unknown parts in order. */
export type CallForm = { readonly form: string; readonly parts: readonly UnknownPart[] };

/** undefined where all is known, or too large, or where something has an identity of its own or is a function. */
export function calledOn(run: Run, args: readonly Value[]): CallForm | undefined {
  if (!args.some((arg) => holdsUnknown(run, arg, SUMMARY_NODES_MAX))) return undefined;
  const parts: UnknownPart[] = [];
  const numbers = new Map<unknown, number>();
  let nodes = 0;
  const part = (own: UnknownPart, key: unknown): number => {
    const number = numbers.get(key) ?? parts.push(own) - 1;
    numbers.set(key, number);
    return number;
  };
  const formOf = (value: Value): string | undefined => {
    if (++nodes > SUMMARY_NODES_MAX) return undefined;
    const v: unknown = value;
    if (v instanceof Unknown && run.isDecided(v)) return formOf(v.chosen as Value);
    if (v instanceof Unknown) return `?${serialOf(v.shape)}#${part(v, v)}`;
    if (isSymbol(v)) return `$${Object.values(variableLike(v)).join()}#${part(v, keyOf(v))}`;
    if (typeof value === "number" || typeof value === "boolean") return String(value);
    if (typeof value === "bigint") return `${value}n`;
    if (value instanceof Str) return JSON.stringify(value.s);
    if (value instanceof Flt) return Object.is(value.f, -0) ? "-0f" : `${value.f}f`;
    if (!isData(value) || value.k.decl.identity) return undefined;
    const fields = fieldsOf(value).map(formOf);
    return fields.includes(undefined) ? undefined : `(${serialOf(value.k)} ${fields.join(" ")})`;
  };
  const forms = args.map(formOf);
  return forms.includes(undefined) ? undefined : { form: forms.join(" "), parts };
}

/** Looks at some nodes only: along lists this goes round, not deeper. */
function holdsUnknown(run: Run, value: Value, nodesMax: number): boolean {
  let left = nodesMax;
  const inside = (start: Value): boolean => {
    let v = start;
    while (--left > 0) {
      const seen: unknown = v;
      if (seen instanceof Unknown) {
        if (!run.isDecided(seen)) return true;
        v = seen.chosen as Value;
      } else if (isSymbol(seen)) return true;
      else if (!isData(v) || v.k.arity === 0) return false;
      else {
        const fields = fieldsOf(v);
        for (const field of fields.slice(0, -1)) if (typeof field === "object" && inside(field)) return true;
        v = lastOf(fields);
      }
    }
    return false;
  };
  return inside(value);
}

const serials = new WeakMap<object, number>();
let serial = 0;

/** A number for a shape or a constructor. */
function serialOf(object: object): number {
  const known = serials.get(object) ?? serial++;
  serials.set(object, known);
  return known;
}

/** Of what kind a variable is that stands for a term: as the term itself if it is a variable. */
function variableLike(term: Poly | Text | Lit): {
  readonly sort: Sort;
  readonly usual: Constant;
  readonly low: Int | undefined;
  readonly high: Int | undefined;
} {
  const variable = variableIn(term);
  if (variable?.op.kind === "var") {
    const { usual, low, high } = variable.op;
    return { sort: variable.sort, usual, low, high };
  }
  const sort = term instanceof Poly ? "int" : term instanceof Text ? "str" : "bool";
  return { sort, usual: { int: 0, str: "x", bool: false }[sort], low: undefined, high: undefined };
}

/** The only thing that a term is. */
function variableIn(term: Poly | Text | Lit): Atom | undefined {
  const atom =
    term instanceof Poly
      ? term.constant === 0 && term.monos.length === 1 && term.monos[0]?.coef === 1 && term.monos[0].atoms.length === 1
        ? term.monos[0].atoms[0]
        : undefined
      : term instanceof Text
        ? term.parts.length === 1
          ? term.parts[0]
          : undefined
        : term.side && term.cond.kind === "is"
          ? term.cond.atom
          : undefined;
  return typeof atom === "object" && atom.op.kind === "var" ? atom : undefined;
}

/** The same call on new unknown parts, about which nothing is known. */
export function renewed(
  run: Run,
  args: readonly Value[],
  { parts }: CallForm,
): { readonly args: readonly Value[]; readonly parts: readonly UnknownPart[] } {
  const { world } = run;
  const fresh = parts.map((part): UnknownPart => {
    if (part instanceof Unknown) return new Unknown(world.serial++, part.shape);
    const { sort, usual, low, high } = variableLike(part);
    return newVariable(world.terms, sort, usual, low, high).term as UnknownPart;
  });
  const byPart = new Map<unknown, UnknownPart>(parts.map((part, i) => [identityOf(part), nth(fresh, i)]));
  const inside = (value: Value): Value => {
    const v: unknown = value;
    if (v instanceof Unknown && run.isDecided(v)) return inside(v.chosen as Value);
    if (v instanceof Unknown || isSymbol(v)) return asValue(lookUp(byPart, identityOf(v)));
    return withFields(value, inside);
  };
  return { args: args.map(inside), parts: fresh };
}

function identityOf(part: UnknownPart): unknown {
  return part instanceof Unknown ? part : keyOf(part);
}

function withFields(value: Value, inside: (field: Value) => Value): Value {
  if (!isData(value) || value.k.arity === 0) return value;
  return makeData(value.k, fieldsOf(value).map(inside));
}

/** A way of a call, where it stands in the path that is under way. */
export type Instance = {
  readonly decisions: readonly DecidedUnknown[];
  /** Those that the path does not settle. */
  readonly conditions: readonly Lit[];
  readonly value: Value;
  /** A model, with what the summary's own says about parts that are variables. */
  readonly joined: (model: Model) => Model;
};

/** A way of a call on `from` as one of a call on `to`; undefined if that is known to be impossible. */
export function instantiate(
  run: Run,
  summary: Summary,
  from: readonly UnknownPart[],
  to: readonly UnknownPart[],
): Instance | undefined {
  const { world } = run;
  const unknowns = new Map<Unknown, Unknown>();
  const terms = new Map<Atom, Term>();
  const pairUp = (before: Value, now: Value): void => {
    const [a, b]: readonly unknown[] = [before, now];
    if (a instanceof Unknown) unknowns.set(a, b as Unknown);
    else if (isSymbol(a)) terms.set(variableIn(a) as Atom, b as Term);
    else if (isData(before) && isData(now)) {
      const fields = fieldsOf(now);
      for (const [i, field] of fieldsOf(before).entries()) pairUp(field, nth(fields, i));
    }
  };
  for (const [i, part] of from.entries()) pairUp(asValue(part), asValue(nth(to, i)));
  const decisions = summary.decisions.map(({ unknown, index }): DecidedUnknown => {
    const now = lookUp(unknowns, unknown);
    pairUp(unknown.form(world, index).value, now.form(world, index).value);
    return { unknown: now, index };
  });
  const conditions: Lit[] = [];
  for (const lit of summary.conditions) {
    const now = substituteLit(world.terms, lit, terms);
    const known = run.settled(now);
    if (known === false) return undefined;
    if (known === undefined) conditions.push(now as Lit);
  }
  const joined = (model: Model): Model => joinedModel(model, summary.model, terms);
  return { decisions, conditions, value: valueThere(run, summary, unknowns, terms), joined };
}

function joinedModel(model: Model, own: Model, terms: Substitution): Model {
  let joined = model;
  for (const [atom, term] of terms) {
    const value = own.vars.get(atom);
    const variable = isSymbol(term) ? variableIn(term) : undefined;
    if (value !== undefined && variable !== undefined) joined = withValue(joined, variable, value);
  }
  return joined;
}

function valueThere(
  { world }: Run,
  { outcome, decisions }: Summary,
  unknowns: ReadonlyMap<Unknown, Unknown>,
  terms: Substitution,
): Value {
  const decided = new Map(decisions.map(({ unknown, index }) => [unknown, index]));
  const inside = (value: Value): Value => {
    const v: unknown = value;
    if (v instanceof Unknown) {
      const now = lookUp(unknowns, v);
      const index = decided.get(v);
      return index === undefined ? asValue(now) : now.form(world, index).value;
    }
    return isSymbol(v) ? literalOrTerm(substituteTerms(world.terms, v, terms)) : withFields(value, inside);
  };
  return inside(outcome.value);
}

function literalOrTerm(term: Term): Value {
  if (typeof term === "string") return new Str(term);
  return term as unknown as Value;
}

/** The path that is under way, as a summary; undefined if its outcome cannot be said again elsewhere. */
export function summaryOf(run: Run, outcome: CallOutcome): Summary | undefined {
  if (!isPlain(outcome.value) || run.hashed.size > 0) return undefined;
  const { decisions, condition, model, size, rounds, cost, inexact } = run.position();
  return {
    decisions: itemsOf(decisions),
    conditions: itemsOf(condition),
    model,
    outcome,
    size,
    rounds,
    cost,
    inexact: itemsOf(inexact),
  };
}

/** Nothing that has an identity of its own, and no function. */
function isPlain(value: Value): boolean {
  const v: unknown = value;
  if (typeof value !== "object") return typeof value !== "function";
  if (v instanceof Unknown || isSymbol(v) || value instanceof Str || value instanceof Flt) return true;
  return isData(value) && !value.k.decl.identity && fieldsOf(value).every(isPlain);
}
