// Lemmas as the finder makes them: two terms generalised, and how a lemma fits a call.
import { tupleWidth } from "../../core/expr.js";
import type { Type } from "../../core/type.js";
import { allIn, asSum, partsOf, someIn, type Term, type TermOf, type Terms } from "./term.js";

/** For all values of its variables: where `left` returns, `right` returns the same. */
export type Proposition = {
  readonly vars: readonly TermOf<"var">[];
  readonly premises: readonly Term[];
  readonly left: Term;
  readonly right: Term;
};

export type Substitution = ReadonlyMap<Term, Term>;

/** With the values that make it the two terms again. */
export type Generalised = { readonly proposition: Proposition; readonly values: readonly Term[] };

export function substitute(terms: Terms, term: Term, by: Substitution): Term {
  const go = (each: Term): Term => substitute(terms, each, by);
  const replaced = by.get(term);
  if (replaced !== undefined) return replaced;
  switch (term.kind) {
    case "var":
    case "lit":
      return term;
    case "make":
      return terms.make(term.ctor, term.args.map(go));
    case "fun":
      return terms.fun(term.code, term.env.map(go), term.held.map(go));
    case "call":
      return terms.call(go(term.fn), term.args.map(go));
    case "prim":
      return terms.prim(term.op, term.args.map(go));
    case "sum": {
      let sum = terms.integer(term.constant);
      for (const { times, factors } of term.parts) {
        const product = factors.reduce((all, factor) => terms.multiply(all, go(factor)), terms.integer(times));
        sum = terms.add(sum, product);
      }
      return sum;
    }
  }
}

/** From the most general to the least; each only once. */
export function generalisations(
  terms: Terms,
  left: Term,
  right: Term,
  typeOf: (term: Term) => Type | undefined,
): readonly Generalised[] {
  const inRight = allIn(right);
  const common = [...allIn(left)].filter((term) => inRight.has(term) && term !== right);
  const large = common.filter(
    (term) => term.kind !== "lit" && !(term.kind === "sum" && term.parts.length === 0) && partsOf(term).length > 0,
  );
  /** That it is of its type gets lost, as that of a part does: for its parts it is as general. */
  const isTuple = (term: Term): boolean =>
    term.kind === "make" &&
    tupleWidth(term.ctor) !== undefined &&
    term.args.some((arg) => usefulType(typeOf(arg), false) === undefined);
  const levels = [
    large.filter((term) => term.kind !== "fun" && !isTuple(term)),
    large.filter((term) => term.kind === "call"),
    [],
  ];
  const made: Generalised[] = [];
  for (const level of levels) {
    const next = abstracted(terms, left, right, new Set(level), typeOf);
    const isNew = made.every(
      ({ proposition }) => proposition.left !== next.proposition.left || proposition.right !== next.proposition.right,
    );
    if (isNew) made.push(next);
  }
  return made;
}

/** With variables for these terms, and for all variables, in the order in which they occur. */
export function abstracted(
  terms: Terms,
  left: Term,
  right: Term,
  hidden: ReadonlySet<Term>,
  typeOf: (term: Term) => Type | undefined,
): Generalised {
  const by = new Map<Term, TermOf<"var">>();
  const isOwn = (each: Term): boolean => each.kind === "fun" && !each.code.name.endsWith("/direct");
  const isOfLibrary = !someIn(left, isOwn) && !someIn(right, isOwn);
  const visit = (term: Term): void => {
    if (by.has(term)) return;
    if (term.kind !== "var" && !hidden.has(term)) return partsOf(term).forEach(visit);
    const type = usefulType(term.kind === "var" ? term.type : typeOf(term), isOfLibrary);
    by.set(term, terms.variable(`x${by.size}${type === undefined ? "" : `:${typeKey(type)}`}`, type) as TermOf<"var">);
  };
  visit(right);
  visit(left);
  return {
    proposition: {
      vars: [...by.values()],
      premises: [],
      left: substitute(terms, left, by),
      right: substitute(terms, right, by),
    },
    values: [...by.keys()],
  };
}

/** Nothing is known of strings that is not of all values; that something is one gets lost where it is equal to another. What
 * holds of functions of the library holds of lists of anything. */
function usefulType(type: Type | undefined, isOfLibrary: boolean): Type | undefined {
  if (type?.kind !== "con") return type;
  return isText(type) || (isOfLibrary && type.args.length > 0) ? undefined : type;
}

function isText(type: Type | undefined): boolean {
  return type?.kind === "con" && type.name === "str";
}

function typeKey(type: Type): string {
  if (type.kind === "var") return `'${type.name}`;
  if (type.kind === "fn") return `(${typeKey(type.from)}>${typeKey(type.to)})`;
  return type.args.length === 0 ? type.name : `${type.name}(${type.args.map(typeKey).join(",")})`;
}

/** How the variables have to be chosen for the pattern to become the term; undefined if they cannot. */
export function matching(
  terms: Terms,
  vars: ReadonlySet<Term>,
  pattern: Term,
  term: Term,
  by: Map<Term, Term>,
): boolean {
  if (vars.has(pattern)) {
    const before = by.get(pattern);
    if (before === undefined) by.set(pattern, term);
    return before === undefined || before === term;
  }
  if (pattern === term && !someIn(pattern, (each) => vars.has(each))) return true;
  if (pattern.kind === "sum") return matchingSum(terms, vars, pattern, term, by);
  if (pattern.kind !== term.kind) return false;
  /** Sums last: they are solved for a variable only when the others are known. */
  const all = (a: readonly Term[], b: readonly Term[]): boolean =>
    a.length === b.length &&
    [false, true].every((isSum) =>
      a.every(
        (each, i) => (each.kind === "sum") !== isSum || (b[i] !== undefined && matching(terms, vars, each, b[i], by)),
      ),
    );
  if (pattern.kind === "make")
    return term.kind === "make" && pattern.ctor === term.ctor && all(pattern.args, term.args);
  if (pattern.kind === "prim") return term.kind === "prim" && pattern.op === term.op && all(pattern.args, term.args);
  if (pattern.kind === "call")
    return term.kind === "call" && all([pattern.fn, ...pattern.args], [term.fn, ...term.args]);
  if (pattern.kind === "fun")
    return (
      term.kind === "fun" && pattern.code === term.code && all(pattern.env, term.env) && all(pattern.held, term.held)
    );
  return false;
}

/** With one variable that is not known yet, once or minus once: it is solved for. */
function matchingSum(terms: Terms, vars: ReadonlySet<Term>, pattern: Term, term: Term, by: Map<Term, Term>): boolean {
  const known = substitute(terms, pattern, by);
  const difference = terms.subtract(term, known);
  const open = asSum(known).parts.filter(({ factors }) =>
    factors.some((factor) => someIn(factor, (each) => vars.has(each) && !by.has(each))),
  );
  if (open.length === 0) return difference === terms.integer(0n);
  const [only] = open;
  const [variable] = only?.factors ?? [];
  if (open.length !== 1 || only === undefined || variable === undefined || only.factors.length !== 1) return false;
  if (!vars.has(variable) || by.has(variable) || (only.times !== 1n && only.times !== -1n)) return false;
  by.set(variable, terms.add(variable, terms.multiply(terms.integer(only.times), difference)));
  const value = by.get(variable);
  // known + times * (value - variable) = term, so value = variable + times * difference; what is left of it must not mention the variable.
  return value !== undefined && !someIn(value, (each) => each === variable);
}
