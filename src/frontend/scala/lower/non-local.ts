// Which `return` of a function is an exception: those in closures (functions, by-name arguments, lazy values), and, as
// scalac moves a `try` with handlers out of the operands of calls and assignments into a method, those inside such a `try`.
import { visitChildren, visitTree } from "../subtrees.js";
import type { Argument, DefSymbol, Expr, ValueSymbol } from "../typed.js";

type Return = Extract<Expr, { kind: "return" }>;

export function returnsIn(e: Expr, from: DefSymbol): readonly Return[] {
  const found: Return[] = [];
  const enter = (inner: Expr): void => {
    if (inner.kind === "return" && inner.from === from) found.push(inner);
  };
  visitTree(e, enter, () => {});
  return found;
}

export function nonLocalReturns(body: Expr, from: DefSymbol): ReadonlySet<Expr> {
  const found = new Set<Expr>();
  const closure = (e: Expr): void => {
    for (const each of returnsIn(e, from)) found.add(each);
  };
  walk(body, false, closure);
  return found;
}

/** Calls `closure` on all that is moved out of the function; `isOperand`: whether other operands are waiting. */
function walk(e: Expr, isOperand: boolean, closure: (e: Expr) => void): void {
  const here = (inner: Expr): void => walk(inner, isOperand, closure);
  const operand = (inner: Expr): void => walk(inner, true, closure);
  switch (e.kind) {
    case "lambda":
    case "partial":
      return closure(e);
    case "try":
      return isOperand && e.cases.length > 0 ? closure(e) : visitChildren(e, here);
    case "call":
      if (e.receiver !== undefined) operand(e.receiver);
      return walkArguments(e.args, e.of.params.flat(), operand, closure);
    case "construct":
      return walkArguments(e.args, e.of.params, operand, closure);
    case "block":
      for (const stat of e.stats) if (stat.kind === "val" && stat.of.isLazy) closure(stat.value);
      return visitChildren(e, here);
    case "if":
    case "match":
    case "while":
    case "return":
    case "throw":
    case "cast":
    case "is":
      return visitChildren(e, here);
    default: // operators, texts, tuples and assignments are calls to scalac
      return visitChildren(e, operand);
  }
}

function walkArguments(
  args: readonly Argument[],
  params: readonly ValueSymbol[],
  operand: (e: Expr) => void,
  closure: (e: Expr) => void,
): void {
  args.forEach((arg, i) => {
    if (arg.kind !== "default") (params[i]?.byName === true ? closure : operand)(arg);
  });
}
