// Random queries for the laws of solvers, read off a list of numbers so that fast-check can
// shrink them, and models tried one by one: what solvers say is held against them.
import fc from "fast-check";
import { among } from "../../src/smt/among.js";
import { div, mod } from "../../src/smt/division.js";
import { holds, type Model } from "../../src/smt/model.js";
import {
  type Atom,
  add,
  type BoolTerm,
  before,
  type Constant,
  callTerm,
  compare,
  concat,
  eq,
  get,
  type IntTerm,
  Lit,
  le,
  length,
  lt,
  mul,
  newTerms,
  newVariable,
  not,
  type StrTerm,
  same,
  sub,
  type Terms,
} from "../../src/smt/term.js";
import { unknownsOf } from "../../src/smt/unknowns.js";

export type RandomQuery = { readonly terms: Terms; readonly query: readonly Lit[]; readonly atoms: Atoms };

type Atoms = { readonly ints: readonly Atom[]; readonly texts: readonly Atom[]; readonly truths: readonly Atom[] };

/** What may occur, so that each solver is asked what it can be expected to know. */
export type Flavour = { readonly texts: boolean; readonly calls: boolean; readonly products: boolean };

export const randomNumbers: fc.Arbitrary<number[]> = fc.array(fc.nat(255), { minLength: 8, maxLength: 120 });

type Source = {
  readonly next: (below: number) => number;
  readonly terms: Terms;
  readonly atoms: Atoms;
  readonly flavour: Flavour;
  readonly query: Lit[]; // also what makes divisions and accesses meaningful
};

export function queryFrom(numbers: readonly number[], flavour: Flavour): RandomQuery {
  let at = 0;
  const next = (below: number): number => (numbers[at++] ?? 0) % below;
  const terms = newTerms();
  const source: Source = { next, terms, atoms: newAtoms(terms, next(2) === 0), flavour, query: [] };
  for (let count = 1 + next(6); count > 0; count--) {
    const term = condition(source);
    const lit = next(3) === 0 ? not(term) : term;
    if (lit instanceof Lit) source.query.push(lit);
  }
  return { terms, query: source.query, atoms: source.atoms };
}

function newAtoms(terms: Terms, bounded: boolean): Atoms {
  const [low, high] = bounded ? [-3, 3] : [undefined, undefined];
  return {
    ints: [...[0, 0, 0].map(() => newVariable(terms, "int", 0, low, high)), newVariable(terms, "int", 97, 0, 255)],
    texts: [0, 0].map(() => newVariable(terms, "str", "x")),
    truths: [newVariable(terms, "bool", false)],
  };
}

function pick<T>({ next }: Source, items: readonly T[]): T {
  return items[next(items.length)] as T;
}

function condition(source: Source): BoolTerm {
  const { next, terms, flavour } = source;
  const kind = next(flavour.texts ? 12 : 8);
  if (kind < 3) return le(terms, integer(source, 2), integer(source, 1));
  if (kind < 6) return eq(terms, integer(source, 2), integer(source, 1));
  if (kind === 6) return lt(terms, integer(source, 2), integer(source, 2));
  if (kind === 7) return truth(source);
  if (kind < 11) return same(terms, text(source, 1), text(source, 1));
  return before(terms, text(source, 1), text(source, 1));
}

function truth(source: Source): BoolTerm {
  const { next, terms, flavour } = source;
  if (!flavour.calls || next(2) === 0) return pick(source, source.atoms.truths).term as Lit;
  return callTerm(terms, "bool", 2, false, [integer(source, 1)]) as BoolTerm;
}

function integer(source: Source, depth: number): IntTerm {
  const { next, terms, flavour } = source;
  const kind = next(depth === 0 ? 4 : 16);
  if (kind === 0) return pick(source, [0, 1, -1, 2, -2, 3, 5, 97, 1000]);
  if (kind <= 3) return pick(source, source.atoms.ints).term as IntTerm;
  if (kind <= 5) return add(integer(source, depth - 1), integer(source, depth - 1));
  if (kind <= 7) return sub(integer(source, depth - 1), integer(source, depth - 1));
  if (kind === 8) return mul(pick(source, [2, 3, -1, -2]), integer(source, depth - 1));
  if (kind === 9) return division(source, depth);
  if (kind === 10 && flavour.products) return mul(integer(source, depth - 1), integer(source, depth - 1));
  if (kind === 11 && flavour.texts) return length(terms, text(source, depth - 1));
  if (kind === 12 && flavour.texts) return access(source, depth);
  if (kind === 13 && flavour.calls) return intCall(source, depth);
  if (kind === 14) return order(source, depth);
  if (kind === 15) return among(terms, integer(source, depth - 1), pick(source, ["\u0001\u0002", "\u0000\u0000ac"]));
  return pick(source, source.atoms.ints).term as IntTerm;
}

