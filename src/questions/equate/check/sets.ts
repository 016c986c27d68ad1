// Sets for the checker: a set is what its elements are. It is written as questions whether an element is in a part, in one
// order, so that two sets which have the same elements, whatever the parts hold, are one term. What cannot be told of all
// elements alike (functions, objects, floats) is refused as an element.
import type { Type } from "../../../core/type.js";
import type { Statement } from "../statement.js";
import { Refused } from "./refused.js";
import { contains, type Store, type Term, truthIn } from "./terms.js";

/** Sums up what the checker needs to know of elements, and what is assumed. */
export type Asking = {
  readonly rewrites: ReadonlyMap<Term, Term>;
  /** Whether two elements are the same; undefined if that is not known. */
  readonly same: (x: Term, y: Term) => boolean | undefined;
};

const QUESTIONS_MAX = 20_000;

export class CheckedSets {
  private left = QUESTIONS_MAX;
  private readonly found = new Map<string, Term>();

  constructor(
    private readonly store: Store,
    private readonly statement: Statement,
    private readonly typeOf: (term: Term) => Type | undefined,
    /** Whether it may be an element: what is equal is the same. */
    private readonly isPlain: (term: Term) => boolean,
  ) {}

  private get empty(): Term {
    return this.store.prim("set.none", []);
  }

  private get full(): Term {
    return this.store.prim("set.all", []);
  }

  isSet(term: Term): boolean {
    const { sets } = this.statement;
    if (sets === undefined) return false;
    if (term.is === "prim") return ["set.none", "set.one", "set.of", "set.if"].includes(term.op);
    const [head, ...args] = term.is === "call" ? term.of : [];
    if (head?.is === "fun" && typeof head.fn.id === "string")
      return sets.givers.has(head.fn.id) && head.held === 0 && args.length === head.fn.lam.params.length;
    const type = this.typeOf(term);
    return type?.kind === "con" && type.name === sets.type;
  }

  /** Operations but for equality: these are the same whatever is assumed. */
  make(op: string, args: readonly Term[]): Term {
    this.left = QUESTIONS_MAX;
    const [a, b, c] = args;
    if (op === "set.none" && args.length === 0) return this.empty;
    if (op === "set.all" && args.length === 0) return this.full;
    if (op === "set.one" && a !== undefined) return this.one(a);
    if (op === "set.of" && a !== undefined) return this.listed(a);
    if (a === undefined || b === undefined) throw new Refused(op);
    if (op === "set.if" && c !== undefined) {
      this.mustBeSets(a);
      return this.asked(a, b, c);
    }
    this.mustBeSets(a, b);
    if (op === "set.union") return this.asked(a, this.full, b);
    if (op === "set.both") return this.asked(a, b, this.empty);
    if (op === "set.minus") return this.asked(b, this.empty, a);
    throw new Refused(op);
  }

  private mustBeSets(...terms: readonly Term[]): void {
    if (!terms.every((term) => this.isSet(term))) throw new Refused("no set");
  }

  private one(element: Term): Term {
    if (!this.isPlain(element)) throw new Refused("an element that may equal others");
    return this.store.prim("set.one", [element]);
  }

  private listed(list: Term): Term {
    if (this.isSet(list)) return list;
    if (list.is === "make" && list.ctor === "[]") return this.empty;
    const [first, rest] = list.is === "make" && list.ctor === "::" ? list.of : [];
    if (first !== undefined && rest !== undefined) return this.asked(this.one(first), this.full, this.listed(rest));
    const type = this.typeOf(list);
    if (type?.kind !== "con" || type.name !== "list" || !this.isPlain(list)) throw new Refused("elements of no list");
    return this.store.prim("set.of", [list]);
  }

  /** Where an element is in the first, whether it is in the second; elsewhere, whether it is in the third. */
  private asked(on: Term, then: Term, otherwise: Term): Term {
    if (on === this.full) return then;
    if (on === this.empty) return otherwise;
    const name = `${on.key} ${then.key} ${otherwise.key}`;
    const found = this.found.get(name) ?? this.answered(on, then, otherwise);
    this.found.set(name, found);
    return found;
  }

  private answered(on: Term, then: Term, otherwise: Term): Term {
    if (this.left-- <= 0) throw new Refused("too many sets");
    const parts = [on, then, otherwise].map((set) => this.top(set)).filter((part) => part !== undefined);
    const least = parts.reduce((x, y) => (x.key < y.key ? x : y));
    const half = (isIn: boolean): Term =>
      this.asked(this.known(on, least, isIn), this.known(then, least, isIn), this.known(otherwise, least, isIn));
    return this.question(least, half(true), half(false));
  }

