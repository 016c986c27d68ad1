// The ways through a call of unknown arguments: under which facts it gives what. What is not known is decided where it is
// demanded; the functions that stay calls are looked at elsewhere.
import type { Name } from "../../core/expr.js";
import type { Assumptions } from "./assumptions.js";
import { Beyond, Raised, Stuck } from "./evaluate.js";
import { addUp } from "./linear.js";
import { TRUTHS } from "./primitives.js";
import type { Case, Splitter } from "./split.js";
import { partsOf, type Term, type Terms } from "./term.js";

/** What was decided: that it has this constructor, or whether it is true. */
export type Fact = { readonly on: Term; readonly is: Name | boolean };

/** `result`: nothing where it raises. */
export type Way = {
  readonly facts: readonly Fact[];
  readonly result: Term | undefined;
  readonly assumptions: Assumptions;
};

/** Where a variable comes from: a field of what was decided to have this constructor. */
export type Field = { readonly of: Term; readonly ctor: Name; readonly index: number };

const WAYS_MAX = 100;

/** In the order in which they are found; `fields` gets the variables that are made. */
export function waysThrough(
  splitter: Splitter,
  fields: Map<Term, Field>,
  start: Assumptions,
  term: Term,
): readonly Way[] {
  let found = 0;
  const follow = (assumptions: Assumptions, facts: readonly Fact[]): readonly Way[] => {
    if (found >= WAYS_MAX) throw new Beyond("ways");
    const value = evaluated(assumptions, term);
    if (!(value instanceof Stuck)) {
      found++;
      return [{ facts, result: value, assumptions }];
    }
    const possible = splitter.cases(value.on, value.ctor).flatMap((each) => {
      const next = assumptions.copy();
      next.equate(value.on, each.value);
      return splitter.ruledOut(value.on, next) === undefined ? [{ each, next }] : [];
    });
    const sides = possible.map(({ each, next }) => {
      noteFields(fields, value.on, each);
      return follow(next, possible.length === 1 ? facts : [...facts, { on: value.on, is: decidedAs(each) }]);
    });
    return meeting(assumptions, value.on, sides) ?? sides.flat();
  };
  return follow(start, []).map((way) => ({ ...way, facts: withoutImplied(way.assumptions, way.facts) }));
}

/** Whether `a > b` or `a >= b` decides is no matter where both sides give the same for a = b: then each side may hold there. */
function meeting(
  assumptions: Assumptions,
  on: Term,
  [above = [], below = []]: readonly (readonly Way[])[],
): readonly Way[] | undefined {
  const { terms, primitives } = assumptions.tools;
  const [sum] = on.kind === "prim" && on.op === "ge0" ? on.args : [];
  const [[yes, ...moreYes], [no, ...moreNo]] = [above, below];
  if (sum === undefined || yes === undefined || no === undefined || moreYes.length + moreNo.length > 0)
    return undefined;
  if ([yes, no].some(holdsFunctions)) return undefined;
  for (const edge of [sum, terms.add(sum, terms.integer(1n))]) {
    const there = assumptions.copy();
    there.equate(primitives.eq0(edge), terms.truth(true));
    const [one, other] = [yes, no].map(({ result }) => result && there.normal(result));
    if (there.contradictory || one === undefined || one !== other) continue;
    const upTo = primitives.ge0(terms.subtract(terms.integer(0n), edge));
    return [
      { ...yes, facts: [...yes.facts.slice(0, -1), { on: primitives.ge0(edge), is: true }] },
      { ...no, facts: [...no.facts.slice(0, -1), { on: upTo, is: true }] },
    ];
  }
  return undefined;
}

/** What a function in it does is written as it is on its side, which says nothing of the other. */
function holdsFunctions({ facts, result }: Way): boolean {
  const holds = (term: Term): boolean => {
    if (term.kind === "fun") return true;
    const isNamed = term.kind === "call" && term.fn.kind === "fun";
    return isNamed ? [...partsOf(term.fn), ...term.args].some(holds) : partsOf(term).some(holds);
  };
  return facts.some(({ on }) => holds(on)) || (result !== undefined && holds(result));
}

/** A truth that is given back is decided too: `if c then true else false` is `c`. */
function evaluated(assumptions: Assumptions, term: Term): Term | undefined | Stuck {
  try {
    const value = assumptions.looking().term(term);
    const { primitives } = assumptions.tools;
    const type = primitives.typeOf(value);
    const isTruth =
      (value.kind === "prim" && TRUTHS.has(value.op)) ||
      (value.kind !== "lit" && type?.kind === "con" && type.name === "bool");
    if (!isTruth) return value;
    const inner = value.kind === "prim" && value.op === "not" ? value.args[0] : undefined;
    return new Stuck(inner ?? value, undefined);
  } catch (error) {
    if (error instanceof Raised) return undefined;
    if (error instanceof Stuck) return error;
    throw error;
  }
}

function decidedAs({ is }: Case): Name | boolean {
  return is.kind === "make" ? is.ctor : is.value;
}

function noteFields(fields: Map<Term, Field>, of: Term, { value }: Case): void {
  if (value.kind === "make")
    for (const [index, field] of value.args.entries()) fields.set(field, { of, ctor: value.ctor, index });
}

/** The order of decisions must not show: what follows from other comparisons of integers is left out. */
function withoutImplied({ tools }: Assumptions, facts: readonly Fact[]): readonly Fact[] {
  const { terms } = tools;
  const compared = facts.filter(({ on }) => on.kind === "prim" && (on.op === "ge0" || on.op === "eq0"));
  if (compared.length < 2) return facts;
  const kept = new Set(compared);
  const below = (sum: Term): Term => terms.subtract(terms.integer(-1n), sum);
  for (const fact of compared) {
    const [sum] = fact.on.kind === "prim" ? fact.on.args : [];
    if (sum === undefined) continue;
    const others = [...kept].filter((each) => each !== fact).flatMap((each) => boundsOf(each, tools.terms));
    const isImpossible = (...sums: readonly Term[]): boolean => addUp([...others, ...sums]) !== undefined;
    const [under, over] = [below(sum), terms.add(sum, terms.integer(-1n))];
    const isEqual = fact.on.kind === "prim" && fact.on.op === "eq0";
    const follows = isEqual
      ? fact.is
        ? isImpossible(under) && isImpossible(over)
        : isImpossible(sum, terms.subtract(terms.integer(0n), sum))
      : isImpossible(fact.is ? under : sum);
    if (follows) kept.delete(fact);
  }
  return facts.filter((fact) => !compared.includes(fact) || kept.has(fact));
}

/** What is not negative, by a fact; what is only not zero says nothing here. */
function boundsOf({ on, is }: Fact, terms: Terms): readonly Term[] {
  const [sum] = on.kind === "prim" ? on.args : [];
  if (sum === undefined || on.kind !== "prim") return [];
  if (on.op === "ge0") return [is ? sum : terms.subtract(terms.integer(-1n), sum)];
  return is ? [sum, terms.subtract(terms.integer(0n), sum)] : [];
}
