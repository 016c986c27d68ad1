// Evaluation for the checker: as the language says, over terms, under what is assumed.
import type { Expr, If, LetRec, Name, Pattern } from "../../../core/expr.js";
import { onlyWay, promisedBy } from "../../../core/guarded.js";
import type { Fault } from "../../../core/program.js";
import type { Functions } from "./functions.js";
import { Open, type Prims } from "./primitives.js";
import { Refused } from "./refused.js";
import { contains, type Fn, type Store, type Term, truthIn } from "./terms.js";

/** An exception that nobody catches. */
export class Thrown {
  constructor(readonly exn: Term) {}
}

/** A call raised of which it is known that it does not: this cannot be. */
export class Excluded {}

/** What a call has shown is not known yet: nothing goes on without that. */
export class Untold extends Open {}

/** The names that are known, the last ones first. */
type Scope = { readonly name: Name; readonly value: Term; readonly outer: Scope } | undefined;

/** What evaluations under the same assumptions share. */
export type Base = {
  readonly functions: Functions;
  readonly store: Store;
  readonly prims: Prims;
  readonly rewrites: ReadonlyMap<Term, Term>;
  readonly unfolded: ReadonlySet<Term>;
  /** Calls that raise nothing. */
  readonly kept: ReadonlySet<Term>;
  /** Calls of which it is to be said what they have shown where they gave something. */
  readonly told: ReadonlySet<Term>;
  readonly fuel: { left: number };
  readonly consulted: Consulted | undefined;
};

/** What an evaluation has looked up in what is assumed: as long as nothing of it changes, the same comes out. */
export class Consulted {
  readonly terms = new Set<Term>();
  /** All that is assumed was gone through. */
  everything = false;
}

const DEEPEST = 40;
const TOO_DEEP = 300;

type Known = Pick<Run, "made" | "stayed" | "answered"> & { readonly value: Term };

/** One evaluation; it tells which calls were made, inside of which outermost ones, which of them stayed, and of which what
 * they give is assumed. */
export class Run {
  readonly made = new Map<Term, Set<Term>>();
  readonly stayed = new Set<Term>();
  readonly answered = new Set<Term>();
  private root: Term | undefined;

  constructor(
    readonly base: Base,
    private depth = 0,
    private readonly before = new Map<Term, Known>(),
    private readonly waiting = new Set<Term>(),
    /** Inside of a call that raises nothing: what was said there already. */
    private readonly inside: Set<Term> | undefined = undefined,
    private readonly settledBefore = new Map<Term, Known>(),
  ) {}

  /** What it is known to be; or the opposite of what its opposite is. */
  rewritten(term: Term): Term {
    const { prims } = this.base;
    const known = this.assumed(term);
    if (known !== undefined || term.is !== "prim" || term.op !== "not") return known ?? term;
    const opposite = this.assumed(term.of[0] as Term);
    return opposite === undefined ? term : prims.not(opposite);
  }

  /** What is assumed of a term; whether a call is unfolded or kept is asked for after this. */
  private assumed(term: Term): Term | undefined {
    this.base.consulted?.terms.add(term);
    return this.base.rewrites.get(term);
  }

  /** All that is assumed. */
  allAssumed(): ReadonlyMap<Term, Term> {
    if (this.base.consulted !== undefined) this.base.consulted.everything = true;
    return this.base.rewrites;
  }

  decide(condition: Term): boolean {
    const truth = truthIn(this.rewritten(condition));
    if (truth === undefined) throw new Open(condition, undefined);
    return truth;
  }

  fault(fault: Fault): never {
    throw new Thrown(this.expr(this.base.functions.statement.faults[fault], undefined));
  }

  again(term: Term): Term {
    const { store, prims } = this.base;
    if (term.is === "var" || term.is === "lit") return this.rewritten(term);
    const parts = term.of.map((part) => this.again(part));
    if (term.is === "make") return store.make(term.ctor, parts);
    if (term.is === "fun") return store.fun(term.fn, parts, term.held);
    if (term.is === "call") return this.apply(parts[0] as Term, parts.slice(1));
    if (term.is === "prim") return this.rewritten(prims.give(term.op, parts, this));
    const now = new Map(term.of.map((part, i) => [part, parts[i] as Term]));
    return term.monomials
      .map(({ times, factors }) =>
        factors.reduce((all, factor) => store.multiply(all, now.get(factor) as Term), store.integer(times)),
      )
      .reduce((sum, each) => store.add(sum, each, 1n), store.integer(0n));
  }

