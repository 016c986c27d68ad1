// Evaluation over terms, under what is assumed. A call of a recursive function stays as it is where something would have to
// be decided for it, unless it is to be unfolded; what is demanded and not known stops the evaluation.
import { absurd } from "../../basis/absurd.js";
import { nth } from "../../basis/known.js";
import type { Expr, If, Match, Name } from "../../core/expr.js";
import { onlyWay, promisedBy } from "../../core/guarded.js";
import type { Fault } from "../../core/program.js";
import type { Consulted } from "./consulted.js";
import { MISFIT, matched } from "./matched.js";
import type { Primitives } from "./primitives.js";
import { type Code, isTruth, someIn, type Term, type TermOf, type Terms } from "./term.js";
import type { World } from "./world.js";

/** Something has to be decided first: which constructor of the family of this one it has, or whether it is true. */
export class Stuck {
  constructor(
    readonly on: Term,
    readonly ctor: Name | undefined,
  ) {}
}

export class Raised {
  constructor(readonly exn: Term) {}
}

/** What a call has shown has to be decided first, wherever it was made. */
export class Untold extends Stuck {}

/** A call would raise that does not: nobody gets here. */
export class Excluded {}

/** What is not reasoned about. */
export class Beyond {
  constructor(readonly what: string) {}
}

/** What is left: steps, and terms that may be looked at again, since a small one may have many parts. */
export type Fuel = { left: number; terms: number };

/** What an evaluation knows and tells. */
export type Course = {
  readonly world: World;
  readonly terms: Terms;
  readonly primitives: Primitives;
  readonly rewrites: ReadonlyMap<Term, Term>;
  readonly unfolded: ReadonlySet<Term>;
  /** Calls that raise nothing; and calls of which it is to be said what they have shown where they gave something. */
  readonly kept: ReadonlySet<Term>;
  readonly told: ReadonlySet<Term>;
  /** Steps that are left for everything, and terms that may be evaluated again. */
  readonly fuel: Fuel;
  /** What a call that stays is, if something is known of it. */
  readonly known: (call: TermOf<"call">) => Term | undefined;
  /** The calls that were made, each with the outermost call that it was made in; itself, of an outermost one. */
  readonly made: Map<Term, Set<Term>>;
  /** The outcome of calls, while nothing new is assumed. */
  readonly outcomes: Map<Term, { readonly value: Term; readonly made: ReadonlyMap<Term, Set<Term>> }>;
  /** The calls in what calls are known to be, where these were gone into. */
  readonly behind: Map<Term, Set<Term>>;
  /** Calls that stay, each with what would have to be known for it. */
  readonly stuck: Map<Term, Term>;
  /** Calls of which nothing more is known, and perhaps some that were not made after all. */
  readonly stayed: Set<Term>;
  /** Calls of which it is assumed what they give, and perhaps some that were not made after all. */
  readonly answered: Set<Term>;
  readonly consulted: Consulted | undefined;
  /** What calls are known to be, gone into. */
  readonly settled: Map<Term, Term>;
};

export type Env = { readonly name: Name; readonly value: Term; readonly outer: Env } | undefined;

const DEEPEST = 40;
/** Functions in functions: these are no recursion that could stay a call. */
const TOO_DEEP = 300;

/** Evaluates for one side. */
export class Evaluation {
  private root: Term | undefined;
  private depth = 0;

  /** `within`: it is a part of calls that raise nothing, and of these it was told already what they have shown. */
  constructor(
    readonly course: Course,
    private readonly within: Set<Term> | undefined = undefined,
  ) {}

  /** A term again, under what is assumed now. */
  term(term: Term): Term {
    const { terms, primitives, fuel } = this.course;
    if (fuel.terms-- <= 0) throw new Beyond("effort");
    switch (term.kind) {
      case "var":
      case "lit":
        return this.rewritten(term);
      case "make":
        return terms.make(
          term.ctor,
          term.args.map((arg) => this.term(arg)),
        );
      case "fun":
        return terms.fun(
          term.code,
          term.env.map((each) => this.term(each)),
          term.held.map((each) => this.term(each)),
        );
      case "call":
        return this.apply(
          this.term(term.fn),
          term.args.map((arg) => this.term(arg)),
        );
      case "prim":
        return this.rewritten(
          primitives.again(
            term.op,
            term.args.map((arg) => this.term(arg)),
            this,
          ),
        );
      case "sum": {
        let sum = terms.integer(term.constant);
        for (const { times, factors } of term.parts) {
          let product = terms.integer(times);
          for (const factor of factors) product = terms.multiply(product, this.term(factor));
          sum = terms.add(sum, product);
        }
        return sum;
      }
      default:
        return absurd(term);
    }
  }