  private question(part: Term, isIn: Term, isOut: Term): Term {
    if (isIn === isOut) return isIn;
    if (isIn === this.full && isOut === this.empty) return part;
    return this.store.prim("set.if", [part, isIn, isOut]);
  }

  private top(set: Term): Term | undefined {
    if (set === this.empty || set === this.full) return undefined;
    return set.is === "prim" && set.op === "set.if" ? set.of[0] : set;
  }

  private known(set: Term, part: Term, isIn: boolean): Term {
    if (set === part) return isIn ? this.full : this.empty;
    if (set.is !== "prim" || set.op !== "set.if" || set.of[0] !== part) return set;
    return set.of[isIn ? 1 : 2] as Term;
  }

  private opposite(set: Term): Term {
    return this.asked(set, this.empty, this.full);
  }

  /** What is in one of them alone. */
  private difference(a: Term, b: Term): Term {
    return this.asked(a, this.opposite(b), b);
  }

  /** Two sets are the same if, by what is assumed, no element is in one of them alone; they are not if some element is.
   * What is assumed of the same two sets is left to whoever asks. */
  equal(a: Term, b: Term, asking: Asking): Term {
    this.left = QUESTIONS_MAX;
    this.mustBeSets(a, b);
    const { store } = this;
    const differs = this.difference(a, b);
    if (differs === this.empty) return store.truth(true);
    const question = store.prim("set.eq", a.key < b.key ? [a, b] : [b, a]);
    const { always, inhabited } = this.assumed(differs, question, asking);
    const isNowhere = (set: Term): boolean =>
      always.reduce((rest, fact) => this.asked(fact, rest, this.empty), set) === this.empty;
    if (isNowhere(differs)) return store.truth(true);
    const agrees = this.opposite(differs);
    if (inhabited.some((some) => isNowhere(this.asked(some, agrees, this.empty)))) return store.truth(false);
    return question;
  }

  /** `always`: what every element is in; `inhabited`: sets that some element is in. Leaving facts out loses nothing but
   * proofs, so those are left out that have no part in common with the question. */
  private assumed(differs: Term, question: Term, { rewrites, same }: Asking) {
    const parts = new Set(this.parts(differs));
    const always: Term[] = [];
    const inhabited: Term[] = [];
    const open = new Map<Term, boolean>();
    for (const [fact, value] of rewrites) {
      const truth = truthIn(value);
      if (fact !== question && fact.is === "prim" && fact.op === "set.eq" && truth !== undefined) open.set(fact, truth);
    }
    for (let isNew = true; isNew; ) {
      isNew = false;
      for (const [fact, truth] of open) {
        if (fact.is !== "prim") continue;
        const apart = this.difference(fact.of[0] as Term, fact.of[1] as Term);
        const own = this.parts(apart);
        if (!own.some((part) => parts.has(part))) continue;
        for (const part of own) parts.add(part);
        open.delete(fact);
        isNew = true;
        if (truth) always.push(this.opposite(apart));
        else inhabited.push(apart);
      }
    }
    const ones = [...parts].filter((part) => part.is === "prim" && part.op === "set.one");
    for (const one of ones) {
      // What some element is in, and which has no element but one, has that one.
      for (const some of inhabited)
        if (this.asked(one, this.empty, some) === this.empty) always.push(this.asked(one, some, this.full));
      for (const other of ones) {
        if (other.key <= one.key || one.is !== "prim" || other.is !== "prim") continue;
        const isSame = same(one.of[0] as Term, other.of[0] as Term);
        if (isSame === true) always.push(this.opposite(this.difference(one, other)));
        if (isSame === false) always.push(this.opposite(this.asked(one, other, this.empty)));
      }
    }
    return { always, inhabited: [...inhabited, ...ones] };
  }

  private parts(set: Term): readonly Term[] {
    const found = new Set<Term>();
    const pending = [set];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const part = this.top(next);
      if (part === undefined) continue;
      found.add(part);
      if (next !== part) pending.push(this.known(next, part, true), this.known(next, part, false));
    }
    return [...found];
  }

  /** Whether it compares two elements of the sets that a question is about. */
  isOfElements(comparison: Term, question: Term, equal: (x: Term, y: Term) => Term | undefined): boolean {
    const elements = new Set<Term>();
    contains(question, (each) => {
      if (each.is === "prim" && each.op === "set.one") elements.add(each.of[0] as Term);
      return false;
    });
    const all = [...elements];
    return all.some((x, i) => all.slice(i + 1).some((y) => equal(x, y) === comparison || equal(y, x) === comparison));
  }
}

/** Whether it is made of other sets, or of elements: it is never replaced by what equals it. */
export function isMadeSet(term: Term): boolean {
  return term.is === "prim" && ["set.none", "set.all", "set.one", "set.of", "set.if"].includes(term.op);
}
