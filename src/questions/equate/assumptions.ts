// What is assumed on one way through a proof: what terms are, as rewrites to simpler ones, and which sums are not negative.
import { Consulted, unaffected } from "./consulted.js";
import { type Course, Evaluation, Excluded, type Fuel, Raised, Stuck } from "./evaluate.js";
import { squeezedOrders } from "./facts.js";
import type { Primitives } from "./primitives.js";
import { isMadeSet } from "./sets.js";
import { asInteger, asSum, isTruth, someIn, type Term, type Terms } from "./term.js";
import type { World } from "./world.js";

const ROUNDS_MAX = 12;

export type Tools = {
  readonly world: World;
  readonly terms: Terms;
  readonly primitives: Primitives;
  readonly fuel: Fuel;
};

/** That a < b, or that not. */
export type Order = { readonly condition: Term; readonly truth: boolean; readonly a: Term; readonly b: Term };

export class Assumptions {
  readonly rewrites = new Map<Term, Term>();
  unfolded: ReadonlySet<Term> = new Set();
  contradictory = false;
  private readonly equations: (readonly [Term, Term])[] = [];
  kept: ReadonlySet<Term> = new Set();
  told: ReadonlySet<Term> = new Set();
  /** As they were said. */
  private readonly calls: { readonly call: Term; readonly is: "unfolded" | "kept" | "told" }[] = [];
  /** What evaluations found out, while nothing new is assumed. */
  private found = nothingFound();
  /** What terms are, each as long as nothing changes of what was consulted for it. */
  private normals = new Map<Term, Normal>();

  /** `isGiven`: whatever is assumed is of calls that were made and gave something. */
  constructor(
    readonly tools: Tools,
    private readonly isGiven = false,
  ) {}

  copy(): Assumptions {
    const copy = new Assumptions(this.tools, this.isGiven);
    for (const [from, to] of this.rewrites) copy.rewrites.set(from, to);
    copy.unfolded = this.unfolded;
    copy.kept = this.kept;
    copy.told = this.told;
    copy.contradictory = this.contradictory;
    copy.equations.push(...this.equations);
    copy.calls.push(...this.calls);
    copy.found = this.found;
    copy.normals = this.normals; // the same is assumed, until one of them replaces it
    return copy;
  }

  /** An evaluation that only looks. What is known of calls is no part of what is assumed, so that nothing is kept of it. */
  looking(made: Course["made"] = new Map(), known?: Course["known"], consulted?: Consulted): Evaluation {
    const { rewrites, unfolded, kept } = this;
    const { world, terms, primitives, fuel } = this.tools;
    const isKept = known === undefined && consulted === undefined;
    const { outcomes, behind, stuck, stayed } = isKept ? this.found : nothingFound();
    const course: Course = {
      world,
      terms,
      primitives,
      fuel,
      rewrites,
      unfolded,
      kept,
      told: NOTHING_TOLD,
      known: known ?? unknown,
      made,
      outcomes,
      behind,
      stuck,
      stayed,
      answered: new Set(),
      consulted,
      settled: new Map(),
    };
    return new Evaluation(course, this.isGiven ? new Set() : undefined);
  }

  /** One that goes through what calls have shown, as it is to be told. */
  telling(made: Course["made"]): Evaluation {
    const { course } = this.looking(made);
    return new Evaluation({ ...course, told: this.told, ...nothingFound() });
  }

  unfold(call: Term): void {
    this.say(call, "unfolded");
  }

  say(call: Term, is: "unfolded" | "kept" | "told"): void {
    this.calls.push({ call, is });
    this.refresh();
  }

  equate(a: Term, b: Term): void {
    this.equations.push([a, b]);
    for (let round = 0; round < ROUNDS_MAX && !this.contradictory; round++) if (!this.changed()) break;
    this.refresh();
  }

  /** What is not negative, simplest form. */
  inequalities(): readonly Term[] {
    const found: Term[] = [];
    for (const [condition, value] of this.rewrites) {
      const truth = isTruth(value);
      const [sum] = condition.kind === "prim" && condition.op === "ge0" ? condition.args : [];
      if (sum === undefined || truth === undefined) continue;
      found.push(truth ? sum : this.tools.terms.subtract(this.tools.terms.integer(-1n), sum));
    }
    return found;
  }

