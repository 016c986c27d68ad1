// Operators in core, and what they are in Scala.
import type { Expr as Core } from "../../../core/expr.js";

/** Two operands with an operator between them. */
export type Operation = { readonly op: string; readonly left: Core; readonly right: Core };

const OPERATORS: Readonly<Record<string, string>> = {
  add: "+",
  sub: "-",
  mul: "*",
  div: "/",
  mod: "%",
  and: "&",
  or: "|",
  xor: "^",
  lsl: "<<",
  asr: ">>",
  lsr: ">>>",
  lt: "<",
  le: "<=",
  gt: ">",
  ge: ">=",
  eq: "==",
  eq_id: "==",
  ne: "!=",
  same: "eq",
};
const NEGATED: Readonly<Record<string, string>> = { "==": "!=", eq: "ne" };
const NUMBERS: ReadonlySet<string> = new Set(["i32", "i64", "big", "f64", "char", "bool", "any"]);

/** `a && b` is `if a then b else false`, `a || b` is `if a then true else b`, `a != b` is `not (a = b)`. */
export function operationIn(e: Core): Operation | undefined {
  if (e.kind === "if") {
    if (isTruth(e.no, false)) return { op: "&&", left: e.cond, right: e.yes };
    return isTruth(e.yes, true) ? { op: "||", left: e.cond, right: e.no } : undefined;
  }
  if (e.kind !== "prim") return undefined;
  const [left, right] = e.args;
  if (e.op === "bool.not") {
    const inner = left && operationIn(left);
    const op = inner && NEGATED[inner.op];
    return inner && op ? { ...inner, op } : undefined;
  }
  const [kind = "", name = ""] = e.op.split(".");
  const op = NUMBERS.has(kind) ? OPERATORS[name] : undefined;
  return op && left && right ? { op, left, right } : undefined;
}

function isTruth(e: Core, value: boolean): boolean {
  return e.kind === "lit" && e.value.kind === "bool" && e.value.value === value;
}
