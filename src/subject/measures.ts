// Measures of a recursion: integers that get smaller from one call to the next, in the order of dictionaries, and from none
// that is negative. The integers may be of any kind.
import { nth } from "../basis/known.js";
import { anything, CONS, call, cases, choose, fieldsAs, int, lit, make, NIL, prim, variable } from "../core/build.js";
import type { Expr, Name } from "../core/expr.js";
import type { Supply } from "../core/supply.js";
import { conjunction, type RoleCall } from "./at-start.js";

/** The measure of a function, while it runs. */
export type Measure = {
  readonly of: Name;
  readonly arity: number;
  /** From arguments to a list. */
  readonly by: Name;
  readonly now: Name;
  readonly count: number;
};

/** What a function says of its measure, as a list; undefined: nothing. */
export function measureList({ role, args }: RoleCall): Expr | undefined {
  if (role === "decrease") return args[0];
  if (role !== "decrease-each") return undefined;
  return args.reduceRight<Expr>((rest, each) => make(CONS, [each, rest]), make(NIL, []));
}

/** How many integers there are, at the end of what has to be known first; undefined where that is not to be seen. */
export function lengthOf(e: Expr, known: ReadonlyMap<Name, Expr> = new Map()): number | undefined {
  switch (e.kind) {
    case "let":
      return lengthOf(e.body, new Map([...known, [e.name, e.bound]]));
    case "letrec":
      return lengthOf(e.body, known);
    case "seq":
      return lengthOf(nth(e.items, e.items.length - 1), known);
    case "var": {
      const bound = known.get(e.name);
      return bound && lengthOf(bound, known);
    }
    case "make": {
      if (e.ctor === NIL) return 0;
      const rest = e.ctor === CONS ? lengthOf(nth(e.args, 1), known) : undefined;
      return rest === undefined ? undefined : rest + 1;
    }
    default:
      return undefined;
  }
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