  /** What a term is known to be; of a negation also what the opposite is known to be. */
  rewritten(term: Term): Term {
    const known = this.assumed(term);
    if (known !== undefined) return known;
    const opposite = term.kind === "prim" && term.op === "not" ? term.args[0] : undefined;
    const inside = opposite && this.assumed(opposite);
    return inside === undefined ? term : this.course.primitives.not(inside);
  }

  /** What is assumed of a term; whether a call is unfolded or kept is asked for after this. */
  private assumed(term: Term): Term | undefined {
    this.course.consulted?.terms.add(term);
    return this.course.rewrites.get(term);
  }

  /** All that is assumed. */
  allAssumed(): Course["rewrites"] {
    if (this.course.consulted !== undefined) this.course.consulted.everything = true;
    return this.course.rewrites;
  }

  /** Whether it holds; what is not known has to be decided. */
  decide(condition: Term): boolean {
    const truth = isTruth(this.rewritten(condition));
    if (truth === undefined) throw new Stuck(condition, undefined);
    return truth;
  }

  raise(fault: Fault): never {
    throw new Raised(this.expr(this.course.world.statement.faults[fault], undefined));
  }

  beyond(what: string): never {
    throw new Beyond(what);
  }

  apply(fn: Term, args: readonly Term[]): Term {
    if (args.length === 0) return fn;
    if (fn.kind !== "fun") return this.applyUnknown(fn, args);
    const { code, env, held } = fn;
    const all = [...held, ...args];
    const arity = code.lam.params.length;
    if (all.length < arity) return this.course.terms.fun(code, env, all);
    const result = this.enter(code, env, all.slice(0, arity));
    return this.apply(result, all.slice(arity));
  }

  /** A function that is an input, or that a call gave. */
  private applyUnknown(fn: Term, args: readonly Term[]): Term {
    const { terms } = this.course;
    if (fn.kind === "call" && fn.fn.kind !== "fun") return this.apply(fn.fn, [...fn.args, ...args]);
    if (fn.kind !== "var" && fn.kind !== "call") throw new Beyond("a function");
    return this.opaque(terms.call(fn, args) as TermOf<"call">);
  }

  private enter(code: Code, env: readonly Term[], args: readonly Term[]): Term {
    if (!code.recursive) return this.body(code, env, args);
    const { terms, unfolded, outcomes } = this.course;
    const call = terms.call(terms.fun(code, env, []), args) as TermOf<"call">;
    this.note(call);
    const rewritten = this.assumed(call);
    const { kept, told } = this.course;
    if (this.within === undefined && kept.has(call)) return this.shielded((inner) => inner.enter(code, env, args));
    if (this.within !== undefined && told.has(call) && !this.within.has(call)) this.tell(call, code, env);
    if (this.within !== undefined && promisedBy(code.lam)?.kind === "truth") return terms.truth(true);
    if (rewritten !== undefined) return this.answer(call, rewritten);
    if (unfolded.has(call) && this.depth < DEEPEST) return this.inside(call, () => this.body(code, env, args));
    const before = outcomes.get(call);
    if (before !== undefined) {
      this.noteAll(before.made);
      return before.value;
    }
    return this.attempt(call, code, env);
  }

  /** Gone into where nothing has to be decided for it. */
  private attempt(call: TermOf<"call">, code: Code, env: readonly Term[]): Term {
    const { outcomes, stuck } = this.course;
    if (this.depth >= DEEPEST || stuck.has(call)) return this.opaque(call);
    const own = new Map<Term, Set<Term>>();
    const inner = new Evaluation({ ...this.course, made: own }, this.within);
    inner.depth = this.depth;
    try {
      const value = inner.inside(call, () => inner.body(code, env, call.args));
      this.noteAll(own);
      outcomes.set(call, { value, made: own });
      return value;
    } catch (error) {
      if (error instanceof Untold || error instanceof Excluded) this.noteAll(own);
      if (!(error instanceof Stuck) || error instanceof Untold) throw error;
      stuck.set(call, error.on);
      return this.opaque(call);
    }
  }