  apply(fn: Term, args: readonly Term[]): Term {
    const { store } = this.base;
    if (args.length === 0) return fn;
    if (fn.is === "call" && fn.of[0]?.is !== "fun") return this.apply(fn.of[0] as Term, [...fn.of.slice(1), ...args]);
    if (fn.is === "var" || fn.is === "call") return this.stay(store.call([fn, ...args]));
    if (fn.is !== "fun") throw new Refused("no function");
    const missing = fn.fn.lam.params.length - fn.held;
    if (args.length < missing) return store.fun(fn.fn, [...fn.of, ...args], fn.held + args.length);
    const captured = fn.of.slice(0, fn.of.length - fn.held);
    const all = [...fn.of.slice(captured.length), ...args.slice(0, missing)];
    return this.apply(this.enter(fn.fn, captured, all), args.slice(missing));
  }

  private enter(fn: Fn, captured: readonly Term[], args: readonly Term[]): Term {
    if (!fn.recursive) return this.body(fn, captured, args);
    const { store, unfolded } = this.base;
    const call = store.call([store.fun(fn, captured, 0), ...args]);
    this.note(call);
    const known = this.assumed(call);
    if (this.inside === undefined && this.base.kept.has(call))
      return this.shielded((inner) => inner.enter(fn, captured, args));
    if (this.inside !== undefined && this.base.told.has(call) && !this.inside.has(call))
      this.tell(fn, captured, args, call);
    if (this.inside !== undefined && promisedBy(fn.lam)?.kind === "truth") return store.truth(true);
    if (known !== undefined) return this.answer(call, known);
    if (unfolded.has(call) && this.depth < DEEPEST) return this.within(call, () => this.body(fn, captured, args));
    const before = this.before.get(call);
    if (before !== undefined) return this.takeOver(before);
    if (this.depth >= DEEPEST || this.waiting.has(call)) return this.stay(call);
    const { before: outcomes, waiting, inside, settledBefore } = this;
    const attempt = new Run(this.base, this.depth, outcomes, waiting, inside, settledBefore);
    try {
      const value = attempt.within(call, () => attempt.body(fn, captured, args));
      const result = { value, made: attempt.made, stayed: attempt.stayed, answered: attempt.answered };
      this.before.set(call, result);
      return this.takeOver(result);
    } catch (error) {
      if (error instanceof Excluded || error instanceof Thrown) this.takeCalls(attempt);
      if (!(error instanceof Open) || error instanceof Untold) throw error;
      this.waiting.add(call);
      return this.stay(call);
    }
  }

  /** What is done where nothing is raised; the calls that stay there need no other reason. */
  shielded<T>(work: (inner: Run) => T): T {
    if (this.inside !== undefined) return work(this);
    this.kept ??= { before: new Map(), waiting: new Set(), said: new Set() };
    const { before, waiting, said } = this.kept;
    const inner = new Run(this.base, this.depth, before, waiting, said);
    try {
      return work(inner);
    } catch (error) {
      throw error instanceof Thrown ? new Excluded() : error;
    } finally {
      for (const [call, roots] of inner.made) for (const root of roots) this.note(call, this.root ?? root);
    }
  }

  /** What is known inside of calls that raise nothing. */
  private kept:
    | { readonly before: Map<Term, Known>; readonly waiting: Set<Term>; readonly said: Set<Term> }
    | undefined;

  /** What a call that gave something has shown of that: it is true, or nobody gets here. */
  private tell(fn: Fn, captured: readonly Term[], args: readonly Term[], call: Term): void {
    const promised = promisedBy(fn.lam);
    this.inside?.add(call);
    this.tellKnown(fn, captured, args, call);
    if (promised === undefined) return;
    let scope = this.scopeOf(fn, captured, args);
    if (promised.kind === "of-result")
      scope = { name: promised.result, value: this.enter(fn, captured, args), outer: scope };
    this.mustHold(() => {
      for (const { name, bound } of promised.before) scope = { name, value: this.expr(bound, scope), outer: scope };
      return this.expr(promised.holds, scope);
    });
  }

