// Measures of a recursion: integers that get smaller from one call to the next, in the order of dictionaries, and from none
// that is negative. The integers may be of any kind. Data gets smaller by its size.
import { nth } from "../basis/known.js";
import {
  anything,
  CONS,
  call,
  cases,
  choose,
  fieldsAs,
  int,
  letIn,
  lit,
  make,
  NIL,
  prim,
  variable,
} from "../core/build.js";
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
  readonly kind: MeasureKind;
};

/** Integers alone have an order that proofs know more about. */
export type MeasureKind = "integers" | "sizes";

/** What a function says of its measure, as a list; undefined: nothing of this kind. */
export function measureList(kind: MeasureKind): (found: RoleCall) => Expr | undefined {
  const [ofList, ofEach] = kind === "integers" ? ["decrease", "decrease-each"] : ["shrink", "shrink-each"];
  return ({ role, args }) => {
    if (role === ofList) return args[0];
    return role === ofEach
      ? args.reduceRight<Expr>((rest, each) => make(CONS, [each, rest]), make(NIL, []))
      : undefined;
  };
}

/** How many are measured, at the end of what has to be known first; undefined where that is not to be seen. */
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
    case "chain": {
      const rest = e.ctor === CONS ? lengthOf(e.last, known) : undefined;
      return rest === undefined ? undefined : rest + e.items.length;
    }
    default:
      return undefined;
  }
}

/** Whether the measure of these arguments is smaller than that of the call that is running. */
export function getsSmaller(supply: Supply, measure: Measure, like: Name, args: readonly Expr[]): Expr {
  const { by, now, count, kind } = measure;
  const [before, after] = [namesOf(supply, like, count), namesOf(supply, like, count)];
  const smaller = before.reduceRight<Expr>((rest, old, i) => {
    const [was, is] = [variable(old), variable(nth(after, i))];
    if (kind === "sizes") return smallerThan(supply.name(like), is, was, rest);
    const isSmaller = conjunction(prim("big.ge", was, ZERO), prim("big.lt", is, was));
    return choose(prim("big.eq", was, is), rest, isSmaller);
  }, FALSE);
  return opened(variable(now), before, opened(call(variable(by), args), after, smaller));
}

/** Where nobody knows whether it is as large, it is not smaller if what is left is not. */
function smallerThan(order: Name, is: Expr, was: Expr, ifAsLarge: Expr): Expr {
  const isOrder = (value: number): Expr => prim("i63.eq", variable(order), lit(int(value)));
  const unknown = prim("sys.unsupported", lit({ kind: "str", value: NOT_COMPARED }));
  const rest = choose(ifAsLarge, choose(isOrder(0), TRUE, unknown), FALSE);
  const isSmaller = prim("i63.lt", variable(order), ZERO);
  return letIn(order, prim("any.size_order", is, was), choose(choose(isOrder(0), TRUE, isOrder(2)), rest, isSmaller));
}

const NOT_COMPARED = "measure-as-large";
const ZERO = lit(int(0));
const TRUE = lit({ kind: "bool", value: true });
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