  /** What is done where nothing is raised: what stays there stays without another reason. */
  shielded<T>(work: (inner: Evaluation) => T): T {
    if (this.within !== undefined) return work(this);
    const made = new Map<Term, Set<Term>>();
    this.shield ??= { outcomes: new Map(), stuck: new Map(), said: new Set() };
    const { outcomes, stuck, said } = this.shield;
    const inner = new Evaluation({ ...this.course, made, outcomes, stuck, ...noCalls() }, said);
    inner.depth = this.depth;
    try {
      return work(inner);
    } catch (error) {
      throw error instanceof Raised ? new Excluded() : error;
    } finally {
      this.noteAll(made);
    }
  }

  /** Of all that is done where nothing is raised; most evaluations are small, and do nothing of that. */
  private shield: (Pick<Course, "outcomes" | "stuck"> & { readonly said: Set<Term> }) | undefined;

  private tell(call: TermOf<"call">, code: Code, env: readonly Term[]): void {
    const promised = promisedBy(code.lam);
    this.within?.add(call);
    const truth = isTruth(this.assumed(call) ?? call);
    if (truth !== undefined)
      this.mustHold(() => {
        const value = this.body(code, env, call.args);
        return truth ? value : this.course.primitives.not(value);
      });
    if (promised === undefined) return;
    let scope = this.scopeOf(code, env, call.args);
    if (promised.kind === "of-result")
      scope = { name: promised.result, value: this.enter(code, env, call.args), outer: scope };
    this.mustHold(() => {
      for (const { name, bound } of promised.before) scope = { name, value: this.expr(bound, scope), outer: scope };
      return this.expr(promised.holds, scope);
    });
  }

  mustHold(condition: () => Term): void {
    let holds: boolean;
    try {
      holds = this.decide(condition());
    } catch (error) {
      throw error instanceof Stuck ? new Untold(error.on, error.ctor) : error;
    }
    if (!holds) throw new Excluded();
  }

  private inside(call: Term, body: () => Term): Term {
    const { root } = this;
    this.root = root ?? call;
    try {
      return body();
    } finally {
      this.root = root;
    }
  }

  private opaque(call: TermOf<"call">): Term {
    this.note(call);
    const known = this.assumed(call) ?? this.course.known(call);
    if (known === undefined) this.course.stayed.add(call);
    return known === undefined ? call : this.answer(call, known);
  }

  private answer(call: Term, known: Term): Term {
    this.course.answered.add(call);
    return this.settled(known);
  }

  /** What a call is known to be; what is to be gone into in that was not made by this call. */
  private settled(known: Term): Term {
    const { unfolded, consulted, settled } = this.course;
    const before = settled.get(known);
    if (before !== undefined) return before;
    const isUnfolded = (each: Term): boolean => {
      consulted?.terms.add(each);
      return unfolded.has(each);
    };
    if (!someIn(known, isUnfolded) || this.depth >= DEEPEST) return known;
    const inner = new Evaluation({ ...this.course, made: this.course.behind, outcomes: new Map() }, this.within);
    inner.depth = this.depth + 1;
    const value = inner.term(known);
    settled.set(known, value);
    return value;
  }

  private note(call: Term): void {
    const { made } = this.course;
    const roots = made.get(call) ?? new Set();
    made.set(call, roots.add(this.root ?? call));
  }

  private noteAll(all: ReadonlyMap<Term, Set<Term>>): void {
    const { made } = this.course;
    for (const [call, roots] of all) {
      const known = made.get(call) ?? new Set();
      for (const root of roots) known.add(this.root ?? root);
      made.set(call, known);
    }
  }

  private scopeOf({ lam, free, group }: Code, env: readonly Term[], args: readonly Term[]): Env {
    const { terms } = this.course;
    let scope: Env;
    for (const [i, name] of free.entries()) scope = { name, value: nth(env, i), outer: scope };
    if (free.length > 0 || typeof group[0]?.code.id === "number")
      for (const { name, code } of group) scope = { name, value: terms.fun(code, env, []), outer: scope };
    for (const [i, name] of lam.params.entries()) scope = { name, value: nth(args, i), outer: scope };
    return scope;
  }

