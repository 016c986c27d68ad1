// What is assumed on a way through a proof: rewrites that follow from it.
import { type Base, Consulted, Excluded, Run, Thrown } from "./evaluate.js";
import { Open } from "./primitives.js";
import { isMadeSet } from "./sets.js";
import { squeezedOrders } from "./squeezed.js";
import { contains, monomialsOf, numberIn, type Term, truthIn } from "./terms.js";

const ROUNDS = 12;

/** What is said of a call. */
type Said = "unfolded" | "returning" | "kept" | "told";

type Looked = { readonly value: Term; readonly made: readonly Term[] };

/** What a term is now, as long as nothing changes of what was consulted for it. */
type Remembered = { readonly value: Term | undefined; readonly consulted: Consulted };

const NOTHING: ReadonlySet<Term> = new Set();

/** What evaluations share whatever is assumed. */
export type Unassuming = Omit<Base, "rewrites" | "unfolded" | "kept" | "told" | "consulted">;

export class Assumed {
  readonly rewrites = new Map<Term, Term>();
  private readonly equations: (readonly [Term, Term])[] = [];
  private readonly calls: { readonly call: Term; readonly is: Said }[] = [];
  unfolded: ReadonlySet<Term> = new Set();
  returning: ReadonlySet<Term> = new Set();
  kept: ReadonlySet<Term> = new Set();
  told: ReadonlySet<Term> = new Set();
  absurd = false;
  private remembered = new Map<Term, Remembered>();

  constructor(
    private readonly tools: Unassuming,
    private readonly floats: boolean,
    /** Whatever is assumed is of calls that were made and gave something. */
    private readonly isGiven = false,
  ) {}

  copy(): Assumed {
    const copy = new Assumed(this.tools, this.floats, this.isGiven);
    for (const [from, to] of this.rewrites) copy.rewrites.set(from, to);
    copy.equations.push(...this.equations);
    copy.calls.push(...this.calls);
    copy.unfolded = this.unfolded;
    copy.returning = this.returning;
    copy.kept = this.kept;
    copy.told = this.told;
    copy.absurd = this.absurd;
    copy.remembered = this.remembered; // the same is assumed, until one of them replaces it
    return copy;
  }

  run(): Run {
    const { rewrites, unfolded, kept, told } = this;
    return new Run({ ...this.tools, rewrites, unfolded, kept, told, consulted: undefined });
  }

  /** Without a word about what calls have shown. */
  private quiet(isGiven: boolean, consulted: Consulted | undefined): Run {
    const { rewrites, unfolded, kept } = this;
    const base = { ...this.tools, rewrites, unfolded, kept, told: NOTHING, consulted };
    return new Run(base, 0, new Map(), new Set(), isGiven ? new Set() : undefined);
  }

  /** As it is now; undefined if that is not known. */
  now(term: Term): Term | undefined {
    if (term.is === "lit" || term.is === "var") return this.rewrites.get(term) ?? term;
    const before = this.remembered.get(term);
    if (before !== undefined) return before.value;
    const consulted = new Consulted();
    const value = this.looked(term, this.isGiven, consulted)?.value;
    this.remembered.set(term, { value, consulted });
    return value;
  }

  /** The same with the calls that it takes, whether or not they gave anything. */
  computed(term: Term): Looked | undefined {
    return this.looked(term, false, undefined);
  }

  private looked(term: Term, isGiven: boolean, consulted: Consulted | undefined): Looked | undefined {
    const run = this.quiet(isGiven, consulted);
    try {
      return { value: run.again(term), made: [...run.made.keys()] };
    } catch (error) {
      if (error instanceof Open || error instanceof Thrown || error instanceof Excluded) return undefined;
      throw error;
    }
  }

  /** What is assumed of these is new. */
  private forget(changed: readonly Term[]): void {
    if (changed.length === 0) return;
    const isOld = ({ consulted: { terms, everything } }: Remembered): boolean =>
      everything || changed.some((term) => terms.has(term));
    this.remembered = new Map([...this.remembered].filter(([, each]) => !isOld(each)));
  }

  unfold(call: Term): void {
    this.say(call, "unfolded");
  }

  returns(call: Term): void {
    this.say(call, "returning");
  }

  say(call: Term, is: Said): void {
    this.calls.push({ call, is });
    this.refresh();
  }

  equate(a: Term, b: Term): void {
    this.equations.push([a, b]);
    for (let round = 0; round < ROUNDS && !this.absurd && this.follow(); round++);
    this.refresh();
  }

  /** Whether a sum is assumed not to be negative. */
  isNotNegative(condition: Term, negated: Term): boolean {
    const truth = (term: Term): boolean | undefined => truthIn(this.rewrites.get(term) ?? term);
    return truth(condition) === true || truth(negated) === false;
  }

