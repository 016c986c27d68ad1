// One run of programs on partial inputs. It never asks a solver: it carries a model, follows
// the side that the model takes, and hands every other side to the search, unsolved. A run
// starts from what was decided before (the forms of unknowns, and the path condition), so
// repeating a path needs no record of steps: every look at something decided finds it so.

import type { Int } from "../basis/integer.js";
import { nth } from "../basis/known.js";
import type { Value } from "../core/value.js";
import { holds, type Model, USUAL } from "../smt/model.js";
import { type Atom, type BoolTerm, type Constant, type IntTerm, Lit, Poly, type Term } from "../smt/term.js";
import { isUnbounded } from "../smt/unknowns.js";
import { withKnown, withKnownIn } from "../smt/with-known.js";
import { assume, clearFacts, decided, mentionsFixed, newFacts } from "./facts.js";
import { FUTILE_COST, ROUND_COST, ROUNDS_PER_SIZE } from "./limits.js";
import type { Alternative } from "./shape.js";
import { type ExploredWorld, type Mutable, restoreMutable, Unknown, type UnknownForm } from "./unknown.js";

/** A list that shares its beginning with others. */
export type Chain<T> = { readonly last: T; readonly before: Chain<T> } | undefined;

export type DecidedUnknown = { readonly unknown: Unknown; readonly index: number };

/** Where a path stands: what was decided, what was assumed, and what that costs. */
export type PathPosition = {
  readonly decisions: Chain<DecidedUnknown>;
  readonly condition: Chain<Lit>;
  readonly model: Model; // of the condition
  readonly size: number;
  readonly rounds: number; // decisions on primitives where both sides were possible
  readonly cost: number; // in the search order
  /** Why the path stands for less than it seems. */
  readonly inexact: Chain<Inexact>;
  /** What calls gave, in their order, where that was known without running them. */
  readonly composed: Chain<Composed>;
};

/** What a call gave; `at`: how many calls that could have been known came before it. */
export type Composed = { readonly at: number; readonly gave: unknown };

/** What a call that is not run adds to a path. */
export type SkippedCall = {
  readonly decisions: readonly DecidedUnknown[];
  readonly conditions: readonly Lit[];
  readonly model: Model;
  readonly size: number;
  readonly rounds: number;
  readonly cost: number;
  readonly what: Composed;
};

export type Inexact =
  | { readonly kind: "pinned"; readonly what: string }
  | { readonly kind: "functions" }
  | { readonly kind: "indices" }
  | { readonly kind: "floats" }
  | { readonly kind: "exceptions" }
  | { readonly kind: "polymorphic" }
  | { readonly kind: "unseen" }
  | { readonly kind: "calls" };

/** Where a path is due: its size, or more where it took many rounds. */
export function levelOf({ size, rounds }: Pick<PathPosition, "size" | "rounds">): number {
  return Math.max(size, Math.ceil(rounds / ROUNDS_PER_SIZE));
}

export const START: PathPosition = {
  decisions: undefined,
  condition: undefined,
  model: USUAL,
  size: 0,
  rounds: 0,
  cost: 0,
  inexact: undefined,
  composed: undefined,
};

/** By function; never changed, so that runs can share them. */
type Calls = ReadonlyMap<number, readonly (readonly Value[])[]>;
export type Tables = { readonly calls: Calls; readonly tables: Calls };
const NO_CALLS: Tables = { calls: new Map(), tables: new Map() };

const NO_FLIPS: readonly Lit[] = [];

export type OnFlip = (position: PathPosition, flips: readonly Lit[]) => void;

export class Run {
  private stamp = 0;
  private readonly facts = newFacts();
  private decisions: Chain<DecidedUnknown>;
  private condition: Chain<Lit>;
  private inexact: Chain<Inexact>;
  composed: Chain<Composed>;
  private mutable: Mutable[] = [];
  model: Model = USUAL;
  /** A path asks about what it computed before, and divided, again and again. */
  private divided = { model: USUAL, values: new Map<Atom, Int>() };
  size = 0;
  rounds = 0;
  cost = 0;
  /** The calls of unknown functions so far, by function: symbolic ones (result, arguments), and others (arguments). */
  calls: Calls = new Map();
  others: Calls = new Map();
  /** The values that were hashed so far: a key that is unknown may be one of them. */
  readonly hashed = new Set<Constant>();
  /** How many unknown keys were none of these. */
  unknownKeys = 0;
  /** Alternatives of this size or more are of no interest. */
  below = Number.POSITIVE_INFINITY;
  /** Whether unknown functions may raise now, where the stages before did not call them. */
  mayRaise = false;
  /** Told when structural comparison goes on inside of something that was not known. */
  onInside: () => void = () => undefined;