  /** What a function does, whether it calls itself or not. */
  body(code: Code, env: readonly Term[], args: readonly Term[]): Term {
    const scope = this.scopeOf(code, env, args);
    if (this.depth >= TOO_DEEP) throw new Beyond("depth");
    this.depth++;
    try {
      return this.expr(code.lam.body, scope);
    } finally {
      this.depth--;
    }
  }

  expr(start: Expr, startEnv: Env): Term {
    let [e, env] = [start, startEnv];
    for (;;) {
      if (this.course.fuel.left-- <= 0) throw new Beyond("effort");
      switch (e.kind) {
        case "let": {
          const value = this.expr(e.bound, env);
          env = { name: e.name, value, outer: env };
          e = e.body;
          break;
        }
        case "letrec": {
          env = this.bindGroup(e, env);
          e = e.body;
          break;
        }
        case "seq": {
          for (const item of e.items.slice(0, -1)) this.expr(item, env);
          e = nth(e.items, e.items.length - 1);
          break;
        }
        case "if":
          e = this.wayOf(e, env);
          break;
        case "match": {
          const chosen = this.choose(e, this.expr(e.on, env), env);
          e = chosen.body;
          env = chosen.env;
          break;
        }
        default:
          return this.simple(e, env);
      }
    }
  }

  /** Where nothing is raised, a condition that decides about that is known. */
  private wayOf(e: If, env: Env): Expr {
    const only = this.within === undefined ? undefined : onlyWay(e);
    return only ?? (this.decide(this.expr(e.cond, env)) ? e.yes : e.no);
  }

  private simple(e: Exclude<Expr, { kind: "let" | "letrec" | "seq" | "if" | "match" }>, env: Env): Term {
    const { terms, world, primitives } = this.course;
    switch (e.kind) {
      case "lit":
        return terms.literal(e.value);
      case "var":
        return this.named(e.name, env);
      case "lam": {
        const code = world.lambda(e);
        return terms.fun(
          code,
          code.free.map((name) => this.named(name, env)),
          [],
        );
      }
      case "app": {
        const fn = this.expr(e.fn, env);
        return this.apply(
          fn,
          e.args.map((arg) => this.expr(arg, env)),
        );
      }
      case "make":
        return terms.make(
          e.ctor,
          e.args.map((arg) => this.expr(arg, env)),
        );
      case "chain": {
        const items = e.items.map((item) => this.expr(item, env));
        const last = this.expr(e.last, env);
        return items.reduceRight((tail, item) => terms.make(e.ctor, [item, tail]), last);
      }
      case "prim":
        return this.rewritten(
          primitives.apply(
            e.op,
            e.args.map((arg) => this.expr(arg, env)),
            this,
          ),
        );
      case "raise":
        throw new Raised(this.expr(e.exn, env));
      case "try":
      case "delay":
      case "force":
      case "choose":
        throw new Beyond(e.kind);
      default:
        return absurd(e);
    }
  }

  private bindGroup(e: Extract<Expr, { kind: "letrec" }>, env: Env): Env {
    const { terms, world } = this.course;
    const group = world.group(e);
    if (group === undefined) throw new Beyond("cyclic data");
    const captured = (group[0]?.free ?? []).map((name) => this.named(name, env));
    let scope = env;
    for (const [i, code] of group.entries())
      scope = { name: nth(e.bindings, i).name, value: terms.fun(code, captured, []), outer: scope };
    return scope;
  }

  private named(name: Name, env: Env): Term {
    for (let scope = env; scope !== undefined; scope = scope.outer) if (scope.name === name) return scope.value;
    const global = this.course.world.global(name);
    if (global === undefined) throw new Beyond(name);
    if ("lam" in global) return this.course.terms.fun(global, [], []);
    return this.expr(global, undefined);
  }

  private choose(e: Match, on: Term, env: Env): { readonly body: Expr; readonly env: Env } {
    for (const { pattern, guard, body } of e.arms) {
      const scope = matched(this, pattern, on, env);
      if (scope === MISFIT) continue;
      if (guard === undefined || this.decide(this.expr(guard, scope))) return { body, env: scope };
    }
    return this.raise("match");
  }
}

function noCalls(): Pick<Course, "stayed" | "answered" | "settled"> {
  return { stayed: new Set(), answered: new Set(), settled: new Map() };
}