  private refresh(): void {
    const sets = {
      unfolded: new Set<Term>(),
      returning: new Set<Term>(),
      kept: new Set<Term>(),
      told: new Set<Term>(),
    };
    for (const { call, is } of this.calls) {
      const now = this.exact(call);
      if (now !== undefined) sets[is].add(now);
    }
    const others = [...apart(this.unfolded, sets.unfolded), ...apart(this.kept, sets.kept)];
    this.unfolded = sets.unfolded;
    this.returning = sets.returning;
    this.kept = sets.kept;
    this.told = sets.told;
    this.forget(others);
  }

  /** A call with its parts as they are now, not evaluated itself. */
  exact(call: Term): Term | undefined {
    const parts = call.is === "call" ? call.of.map((part) => this.now(part)) : [undefined];
    return parts.includes(undefined) ? undefined : this.tools.store.call(parts as Term[]);
  }

  /** Whether anything new came of the equations. */
  private follow(): boolean {
    let changed = false;
    for (const [a, b] of [...this.equations]) {
      const [x, y] = [this.now(a), this.now(b)];
      if (x === undefined || y === undefined || x === y) continue;
      changed = this.same(x, y) || changed;
      if (this.absurd) return true;
    }
    for (const [from, to] of [...this.rewrites]) this.assume(from, this.now(to) ?? to);
    return this.squeeze() || changed;
  }

  /** A sum that is at least and at most nothing. */
  private squeeze(): boolean {
    const { store, prims } = this.tools;
    for (const sum of store.width === undefined ? this.nothings() : squeezedOrders(store, this.rewrites)) {
      const condition = prims.isZero(sum, this.run());
      const truth = truthIn(this.rewrites.get(condition) ?? condition);
      if (truth === false) return this.impossible();
      if (truth) continue;
      this.equations.push([condition, store.truth(true)]);
      return true;
    }
    return false;
  }

  private nothings(): readonly Term[] {
    const { store } = this.tools;
    const sums = [...this.rewrites].flatMap(([condition, value]) => {
      if (condition.is !== "prim" || condition.op !== "ge0" || truthIn(value) === undefined) return [];
      const sum = condition.of[0] as Term;
      return [truthIn(value) ? sum : store.add(store.integer(-1n), sum, -1n)];
    });
    return sums.filter((sum) => sums.includes(store.add(store.integer(0n), sum, -1n)));
  }

  private same(a: Term, b: Term): boolean {
    if (a === b) return false;
    if (a.is === "make" && b.is === "make") {
      if (a.ctor !== b.ctor || a.of.length !== b.of.length) return this.impossible();
      return a.of.map((part, i) => !this.absurd && this.same(part, b.of[i] as Term)).includes(true);
    }
    const { prims } = this.tools;
    if (prims.isInteger(a) || prims.isInteger(b)) return this.sameNumber(a, b);
    if ((a.is === "lit" || a.is === "make") && (b.is === "lit" || b.is === "make")) return this.impossible();
    return this.replace(a, b) || this.replace(b, a);
  }

  private sameNumber(a: Term, b: Term): boolean {
    const { store } = this.tools;
    const difference = store.add(a, b, -1n);
    const value = numberIn(difference);
    if (value !== undefined) return value !== 0n && this.impossible();
    if (this.replace(a, b)) return true;
    return [...monomialsOf(difference)].reverse().some(({ times, factors }) => {
      const [atom] = factors;
      if (atom === undefined || factors.length !== 1 || (times !== 1n && times !== -1n)) return false;
      return this.replace(atom, store.add(atom, difference, -times));
    });
  }

  private impossible(): boolean {
    this.absurd = true;
    return true;
  }

  private assume(from: Term, to: Term): void {
    if (this.rewrites.get(from) === to) return;
    this.rewrites.set(from, to);
    this.forget([from]);
  }

  private replace(from: Term, to: Term): boolean {
    if ((from.is !== "var" && from.is !== "call" && from.is !== "prim") || isMadeSet(from)) return false;
    if (contains(to, (each) => each === from)) return false;
    this.assume(from, to);
    const truth = truthIn(to);
    const [a, b] = from.is === "prim" ? from.of : [];
    if (from.is !== "prim" || truth === undefined || a === undefined) return true;
    const { store } = this.tools;
    if (from.op === "not") this.equations.push([a, store.truth(!truth)]);
    if (from.op === "eq0" && truth) this.equations.push([a, store.integer(0n)]);
    if (from.op === "set.eq" && truth && b !== undefined) this.equations.push([a, b]);
    if (from.op === "any.eq" && truth && !this.floats && b !== undefined) this.equations.push([a, b]);
    return true;
  }
}

/** What is in one of them alone. */
function apart(one: ReadonlySet<Term>, other: ReadonlySet<Term>): readonly Term[] {
  return [...[...one].filter((each) => !other.has(each)), ...[...other].filter((each) => !one.has(each))];
}