  /** It is assumed to be true, or false, what a call gave: then that comes out when it is gone into. */
  private tellKnown(fn: Fn, captured: readonly Term[], args: readonly Term[], call: Term): void {
    const { prims } = this.base;
    const truth = truthIn(this.assumed(call) ?? call);
    if (truth === undefined) return;
    this.mustHold(() => {
      const value = this.body(fn, captured, args);
      return truth ? value : prims.not(value);
    });
  }

  mustHold(condition: () => Term): void {
    let holds: boolean;
    try {
      holds = this.decide(condition());
    } catch (error) {
      throw error instanceof Open ? new Untold(error.term, error.ctor) : error;
    }
    if (!holds) throw new Excluded();
  }

  private takeCalls({ stayed, answered }: Pick<Run, "stayed" | "answered">): void {
    for (const call of stayed) this.stayed.add(call);
    for (const call of answered) this.answered.add(call);
  }

  private takeOver({ value, made, stayed, answered }: Known): Term {
    this.takeCalls({ stayed, answered });
    for (const [call, roots] of made) for (const root of roots) this.note(call, this.root ?? root);
    return value;
  }

  private within(call: Term, body: () => Term): Term {
    const { root } = this;
    this.root = root ?? call;
    const value = body();
    this.root = root;
    return value;
  }

  private stay(call: Term): Term {
    this.note(call);
    const known = this.assumed(call);
    if (known !== undefined) return this.answer(call, known);
    this.stayed.add(call);
    return call;
  }

  private answer(call: Term, known: Term): Term {
    this.answered.add(call);
    return this.settled(known);
  }

  /** What a call is known to be, gone into where that is to be done. The calls in it are not made by this one, and nothing
   * gets smaller by them; but those that stay have to return. */
  private settled(known: Term): Term {
    if (this.depth >= DEEPEST || !contains(known, (each) => this.isUnfolded(each))) return known;
    const before = this.settledBefore.get(known);
    if (before !== undefined) {
      this.takeCalls(before);
      return before.value;
    }
    const inner = new Run(this.base, this.depth + 1, new Map(), new Set(), this.inside, this.settledBefore);
    try {
      const value = inner.again(known);
      const { made, stayed, answered } = inner;
      this.settledBefore.set(known, { value, made, stayed, answered });
      return value;
    } finally {
      this.takeCalls(inner);
    }
  }

  private isUnfolded(term: Term): boolean {
    this.base.consulted?.terms.add(term);
    return this.base.unfolded.has(term);
  }

  private note(call: Term, root = this.root ?? call): void {
    this.made.set(call, (this.made.get(call) ?? new Set()).add(root));
  }

  private scopeOf(fn: Fn, captured: readonly Term[], args: readonly Term[]): Scope {
    const { store, functions } = this.base;
    let scope: Scope;
    for (const [i, name] of fn.captures.entries()) scope = { name, value: captured[i] as Term, outer: scope };
    for (const [name, id] of fn.together)
      scope = { name, value: store.fun(functions.fn(id), captured, 0), outer: scope };
    for (const [i, name] of fn.lam.params.entries()) scope = { name, value: args[i] as Term, outer: scope };
    return scope;
  }

  /** What a function does, whether it calls itself or not. */
  body(fn: Fn, captured: readonly Term[], args: readonly Term[]): Term {
    const scope = this.scopeOf(fn, captured, args);
    if (this.depth >= TOO_DEEP) throw new Refused("functions in functions");
    this.depth++;
    const value = this.expr(fn.lam.body, scope);
    this.depth--;
    return value;
  }

