// Measures of a recursion: integers that get smaller from one call to the next, in the order of dictionaries, and from none
// that is negative. The integers may be of any kind.
import { nth } from "../basis/known.js";
import { anything, CONS, call, cases, choose, fieldsAs, int, lit, make, NIL, prim, variable } from "../core/build.js";
import type { Expr, Name } from "../core/expr.js";
import type { Supply } from "../core/supply.js";
import { conjunction } from "./at-start.js";

/** The measure of a function, while it runs. */
export type Measure = {
  readonly of: Name;
  readonly arity: number;
  /** From arguments to a list. */
  readonly by: Name;
  readonly now: Name;
  readonly count: number;
};

/** As a list; what is one already stays. */
export function measureList(args: readonly Expr[]): Expr {
  const [only] = args;
  if (only !== undefined && args.length === 1 && isList(only)) return only;
  return args.reduceRight<Expr>((rest, each) => make(CONS, [each, rest]), make(NIL, []));
}

function isList(e: Expr): boolean {
  return e.kind === "make" && (e.ctor === CONS || e.ctor === NIL);
}

/** How many integers there are, at the end of what has to be known first. */
export function lengthOf(e: Expr): number {
  if (e.kind === "let" || e.kind === "letrec") return lengthOf(e.body);
  if (e.kind === "seq") return lengthOf(nth(e.items, e.items.length - 1));
  return e.kind === "make" && e.ctor === CONS ? 1 + lengthOf(nth(e.args, 1)) : 0;
}

/** Whether the measure of these arguments is smaller than that of the call that is running. */
export function getsSmaller(supply: Supply, { by, now, count }: Measure, like: Name, args: readonly Expr[]): Expr {
  const [before, after] = [namesOf(supply, like, count), namesOf(supply, like, count)];
  const smaller = before.reduceRight<Expr>((rest, old, i) => {
    const [was, is] = [variable(old), variable(nth(after, i))];
    const isSmaller = conjunction(prim("big.ge", was, ZERO), prim("big.lt", is, was));
    return choose(prim("big.eq", was, is), rest, isSmaller);
  }, FALSE);
  return opened(variable(now), before, opened(call(variable(by), args), after, smaller));
}

const ZERO = lit(int(0));
const FALSE = lit({ kind: "bool", value: false });

function namesOf(supply: Supply, like: Name, count: number): readonly Name[] {
  return Array.from({ length: count }, () => supply.name(like));
}

/** The elements of a list of that many. */
function opened(list: Expr, names: readonly Name[], then: Expr): Expr {
  if (names.length === 0) return then;
  const pattern = names.reduceRight(
    (rest, name) => ({ ...fieldsAs(CONS, [name]), args: [{ kind: "bind" as const, at: anything.at, name }, rest] }),
    fieldsAs(NIL, []),
  );
  return cases(list, [
    { pattern, body: then },
    { pattern: anything, body: FALSE },
  ]);
}
