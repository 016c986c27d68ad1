// Sets on terms, known by their elements alone. Whether some element is in a set is a decision over parts of which that is
// not known (a variable, a call, a set of one element), asked in the order of their ids: so sets that have the same
// elements whatever the parts are become one term. Two sets are equal if no element is in one of them alone.
import { CONS, LIST, NIL } from "../../core/build.js";
import { Beyond, type Evaluation, Stuck } from "./evaluate.js";
import { isTruth, type Term, type TermOf, type Terms } from "./term.js";
import type { World } from "./world.js";

const STEPS_MAX = 4000;
const ROUNDS_MAX = 4;

type Elements = {
  readonly typeOf: (term: Term) => ReturnType<Evaluation["course"]["primitives"]["typeOf"]>;
  readonly equal: (a: Term, b: Term, run: Evaluation) => Term;
};

/** What holds of every element, and what holds of at least one. */
type Facts = { readonly always: readonly Term[]; readonly once: readonly Term[] };

export class Sets {
  private steps = 0;
  private readonly chosen = new Map<string, Term>();

  constructor(
    private readonly terms: Terms,
    private readonly world: World,
    private readonly elements: Elements,
  ) {}

  private get none(): Term {
    return this.terms.prim("set.none", []);
  }

  private get all(): Term {
    return this.terms.prim("set.all", []);
  }

  give(name: string, args: readonly Term[], run: Evaluation): Term {
    const [a = this.none, b = this.none, c = this.none] = args;
    this.steps = 0;
    switch (name) {
      case "none":
        return this.none;
      case "all":
        return this.all;
      case "one":
        return this.terms.prim("set.one", [a]);
      case "of":
        return this.ofList(a);
      case "if":
        return this.choose(this.set(a), b, c);
      case "union":
        return this.choose(this.set(a), this.all, this.set(b));
      case "both":
        return this.choose(this.set(a), this.set(b), this.none);
      case "minus":
        return this.choose(this.set(b), this.none, this.set(a));
      case "eq":
        return this.equal(this.set(a), this.set(b), run);
      default:
        throw new Beyond(`set.${name}`);
    }
  }

  isSet(term: Term): boolean {
    const { sets } = this.world.statement;
    if (sets === undefined) return false;
    if (term.kind === "prim") return MADE.has(term.op);
    if (term.kind === "call" && term.fn.kind === "fun" && typeof term.fn.code.id === "string")
      return sets.givers.has(term.fn.code.id) && term.args.length === term.fn.code.lam.params.length;
    const type = this.elements.typeOf(term);
    return type?.kind === "con" && type.name === sets.type;
  }

  private set(term: Term): Term {
    if (!this.isSet(term)) throw new Beyond("a set of which nothing is known");
    return term;
  }

  private ofList(list: Term): Term {
    if (this.isSet(list)) return list;
    if (list.kind === "make" && list.ctor === NIL) return this.none;
    const [first, rest] = list.kind === "make" && list.ctor === CONS ? list.args : [];
    if (first !== undefined && rest !== undefined)
      return this.choose(this.terms.prim("set.one", [first]), this.all, this.ofList(rest));
    const type = this.elements.typeOf(list);
    if (type?.kind !== "con" || type.name !== LIST) throw new Beyond("a set of what is no list");
    return this.terms.prim("set.of", [list]);
  }

  // ---- decisions ----

  private choose(on: Term, yes: Term, no: Term): Term {
    const { none, all } = this;
    if (on === all || yes === no) return yes;
    if (on === none) return no;
    if (yes === all && no === none) return on;
    const key = `${on.id} ${yes.id} ${no.id}`;
    const before = this.chosen.get(key);
    if (before !== undefined) return before;
    const made = this.split(on, yes, no);
    this.chosen.set(key, made);
    return made;
  }

  private split(on: Term, yes: Term, no: Term): Term {
    const { none, all } = this;
    if (this.steps++ > STEPS_MAX) throw new Beyond("sets");
    const part = [on, yes, no].flatMap((each) => this.first(each) ?? []).reduce((a, b) => (a.id < b.id ? a : b));
    const way = (is: 1 | 2): Term =>
      this.choose(this.where(on, part, is), this.where(yes, part, is), this.where(no, part, is));
    const [inside, outside] = [way(1), way(2)];
    if (inside === outside) return inside;
    return inside === all && outside === none ? part : this.terms.prim("set.if", [part, inside, outside]);
  }

  /** The part that is asked first. */
  private first(set: Term): Term | undefined {
    if (set === this.none || set === this.all) return undefined;
    return set.kind === "prim" && set.op === "set.if" ? set.args[0] : set;
  }

  private where(set: Term, part: Term, is: 1 | 2): Term {
    if (this.first(set) !== part) return set;
    if (set.kind === "prim" && set.op === "set.if") return set.args[is] ?? set;
    return is === 1 ? this.all : this.none;
  }