  /** Which machine integers are less than which, or not. */
  orders(): readonly Order[] {
    return [...this.rewrites].flatMap(([condition, value]) => {
      const isOrder = condition.kind === "prim" && condition.op === "lt"; // a negation says nothing more
      const truth = isOrder ? isTruth(value) : undefined;
      return truth === undefined ? [] : (orderOf(condition, truth) ?? []);
    });
  }

  /** What is not zero. */
  disequalities(): readonly Term[] {
    return [...this.rewrites].flatMap(([condition, value]) =>
      condition.kind === "prim" && condition.op === "eq0" && isTruth(value) === false ? condition.args : [],
    );
  }

  /** A term under what is assumed; undefined if something would have to be decided for it. */
  normal(term: Term): Term | undefined {
    if (term.kind === "var" || term.kind === "lit") return this.rewrites.get(term) ?? term;
    const before = this.normals.get(term);
    if (before !== undefined) return before.value;
    const consulted = new Consulted();
    const value = this.evaluated(term, consulted);
    this.normals.set(term, { value, consulted });
    return value;
  }

  private evaluated(term: Term, consulted: Consulted): Term | undefined {
    try {
      return this.looking(undefined, undefined, consulted).term(term);
    } catch (error) {
      if (error instanceof Stuck || error instanceof Raised || error instanceof Excluded) return undefined;
      throw error;
    }
  }

  /** What has to be decided to go into a call that stays. */
  waiting(call: Term): Term | undefined {
    const looking = this.looking();
    try {
      looking.term(call);
    } catch (error) {
      if (!(error instanceof Stuck || error instanceof Raised || error instanceof Excluded)) throw error;
    }
    return looking.course.stuck.get(call);
  }

  /** As the calls are now, by what was said before. */
  private refresh(): void {
    if (this.calls.length === 0) return;
    const now = { unfolded: new Set<Term>(), kept: new Set<Term>(), told: new Set<Term>() };
    for (const { call, is } of this.calls) {
      const again = this.exact(call);
      if (again !== undefined) now[is].add(again);
    }
    const others = [...apart(this.unfolded, now.unfolded), ...apart(this.kept, now.kept)];
    this.unfolded = now.unfolded;
    this.kept = now.kept;
    this.told = now.told;
    this.forget(others);
  }

  /** A call with its parts as they are now, whatever is known of itself. */
  private exact(call: Term): Term | undefined {
    if (call.kind !== "call") return undefined;
    const parts = [call.fn, ...call.args].map((part) => this.normal(part));
    if (parts.includes(undefined)) return undefined;
    const [fn, ...args] = parts as Term[];
    return fn === undefined ? undefined : this.tools.terms.call(fn, args);
  }

  private changed(): boolean {
    let changed = false;
    for (const [a, b] of [...this.equations]) {
      const [x, y] = [this.normal(a), this.normal(b)];
      if (x === undefined || y === undefined || x === y) continue;
      changed = this.orient(x, y) || changed;
      if (this.contradictory) return true;
    }
    for (const [condition, value] of [...this.rewrites]) {
      const again = this.normal(value);
      if (again !== undefined && again !== value) this.replace(condition, again);
    }
    return this.squeezed() || changed;
  }

  /** What is neither negative nor positive is nothing. */
  private squeezed(): boolean {
    const { terms, primitives } = this.tools;
    for (const sum of terms.width === undefined ? this.nothings() : squeezedOrders(terms, this.orders())) {
      const condition = primitives.eq0(sum);
      const truth = isTruth(this.rewrites.get(condition) ?? condition);
      if (truth === false) return this.impossible();
      if (truth) continue;
      this.equations.push([condition, terms.truth(true)]);
      return true;
    }
    return false;
  }

  private nothings(): readonly Term[] {
    const { terms } = this.tools;
    const all = new Set(this.inequalities());
    return [...all].filter((sum) => all.has(terms.subtract(terms.integer(0n), sum)));
  }

  /** Whether something new is known. */
  private orient(a: Term, b: Term): boolean {
    const { primitives } = this.tools;
    if (a.kind === "make" && b.kind === "make") return this.parts(a, b);
    if (primitives.isInteger(a) || primitives.isInteger(b)) return this.solve(a, b);
    if (a.kind === "lit" && b.kind === "lit") return this.impossible();
    if ((a.kind === "make" && b.kind === "lit") || (a.kind === "lit" && b.kind === "make")) return this.impossible();
    if (isOpen(a) && !occurs(a, b)) return this.rewrite(a, b);
    if (isOpen(b) && !occurs(b, a)) return this.rewrite(b, a);
    return false;
  }

