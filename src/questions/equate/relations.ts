// What two functions carry along need not be the same, as long as it serves the same: a list in another order, or in another
// form. Lemmas about such functions have a variable for each, and a relation between these that is found on the way: what the
// left side looks up in its own is what the right side looks up in its.
import { tupleWidth } from "../../core/expr.js";
import type { Type } from "../../core/type.js";
import { abstracted, type Generalised, substitute } from "./lemma.js";
import { allIn, someIn, type Term, type TermOf, type Terms } from "./term.js";

/** For all values of its variables: where `left` returns, `right` returns the same. It mentions variables of a lemma. */
export type FoundRelation = { readonly vars: readonly TermOf<"var">[]; readonly left: Term; readonly right: Term };

/** The variables of a lemma that only one side has. */
export type Apart = { readonly left: ReadonlySet<Term>; readonly right: ReadonlySet<Term> };

/** Arguments of a call of a recursive function, those in tuples alone. */
export function leavesOf(call: Term): readonly Term[] {
  if (call.kind !== "call") return [];
  return [...(call.fn.kind === "call" ? leavesOf(call.fn) : []), ...call.args.flatMap(leavesIn)];
}

/** The parts of a tuple; otherwise it. */
export function leavesIn(term: Term): readonly Term[] {
  return term.kind === "make" && tupleWidth(term.ctor) !== undefined ? term.args.flatMap(leavesIn) : [term];
}

/** The call with other arguments in the places of these. */
export function withLeaves(terms: Terms, call: Term, leaf: (index: number) => Term): Term {
  let next = 0;
  const go = (term: Term): Term =>
    term.kind === "make" && tupleWidth(term.ctor) !== undefined
      ? terms.make(term.ctor, term.args.map(go))
      : leaf(next++);
  const inCall = (term: Term): Term => {
    if (term.kind !== "call") return term;
    const fn = inCall(term.fn);
    return terms.call(fn, term.args.map(go));
  };
  return inCall(call);
}

/** Two calls of the same functions as these, which are called on the way to them. */
export type Course = { readonly from: readonly [Term, Term]; readonly to: readonly [Term, Term] };

/** Whether they are calls of the same functions. */
export function isAlike(a: Term, b: Term): boolean {
  const code = (term: Term): unknown => (term.kind === "call" ? code(term.fn) : term.kind === "fun" ? term.code : term);
  return a.kind === "call" && b.kind === "call" && code(a) === code(b) && leavesOf(a).length === leavesOf(b).length;
}

/** The one that has most arguments in common with it. */
export function nearestTo(call: Term, calls: readonly Term[]): Term | undefined {
  const own = new Set(leavesOf(call));
  const common = (each: Term): number => leavesOf(each).filter((leaf) => own.has(leaf)).length;
  return [...calls].sort((a, b) => common(b) - common(a))[0];
}

/** The two terms with one variable for what both sides have all the time, and one for each of the other arguments. */
export function parted(
  terms: Terms,
  [left, right]: readonly [Term, Term],
  { from, to }: Course,
  typeOf: (term: Term) => Type | undefined,
): (Generalised & { readonly apart: Apart }) | undefined {
  const [l, r, fromL, fromR, toL, toR] = [left, right, ...from, ...to].map(leavesOf);
  if (l === undefined || r === undefined || l.length !== toL?.length || r.length !== toR?.length) return undefined;
  const values = new Map<Term, Term>();
  const variable = (name: string, value: Term): Term => {
    const made = terms.variable(name, value.kind === "var" ? value.type : typeOf(value));
    values.set(made, value);
    return made;
  };
  const own = l.map((value, i) => variable(`left${i}:${value.id}`, value));
  const [onLeft, onRight] = [new Set(own), new Set<Term>()];
  const other = r.map((value, j) => {
    const i = l.findIndex((each, k) => each === value && fromL?.[k] === fromR?.[j] && toL[k] === toR[j]);
    const shared = own[i];
    if (shared !== undefined) onLeft.delete(shared);
    else onRight.add(variable(`right${j}:${value.id}`, value));
    return shared ?? ([...onRight].at(-1) as Term);
  });
  const made = abstracted(
    terms,
    withLeaves(terms, left, (i) => own[i] as Term),
    withLeaves(terms, right, (j) => other[j] as Term),
    new Set(),
    typeOf,
  );
  const renamed = (all: ReadonlySet<Term>): ReadonlySet<Term> =>
    new Set(made.proposition.vars.filter((_, i) => made.values[i] !== undefined && all.has(made.values[i])));
  return {
    proposition: made.proposition,
    values: made.values.map((value) => values.get(value) ?? value),
    apart: { left: renamed(onLeft), right: renamed(onRight) },
  };
}

/** What has to hold of the variables for these two terms to be the same, whatever else is in them. */
export function relationOf(
  terms: Terms,
  left: Term,
  right: Term,
  { left: onLeft, right: onRight }: Apart,
  fresh: (like: TermOf<"var">) => TermOf<"var">,
): { readonly relation: FoundRelation; readonly values: readonly Term[] } | undefined {
  const has = (term: Term, vars: ReadonlySet<Term>): boolean => someIn(term, (each) => vars.has(each));
  if (!has(left, onLeft) || has(left, onRight) || !has(right, onRight) || has(right, onLeft)) return undefined;
  const others = [...new Set([...allIn(left), ...allIn(right)])].filter(
    (term): term is TermOf<"var"> => term.kind === "var" && !onLeft.has(term) && !onRight.has(term),
  );
  const by = new Map<Term, TermOf<"var">>(others.map((each) => [each, fresh(each)]));
  const relation = {
    vars: [...by.values()],
    left: substitute(terms, left, by),
    right: substitute(terms, right, by),
  };
  return { relation, values: others };
}