function division(source: Source, depth: number): IntTerm {
  const { next, terms, flavour } = source;
  const dividend = integer(source, depth - 1);
  const divisor = flavour.products && next(4) === 0 ? integer(source, 0) : pick(source, [2, 3, -2, 10]);
  if (divisor === 0) return dividend;
  assume(source, not(eq(terms, divisor, 0)));
  return next(2) === 0 ? div(terms, dividend, divisor) : mod(terms, dividend, divisor);
}

function access(source: Source, depth: number): IntTerm {
  const { terms } = source;
  const [string, index] = [text(source, depth - 1), integer(source, 0)];
  const size = length(terms, string);
  const possible = assume(source, le(terms, 0, index)) && assume(source, lt(terms, index, size));
  return possible ? get(terms, string, index) : 0;
}

/** False when it cannot be. */
function assume({ query }: Source, term: BoolTerm): boolean {
  if (term instanceof Lit) query.push(term);
  return term !== false;
}

function order(source: Source, depth: number): IntTerm {
  const { next, terms, flavour } = source;
  if (flavour.texts && next(2) === 0) return compare(terms, text(source, depth - 1), text(source, depth - 1));
  return compare(terms, integer(source, depth - 1), integer(source, depth - 1));
}

function intCall(source: Source, depth: number): IntTerm {
  const { next, terms, flavour } = source;
  const argument = integer(source, depth - 1);
  if (next(3) > 0 || !flavour.texts) return callTerm(terms, "int", 0, 0, [argument]) as IntTerm;
  return callTerm(terms, "int", 1, 0, [argument, text(source, 0)]) as IntTerm;
}

function text(source: Source, depth: number): StrTerm {
  const { next, terms, flavour } = source;
  const kind = next(depth <= 0 ? 4 : 6);
  if (kind <= 2) return pick(source, source.atoms.texts).term as StrTerm;
  if (kind === 3) return pick(source, ["x", "", "y", "ab", "\xe9\n"]);
  if (kind === 4) return concat(text(source, 0), text(source, 0));
  if (!flavour.calls) return pick(source, source.atoms.texts).term as StrTerm;
  return callTerm(terms, "str", 3, "x", [integer(source, 0)]) as StrTerm;
}

// Models

const INTS = [0, 1, -1, 2, -2, 3, -3];
const CODES = [97, 0, 1, 120, 255];
const TEXTS = ["x", "", "y", "ab", "b", "a", "xx"];

/** Some model that makes the query hold, among a few hundred. */
export function someModel({ query, atoms }: RandomQuery): Model | undefined {
  const used = (atom: Atom): boolean => query.some((lit) => mentions(lit, atom));
  const choices: (readonly [Atom, readonly Constant[]])[] = [];
  for (const atom of atoms.ints) if (used(atom)) choices.push([atom, atom === atoms.ints[3] ? CODES : INTS]);
  for (const atom of atoms.texts) if (used(atom)) choices.push([atom, TEXTS]);
  for (const atom of atoms.truths) if (used(atom)) choices.push([atom, [false, true]]);
  for (const shift of [0, 1, 2]) {
    const graphs = new Map<number, ReadonlyMap<string, Constant>>();
    for (const [fn, values] of GRAPHS) graphs.set(fn, new Everywhere(values, shift));
    const found = firstModel(query, choices, 0, new Map(), graphs);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether all there are were tried: then no model means that there is none. */
export function triedAll({ query, atoms }: RandomQuery): boolean {
  const [integer] = atoms.ints;
  const bounded = integer?.op.kind === "var" && integer.op.low !== undefined;
  const others = [...atoms.texts, ...atoms.ints.slice(3)];
  if (query.some(({ cond }) => unknownsOf(cond).fns.length > 0)) return false;
  return bounded && others.every((atom) => !query.some((lit) => mentions(lit, atom)));
}

function firstModel(
  query: readonly Lit[],
  choices: readonly (readonly [Atom, readonly Constant[]])[],
  at: number,
  vars: Map<Atom, Constant>,
  graphs: Model["graphs"],
): Model | undefined {
  const choice = choices[at];
  if (choice === undefined) {
    const model = { vars, graphs };
    return query.every((lit) => holds(model, lit)) ? { vars: new Map(vars), graphs } : undefined;
  }
  for (const value of choice[1]) {
    const found = firstModel(query, choices, at + 1, vars.set(choice[0], value), graphs);
    if (found !== undefined) return found;
  }
  return undefined;
}

function mentions({ cond }: Lit, atom: Atom): boolean {
  return unknownsOf(cond).atoms.includes(atom);
}

const GRAPHS: readonly (readonly [number, readonly Constant[]])[] = [
  [0, [0, 1, 2]],
  [1, [1, 0, 5]],
  [2, [false, true]],
  [3, ["x", "y", "ab"]],
];

/** A function that is defined everywhere. */
class Everywhere extends Map<string, Constant> {
  constructor(
    private readonly results: readonly Constant[],
    private readonly shift: number,
  ) {
    super();
  }

  override get(key: string): Constant | undefined {
    let sum = this.shift;
    for (let i = 0; i < key.length; i++) sum += key.charCodeAt(i);
    return this.results[sum % this.results.length];
  }
}