  constructor(
    readonly world: ExploredWorld,
    private readonly inputs: readonly Mutable[],
    /** Told of every side that was not taken. */
    public found: OnFlip,
  ) {}

  start(at: PathPosition, { calls, tables }: Tables = NO_CALLS): void {
    this.stamp++;
    this.decisions = at.decisions;
    this.condition = at.condition;
    this.inexact = at.inexact;
    this.composed = at.composed;
    this.model = at.model;
    this.size = at.size;
    this.rounds = at.rounds;
    this.cost = at.cost;
    this.mutable = [...this.inputs];
    this.calls = calls;
    this.others = tables;
    this.mayRaise = false;
    this.hashed.clear();
    this.unknownKeys = 0;
    clearFacts(this.facts);
    for (let c = at.condition; c !== undefined; c = c.before) assume(this.facts, c.last);
    for (let d = at.decisions; d !== undefined; d = d.before) this.refine(d.last.unknown, d.last.index);
  }

  position(): PathPosition {
    const { decisions, condition, model, size, rounds, cost, inexact, composed } = this;
    return { decisions, condition, model, size, rounds, cost, inexact, composed };
  }

  /** Where the path stands after a call that was not run; conditions are left to whoever solves them. */
  after({ decisions, model, size, rounds, cost, what }: SkippedCall): PathPosition {
    const here = this.position();
    let decided = here.decisions;
    for (const last of decisions) decided = { last, before: decided };
    return {
      ...here,
      decisions: decided,
      model,
      size: here.size + size,
      rounds: here.rounds + rounds,
      cost: here.cost + cost,
      composed: { last: what, before: here.composed },
    };
  }

  /** Goes on after such a call; the conditions hold in its model. */
  proceed(step: SkippedCall): void {
    const { model, size, rounds, cost, composed } = this.after(step);
    for (const { unknown, index } of step.decisions) this.choose(unknown, index);
    for (const lit of step.conditions) this.assume(lit);
    Object.assign(this, { model, size, rounds, cost, composed });
  }

  tables(): Tables {
    return { calls: this.calls, tables: this.others };
  }

  /** Every program finds the inputs as they were. */
  restoreInputs(): void {
    for (const each of this.mutable) restoreMutable(each);
  }

  /** What is mutable in the input, as far as it was decided. */
  mutableInputs(): readonly Mutable[] {
    return this.mutable;
  }

  isDecided(unknown: Unknown): boolean {
    return unknown.stamp === this.stamp;
  }

  /** The value with its head to be seen. */
  head(value: Value): Value {
    const v: unknown = value;
    return v instanceof Unknown ? this.look(v) : value;
  }

  /** What an unknown is: the smallest form unless it was decided; the others wait. */
  look(unknown: Unknown): Value {
    if (unknown.stamp === this.stamp) return unknown.chosen as Value;
    const { alternatives } = unknown.shape;
    const first = alternatives.length === 1 ? 0 : this.firstForm(unknown);
    for (let i = 0; i < alternatives.length; i++) {
      if (i !== first) this.suggest(unknown, i, nth(alternatives, i), NO_FLIPS);
    }
    const { made, added, addedCost } = nth(alternatives, first);
    if (made.kind === "float") this.lose({ kind: "floats" });
    if (unknown.shape.isOpen !== undefined) this.lose({ kind: unknown.shape.isOpen });
    if (made.kind === "array") this.noteLongArrays(alternatives);
    if (made.kind === "constant") this.lose({ kind: "pinned", what: "every integer and string" });
    this.size += added;
    this.cost += addedCost;
    return this.choose(unknown, first);
  }

  /** Longer arrays than the longest form are left out, and with them all inputs from this level on. */
  private noteLongArrays(lengths: readonly Alternative[]): void {
    const longest = lengths[lengths.length - 1]?.added ?? 0;
    const level = levelOf({ size: this.size + longest + 1, rounds: this.rounds });
    this.world.longArraysAt = Math.min(this.world.longArraysAt, level);
  }

  /** The cheapest, where a form that nearly always ends its paths early is no bargain. */
  private firstForm(unknown: Unknown): number {
    const { alternatives } = unknown.shape;
    let best = 0;
    let least = FUTILE_COST * unknown.futility(0);
    for (let i = 1; i < alternatives.length && least > 0; i++) {
      const cost = nth(alternatives, i).addedCost + FUTILE_COST * unknown.futility(i);
      if (cost < least) [best, least] = [i, cost];
    }
    return best;
  }

  /** Decides without offering alternatives. */
  choose(unknown: Unknown, index: number): Value {
    this.decisions = { last: { unknown, index }, before: this.decisions };
    return this.refine(unknown, index);
  }

