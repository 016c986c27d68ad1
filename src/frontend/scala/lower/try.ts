// Handlers: catching by class is a pattern over the classes below; a `return` that jumps is never caught.
import type { Arm, Expr as Core } from "../../../core/expr.js";
import type { Expr } from "../typed.js";
import {
  anyPattern,
  arm,
  bindPattern,
  callNamed,
  ctorPattern,
  fresh,
  type Lowering,
  lambda,
  letIn,
  node,
  type Scope,
  seq,
  variable,
} from "./lowering.js";
import { lowerCases, plainArms } from "./pattern.js";
import { JUMP } from "./return.js";

type Try = Extract<Expr, { kind: "try" }>;

export function lowerTry(l: Lowering, scope: Scope, e: Try): Core {
  const { at } = e;
  if (e.last === undefined) return handled(l, scope, e);
  const last = fresh(l, "finally");
  const [exn, value] = [fresh(l, "exn"), fresh(l, "value")];
  const rethrow = node(l, "raise", at, { exn: variable(l, at, exn) }, false);
  const failed = arm(bindPattern(at, exn), seq(l, at, [callNamed(l, at, last, []), rethrow]));
  const body = node(l, "try", at, { body: handled(l, scope, e), arms: [failed] }, false);
  const whole = letIn(l, at, value, body, seq(l, at, [callNamed(l, at, last, []), variable(l, at, value)]));
  return letIn(l, at, last, lambda(l, at, [], l.lower(scope, e.last)), whole);
}

function handled(l: Lowering, scope: Scope, e: Try): Core {
  const { at } = e;
  const body = l.lower(scope, e.body);
  if (e.cases.length === 0) return body;
  const leave = scope.returns.size === 0 ? [] : [passOn(l, e)];
  const arms = plainArms(l, scope, e.cases) ?? [askedArm(l, scope, e)];
  return node(l, "try", at, { body, arms: [...leave, ...arms] });
}

function passOn(l: Lowering, { at }: Try): Arm {
  const exn = fresh(l, "exn");
  const pattern = ctorPattern(at, JUMP, [anyPattern(at), anyPattern(at)]);
  const rethrow = node(l, "raise", at, { exn: variable(l, at, exn) }, false);
  return arm({ kind: "as", at, inner: pattern, name: exn }, rethrow);
}

/** All cases in one arm, which throws again if none fits. */
function askedArm(l: Lowering, scope: Scope, e: Try): Arm {
  const exn = fresh(l, "exn");
  const value = (): Core => variable(l, e.at, exn);
  const again = (): Core => node(l, "raise", e.at, { exn: value() }, false);
  return arm(bindPattern(e.at, exn), lowerCases(l, scope, e.at, value(), e.cases, again));
}
