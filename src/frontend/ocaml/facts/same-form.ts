// Whether two nodes differ in nothing but their parts.
import { absurd } from "../../../basis/absurd.js";
import type { Arm, Expr } from "../../../core/expr.js";
import { binders, children } from "../../../core/traverse.js";

export function sameForm(a: Expr, b: Expr): boolean {
  return children(a).length === children(b).length && sameAlone(a, b);
}

function sameAlone(a: Expr, b: Expr): boolean {
  switch (a.kind) {
    case "lit":
      return b.kind === "lit" && a.value.kind === b.value.kind && Object.is(a.value.value, b.value.value);
    case "var":
      return b.kind === "var" && a.name === b.name;
    case "make":
    case "chain":
      return b.kind === a.kind && a.ctor === b.ctor;
    case "prim":
      return b.kind === "prim" && a.op === b.op;
    case "match":
    case "try":
      return b.kind === a.kind && sameArms(a.arms, b.arms);
    case "lam":
    case "let":
    case "letrec":
      return b.kind === a.kind && binders(a).every((name, i) => binders(b)[i] === name);
    case "app":
    case "if":
    case "raise":
    case "seq":
    case "delay":
    case "force":
    case "choose":
      return b.kind === a.kind;
    default:
      return absurd(a);
  }
}

function sameArms(a: readonly Arm[], b: readonly Arm[]): boolean {
  return a.every(({ pattern, guard }, i) => {
    const other = b[i];
    return pattern === other?.pattern && (guard === undefined) === (other.guard === undefined);
  });
}