  private not(set: Term): Term {
    return this.choose(set, this.none, this.all);
  }

  private apart(a: Term, b: Term): Term {
    return this.choose(a, this.not(b), b);
  }

  /** The parts that are asked about. */
  partsOf(set: Term, found = new Set<Term>()): ReadonlySet<Term> {
    const part = this.first(set);
    if (part !== undefined) found.add(part);
    if (part !== undefined && part !== set)
      for (const is of [1, 2] as const) this.partsOf(this.where(set, part, is), found);
    return found;
  }

  // ---- equality ----

  private equal(a: Term, b: Term, run: Evaluation): Term {
    const apart = this.apart(a, b);
    if (apart === this.none) return this.terms.truth(true);
    const condition = this.terms.prim("set.eq", a.id < b.id ? [a, b] : [b, a]);
    const facts = this.factsFor(apart, condition, run);
    if (this.under(facts, apart) === this.none) return this.terms.truth(true);
    const same = this.not(apart);
    const isApart = facts.once.some((some) => this.under(facts, this.choose(some, same, this.none)) === this.none);
    return isApart ? this.terms.truth(false) : condition;
  }

  private under({ always }: Facts, set: Term): Term {
    return always.reduce((left, fact) => this.choose(fact, left, this.none), set);
  }

  /** What is assumed about the parts, and about those that are connected with them. */
  private factsFor(apart: Term, condition: Term, run: Evaluation): Facts {
    const parts = new Set(this.partsOf(apart));
    const always: Term[] = [];
    const once: Term[] = [];
    const taken = new Set<Term>([condition]);
    for (let round = 0; round < ROUNDS_MAX; round++) {
      const before = taken.size;
      for (const [known, value] of run.allAssumed()) {
        const truth = isTruth(value);
        const [a, b] = known.kind === "prim" && known.op === "set.eq" ? known.args : [];
        if (a === undefined || b === undefined || truth === undefined || taken.has(known)) continue;
        const differ = this.apart(a, b);
        const own = this.partsOf(differ);
        if (![...own].some((each) => parts.has(each))) continue;
        taken.add(known);
        for (const each of own) parts.add(each);
        if (truth) always.push(this.not(differ));
        else once.push(differ);
      }
      if (taken.size === before) break;
    }
    const single = [...parts].filter(isOne);
    for (const differ of [...once])
      for (const each of single)
        if (this.choose(each, this.none, differ) === this.none) always.push(this.choose(each, differ, this.all));
    return { always: [...always, ...this.ofElements(single, run)], once: [...once, ...single] };
  }

  private ofElements(single: readonly TermOf<"prim">[], run: Evaluation): readonly Term[] {
    return single.flatMap((a, i) =>
      single.slice(i + 1).flatMap((b) => {
        const same = this.sameElement(a, b, run);
        const truth = same && isTruth(same);
        return truth === undefined ? [] : [truth ? this.not(this.apart(a, b)) : this.choose(a, this.not(b), this.all)];
      }),
    );
  }

  private sameElement(a: TermOf<"prim">, b: TermOf<"prim">, run: Evaluation): Term | undefined {
    const [x, y] = [a.args[0], b.args[0]];
    if (x === undefined || y === undefined) return undefined;
    try {
      return run.rewritten(this.elements.equal(x, y, run));
    } catch (error) {
      if (error instanceof Stuck) return undefined;
      throw error;
    }
  }

  /** Which elements would have to be compared to know more of a question about sets. */
  undecided(question: Term, run: Evaluation): readonly Term[] {
    const asked = question.kind === "prim" && question.op === "not" ? question.args[0] : question;
    if (asked?.kind !== "prim" || asked.op !== "set.eq") return [];
    const [a, b] = asked.args;
    if (a === undefined || b === undefined) return [];
    this.steps = 0;
    const single = [...this.partsOf(this.apart(a, b))].filter(isOne);
    return single.flatMap((x, i) =>
      single.slice(i + 1).flatMap((y) => {
        const same = this.sameElement(x, y, run);
        return same === undefined || isTruth(same) !== undefined ? [] : [same];
      }),
    );
  }
}

const MADE: ReadonlySet<string> = new Set(["set.none", "set.one", "set.of", "set.if"]);

function isOne(term: Term): term is TermOf<"prim"> {
  return term.kind === "prim" && term.op === "set.one";
}

/** Whether two sets are equal. */
export function isQuestion(term: Term): boolean {
  return term.kind === "prim" && term.op === "set.eq";
}

/** Whether it is a set that is made of others, or of elements: never replaced by what equals it. */
export function isMadeSet(term: Term): boolean {
  return term.kind === "prim" && (MADE.has(term.op) || term.op === "set.all");
}