  expr(e: Expr, scope: Scope): Term {
    if (this.base.fuel.left-- <= 0) throw new Refused("too much to check");
    const { store, prims, functions } = this.base;
    const all = (items: readonly Expr[]): readonly Term[] => items.map((item) => this.expr(item, scope));
    switch (e.kind) {
      case "lit":
        return store.literal(e.value);
      case "var":
        return this.named(e.name, scope);
      case "lam": {
        const fn = functions.fn(e.id);
        return store.fun(
          fn,
          fn.captures.map((name) => this.named(name, scope)),
          0,
        );
      }
      case "app":
        return this.apply(this.expr(e.fn, scope), all(e.args));
      case "let":
        return this.expr(e.body, { name: e.name, value: this.expr(e.bound, scope), outer: scope });
      case "letrec":
        return this.expr(e.body, this.withGroup(e, scope));
      case "make":
        return store.make(e.ctor, all(e.args));
      case "chain": {
        const items = all(e.items);
        return items.reduceRight((tail, item) => store.make(e.ctor, [item, tail]), this.expr(e.last, scope));
      }
      case "if":
        return this.expr(this.wayOf(e, scope), scope);
      case "seq":
        return all(e.items).at(-1) as Term;
      case "prim":
        return this.rewritten(prims.give(e.op, all(e.args), this));
      case "raise":
        throw new Thrown(this.expr(e.exn, scope));
      case "match": {
        const on = this.expr(e.on, scope);
        for (const { pattern, guard, body } of e.arms) {
          const bound = this.fitted(pattern, on, scope);
          if (bound !== NO && (guard === undefined || this.decide(this.expr(guard, bound))))
            return this.expr(body, bound);
        }
        return this.fault("match");
      }
      default:
        throw new Refused(e.kind);
    }
  }

  /** Where nothing is raised, a condition that decides about that is known. */
  private wayOf(e: If, scope: Scope): Expr {
    const only = this.inside === undefined ? undefined : onlyWay(e);
    return only ?? (this.decide(this.expr(e.cond, scope)) ? e.yes : e.no);
  }

  private withGroup(e: LetRec, scope: Scope): Scope {
    const { functions, store } = this.base;
    let inner = scope;
    for (const { name, bound } of e.bindings) {
      if (bound.kind !== "lam") throw new Refused("cyclic data");
      const fn = functions.fn(bound.id);
      const captured = fn.captures.map((each) => this.named(each, scope));
      inner = { name, value: store.fun(fn, captured, 0), outer: inner };
    }
    return inner;
  }

  private named(name: Name, scope: Scope): Term {
    for (let at = scope; at !== undefined; at = at.outer) if (at.name === name) return at.value;
    return this.global(name);
  }

  global(name: Name): Term {
    const { functions, store } = this.base;
    const bound = functions.values.get(name);
    if (bound === undefined) throw new Refused(`no ${name}`);
    return bound.kind === "lam" ? store.fun(functions.fn(name), [], 0) : this.expr(bound, undefined);
  }

  /** With the names that it binds, where it fits. */
  private fitted(pattern: Pattern, term: Term, scope: Scope): Scope | typeof NO {
    const { store, prims } = this.base;
    switch (pattern.kind) {
      case "any":
        return scope;
      case "bind":
        return { name: pattern.name, value: term, outer: scope };
      case "as":
        return this.fitted(pattern.inner, term, { name: pattern.name, value: term, outer: scope });
      case "lit":
        return this.decide(prims.equal(term, store.literal(pattern.value), this)) ? scope : NO;
      case "range": {
        const isInside =
          this.decide(prims.atMost(store.literal(pattern.low), term)) &&
          this.decide(prims.atMost(term, store.literal(pattern.high)));
        return isInside ? scope : NO;
      }
      case "ctor":
        if (term.is !== "make" && prims.sets.isSet(term)) throw new Refused("what a set is made of");
        if (term.is !== "make") throw new Open(term, pattern.ctor);
        return term.ctor === pattern.ctor ? this.fittedParts(pattern.args, term.of, scope) : NO;
      case "or":
        for (const option of pattern.options) {
          const fitted = this.fitted(option, term, scope);
          if (fitted !== NO) return fitted;
        }
        return NO;
      default:
        throw new Refused(pattern.kind);
    }
  }

  private fittedParts(patterns: readonly Pattern[], parts: readonly Term[], scope: Scope): Scope | typeof NO {
    let fitted = scope;
    for (const [i, pattern] of patterns.entries()) {
      const next = this.fitted(pattern, parts[i] as Term, fitted);
      if (next === NO) return NO;
      fitted = next;
    }
    return fitted;
  }
}

const NO = Symbol("no");