  private impossible(): boolean {
    this.contradictory = true;
    return true;
  }

  private parts(a: Extract<Term, { kind: "make" }>, b: Extract<Term, { kind: "make" }>): boolean {
    if (a.ctor !== b.ctor) return this.impossible();
    let changed = false;
    for (const [i, arg] of a.args.entries()) {
      const other = b.args[i];
      if (other !== undefined && other !== arg) changed = this.orient(arg, other) || changed;
      if (this.contradictory) return true;
    }
    return changed;
  }

  /** One that occurs once, alone, is what the others make of it. */
  private solve(a: Term, b: Term): boolean {
    const { terms } = this.tools;
    const difference = terms.subtract(a, b);
    const value = asInteger(difference);
    if (value !== undefined) return value === 0n ? false : this.impossible();
    if (isOpen(a) && !occurs(a, b)) return this.rewrite(a, b);
    const { parts } = asSum(difference);
    const candidates = parts.filter(({ times, factors }) => (times === 1n || times === -1n) && factors.length === 1);
    for (const { times, factors } of candidates.reverse()) {
      const [atom] = factors;
      if (atom === undefined) continue;
      const rest = terms.subtract(terms.multiply(terms.integer(times), atom), difference);
      const solved = terms.multiply(terms.integer(times), rest);
      if (!occurs(atom, solved)) return this.rewrite(atom, solved);
    }
    return false;
  }

  private rewrite(from: Term, to: Term): boolean {
    this.replace(from, to);
    this.consequences(from, to);
    return true;
  }

  private replace(from: Term, to: Term): void {
    if (this.rewrites.get(from) === to) return;
    this.rewrites.set(from, to);
    this.forget([from]);
  }

  /** What is assumed of these is new. */
  private forget(changed: readonly Term[]): void {
    if (changed.length === 0) return;
    this.found = nothingFound();
    this.normals = unaffected(this.normals, changed);
  }

  /** What a condition says of its operands. */
  private consequences(condition: Term, value: Term): void {
    const truth = isTruth(value);
    if (truth === undefined || condition.kind !== "prim") return;
    const { terms, world } = this.tools;
    const [a, b] = condition.args;
    if (condition.op === "not" && a !== undefined) this.equations.push([a, terms.truth(!truth)]);
    if (condition.op === "eq0" && truth && a !== undefined) this.equations.push([a, terms.integer(0n)]);
    const isEquality = condition.op === "any.eq" || condition.op === "set.eq";
    if (isEquality && truth && !world.floats && a !== undefined && b !== undefined) this.equations.push([a, b]);
  }
}

type Found = Pick<Course, "outcomes" | "behind" | "stuck" | "stayed">;

type Normal = { readonly value: Term | undefined; readonly consulted: Consulted };

function nothingFound(): Found {
  return { outcomes: new Map(), behind: new Map(), stuck: new Map(), stayed: new Set() };
}

const NOTHING_TOLD: ReadonlySet<Term> = new Set();

const unknown: Course["known"] = () => undefined;

/** What a comparison of machine integers, or its opposite, says where it is true, or not. */
export function orderOf(condition: Term, truth: boolean): Order | undefined {
  if (condition.kind !== "prim") return undefined;
  const [a, b] = condition.args;
  if (condition.op === "not" && a !== undefined) return orderOf(a, !truth);
  return condition.op !== "lt" || a === undefined || b === undefined ? undefined : { condition, truth, a, b };
}

/** Something that can be replaced. */
function isOpen(term: Term): boolean {
  return term.kind === "var" || term.kind === "call" || (term.kind === "prim" && !isMadeSet(term));
}

/** What is in one of them alone. */
function apart(one: ReadonlySet<Term>, other: ReadonlySet<Term>): readonly Term[] {
  return [...[...one].filter((each) => !other.has(each)), ...[...other].filter((each) => !one.has(each))];
}

function occurs(inner: Term, outer: Term): boolean {
  return someIn(outer, (each) => each === inner);
}