  /** An alternative for later, where these conditions hold too. */
  suggest(unknown: Unknown, index: number, { added, addedCost }: Alternative, flips: readonly Lit[]): void {
    const size = this.size + added;
    if (size >= this.below) return;
    const { condition, model, rounds, inexact, composed } = this;
    const decisions = { last: { unknown, index }, before: this.decisions };
    const cost = this.cost + addedCost + Math.round(FUTILE_COST * unknown.futility(index));
    this.found({ decisions, condition, model, size, rounds, cost, inexact, composed }, flips);
  }

  refine(unknown: Unknown, index: number): Value {
    const form: UnknownForm = unknown.form(this.world, index);
    unknown.stamp = this.stamp;
    unknown.chosen = form.value;
    for (const each of form.mutable) this.mutable.push(each);
    return form.value;
  }

  /** Decides a condition as the model has it; the other side waits if it is not excluded at once. */
  branch(term: BoolTerm): boolean {
    return this.decide(term, 1, ROUND_COST);
  }

  /** As `branch`, for what only distinguishes outcomes: it is no round and costs nothing. */
  distinguish(term: BoolTerm): boolean {
    return this.decide(term, 0, 0);
  }

  private decide(term: BoolTerm, rounds: number, cost: number): boolean {
    if (!(term instanceof Lit)) return term;
    const known = this.settled(term);
    if (known !== undefined) return known;
    const side = this.holds(term);
    const taken = side ? term : new Lit(term.cond, !term.side);
    const { decisions, condition, model, size, inexact, composed } = this;
    this.rounds += rounds;
    const other = { decisions, condition, model, size, rounds: this.rounds, cost: this.cost + cost, inexact, composed };
    this.found(other, [new Lit(taken.cond, !taken.side)]);
    this.assume(taken);
    return side;
  }

  private holds(lit: Lit): boolean {
    if (this.divided.model !== this.model) this.divided = { model: this.model, values: new Map() };
    return holds(this.model, lit, this.divided.values);
  }

  /** Whether the facts at hand settle it. */
  settled(term: BoolTerm): boolean | undefined {
    if (!(term instanceof Lit)) return term;
    const known = decided(this.facts, term.cond);
    if (known !== undefined) return known === term.side;
    if (!mentionsFixed(this.facts, term.cond)) return undefined;
    const reduced = withKnown(this.world.terms, term, this.facts.fixed);
    if (!(reduced instanceof Lit)) return reduced;
    const again = decided(this.facts, reduced.cond);
    return again === undefined ? undefined : again === reduced.side;
  }

  /** With the unknowns in it that can have one value only. */
  reduced(term: IntTerm): IntTerm {
    return term instanceof Poly && this.facts.fixed.size > 0 ? withKnownIn(term, this.facts.fixed) : term;
  }

  /** Holds in the model; what does not hold is left out, and must be accounted for by the caller. */
  assume(lit: Lit): void {
    this.condition = { last: lit, before: this.condition };
    assume(this.facts, lit);
  }

  /** Comparing computed integers is only right as long as nothing overflows; computing alone is. */
  noteArithmetic(a: unknown, b: unknown, as: "arithmetic" | "width" = "arithmetic"): void {
    if (isComputed(a) || isComputed(b)) this.world.seen.add(as);
  }

  lose(reason: Inexact): void {
    for (let c = this.inexact; c !== undefined; c = c.before) {
      if (c.last.kind === reason.kind && (c.last.kind !== "pinned" || c.last.what === (reason as typeof c.last).what))
        return;
    }
    this.inexact = { last: reason, before: this.inexact };
  }
}

/** More than a symbol alone, and not of nothing but unbounded integers. */
function isComputed(term: unknown): boolean {
  if (!(term instanceof Poly)) return false;
  const isOne =
    term.monos.length === 1 && term.constant === 0 && term.monos[0]?.coef === 1 && term.monos[0].atoms.length === 1;
  return !isOne && term.monos.some(({ atoms }) => atoms.some(mayWrap));
}

/** What was divided holds what was divided before, over and over: each is looked at once. */
const wrapping = new WeakMap<Atom, boolean>();

function mayWrap(atom: Atom): boolean {
  const { kind } = atom.op;
  if (kind === "var" || kind === "call") return !isUnbounded(atom);
  if (kind === "length" || kind === "get" || kind === "among" || kind === "compare") return true;
  const may = wrapping.get(atom) ?? atom.args.some(holdsWrapping);
  wrapping.set(atom, may);
  return may;
}

function holdsWrapping(term: Term): boolean {
  return term instanceof Poly && term.monos.some(({ atoms }) => atoms.some(mayWrap));
}

export function itemsOf<T>(chain: Chain<T>): readonly T[] {
  const items: T[] = [];
  for (let c = chain; c !== undefined; c = c.before) items.push(c.last);
  return items.reverse();
}
