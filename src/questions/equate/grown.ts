// Lemmas about loops: the start of a loop is no lemma about the next turn. Where going on from two calls has come to two calls
// of the same functions, what is the same before and after stays, and what has changed becomes a variable, the same one
// wherever the same became the same: of `go 0 1 <= for 1 0` and then `go 1 2 <= for 2 1`, `go s i <= for i s`.
import { con, type Type } from "../../core/type.js";
import { abstracted, type Generalised, type Proposition } from "./lemma.js";
import type { Term, Terms } from "./term.js";

type Kinds = {
  readonly isInteger: (term: Term) => boolean;
  readonly typeOf: (term: Term) => Type | undefined;
};

/** Lemmas of which both the proposition and the two terms are instances; the values are those of the two terms. Where the same
 * became the same several times (two that count), that may be by chance: first each is a variable of its own. */
export function grown(
  terms: Terms,
  kinds: Kinds,
  before: Proposition,
  left: Term,
  right: Term,
): readonly Generalised[] {
  if (before.left.kind !== "call" || before.right.kind !== "call" || left.kind !== "call" || right.kind !== "call")
    return [];
  const merged = new Changes(terms, kinds, () => 0);
  const made = [merged.common(before.left, left), merged.common(before.right, right)];
  const timesLeft = merged.timesAt(before.left, left);
  const apart = new Changes(terms, kinds, (_, seen) => seen);
  const turned = new Changes(terms, kinds, (key, seen, isRight) =>
    isRight ? (timesLeft.get(key) ?? 0) - 1 - seen : seen,
  );
  const isRepeated = [...timesLeft.values()].some((times) => times > 1);
  if (made.some(({ kind }) => kind !== "call")) return [];
  return (isRepeated ? [apart, turned, merged] : [merged]).flatMap((changes) => changes.lemma(before, left, right));
}

/** What became what, and the variable that stands for it. */
class Changes {
  private readonly variables = new Map<string, { readonly variable: Term; readonly now: Term }>();
  private seen = new Map<string, number>();
  private isRight = false;

  constructor(
    private readonly terms: Terms,
    private readonly kinds: Kinds,
    /** Which of several variables for the same change. */
    private readonly which: (key: string, seen: number, isRight: boolean) => number,
  ) {}

  lemma(before: Proposition, left: Term, right: Term): readonly Generalised[] {
    const { terms, kinds } = this;
    this.seen = new Map();
    this.isRight = false;
    const l = this.common(before.left, left);
    this.seen = new Map();
    this.isRight = true;
    const r = this.common(before.right, right);
    if (this.variables.size === 0) return [];
    const { proposition, values } = abstracted(terms, l, r, new Set(), kinds.typeOf);
    const nows = new Map([...this.variables.values()].map(({ variable, now }) => [variable, now]));
    return [{ proposition, values: values.map((value) => nows.get(value) ?? value) }];
  }

  /** How often each change is there. */
  timesAt(was: Term, now: Term): ReadonlyMap<string, number> {
    this.seen = new Map();
    this.common(was, now);
    return this.seen;
  }

  common(was: Term, now: Term): Term {
    if (was === now) return was;
    const { terms } = this;
    const all = (a: readonly Term[], b: readonly Term[]): readonly Term[] =>
      a.map((each, i) => this.common(each, b[i] ?? each));
    if (was.kind === "call" && now.kind === "call" && was.args.length === now.args.length) {
      const [fn, ...args] = all([was.fn, ...was.args], [now.fn, ...now.args]);
      if (fn?.kind === "fun") return terms.call(fn, args);
    }
    if (was.kind === "fun" && now.kind === "fun" && was.code === now.code && was.held.length === now.held.length)
      return terms.fun(was.code, all(was.env, now.env), all(was.held, now.held));
    return this.variable(was, now);
  }

  private variable(was: Term, now: Term): Term {
    const { terms, kinds } = this;
    const change = `${was.id} ${now.id}`;
    const seen = this.seen.get(change) ?? 0;
    this.seen.set(change, seen + 1);
    const key = `${change} ${this.which(change, seen, this.isRight)}`;
    const known = this.variables.get(key);
    if (known !== undefined) return known.variable;
    const isNumber = kinds.isInteger(was) && kinds.isInteger(now);
    const variable = terms.variable(`grown ${key}`, isNumber ? con("i63") : kinds.typeOf(was));
    this.variables.set(key, { variable, now });
    return variable;
  }
}
