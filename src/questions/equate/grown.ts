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

/** The lemma of which both the proposition and the two terms are instances; the values are those of the two terms. */
export function grown(
  terms: Terms,
  kinds: Kinds,
  before: Proposition,
  left: Term,
  right: Term,
): readonly Generalised[] {
  const changed = new Map<string, { readonly variable: Term; readonly now: Term }>();
  const common = (was: Term, now: Term): Term => commonOf(terms, kinds, changed, was, now);
  if (before.left.kind !== "call" || before.right.kind !== "call" || left.kind !== "call" || right.kind !== "call")
    return [];
  const [l, r] = [common(before.left, left), common(before.right, right)];
  if (l.kind !== "call" || r.kind !== "call" || changed.size === 0) return [];
  const { proposition, values } = abstracted(terms, l, r, new Set(), kinds.typeOf);
  const nows = new Map([...changed.values()].map(({ variable, now }) => [variable, now]));
  return [{ proposition, values: values.map((value) => nows.get(value) ?? value) }];
}

function commonOf(
  terms: Terms,
  kinds: Kinds,
  changed: Map<string, { readonly variable: Term; readonly now: Term }>,
  was: Term,
  now: Term,
): Term {
  if (was === now) return was;
  const all = (a: readonly Term[], b: readonly Term[]): readonly Term[] =>
    a.map((each, i) => commonOf(terms, kinds, changed, each, b[i] ?? each));
  if (was.kind === "call" && now.kind === "call" && was.args.length === now.args.length) {
    const fn = all([was.fn], [now.fn])[0];
    if (fn?.kind === "fun") return terms.call(fn, all(was.args, now.args));
  }
  if (was.kind === "fun" && now.kind === "fun" && was.code === now.code && was.held.length === now.held.length)
    return terms.fun(was.code, all(was.env, now.env), all(was.held, now.held));
  const key = `${was.id} ${now.id}`;
  const known = changed.get(key);
  if (known !== undefined) return known.variable;
  const isNumber = kinds.isInteger(was) && kinds.isInteger(now);
  const variable = terms.variable(`grown ${key}`, isNumber ? con("i63") : kinds.typeOf(was));
  changed.set(key, { variable, now });
  return variable;
}
