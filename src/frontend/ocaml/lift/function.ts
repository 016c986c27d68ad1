// Functions: parameters as they were written, be it names, patterns or cases.
import { NO_PARAMETER } from "../../../core/build.js";
import {
  type Arm,
  type Expr as Core,
  type Pattern as CorePattern,
  type Name,
  shownName,
  tupleCtor,
} from "../../../core/expr.js";
import { NOWHERE } from "../../../core/span.js";
import { patternNames } from "../../../core/traverse.js";
import type { Expr, Pattern } from "../syntax.js";
import { casesOf, liftCases } from "./cases.js";
import { type CoreOf, isVar, type Lifting } from "./lifting.js";
import { bindNames, mentionedIn } from "./naming.js";
import { binder, liftPattern } from "./pattern.js";
import { liftAlone } from "./primitive.js";

const at = NOWHERE;

/** A function that stands on its own. */
export function liftFunction(l: Lifting, e: CoreOf<"lam">): Expr {
  return aloneUnlabelled(l, e) ?? withParams(l, e, e.params.length === 1);
}

/** A function that a `let` names: its parameters keep their names, unless they never had one. */
export function liftNamedFunction(l: Lifting, e: CoreOf<"lam">): Expr {
  return aloneUnlabelled(l, e) ?? withParams(l, e, false);
}

function aloneUnlabelled(l: Lifting, e: CoreOf<"lam">): Expr | undefined {
  return e.params.some((param) => l.labels.params.has(param)) ? undefined : liftAlone(l, e);
}

function withParams(l: Lifting, e: CoreOf<"lam">, casesFirst: boolean): Expr {
  const opened = openedParams(l, e);
  const cases = finalCases(l, e.params, opened, casesFirst);
  const [only, ...others] = cases ?? [];
  const last = e.params.at(-1);
  if (last === undefined || cases === undefined) return fun(l, e.params, opened);
  // fun (x :: _) -> e
  if (only !== undefined && others.length === 0 && only.guard === undefined)
    return fun(l, e.params, { parts: new Map([...opened.parts, [last, only.pattern]]), body: only.body });
  const before = e.params.slice(0, -1);
  return fun(l, before, opened, () => ({ kind: "function", at, cases: liftCases(l, cases) }));
}

function fun(l: Lifting, params: readonly Name[], { parts, body }: Opened, inner = () => l.lift(body)): Expr {
  bindNames(
    l,
    params.flatMap((param) => namesOf(param, parts)),
    [body],
  );
  const patterns = params.map((param) => liftParam(l, param, parts, body));
  return patterns.length === 0 ? inner() : { kind: "fun", at, params: patterns, body: inner() };
}

type Parts = ReadonlyMap<Name, CorePattern>;
type Opened = { readonly parts: Parts; readonly body: Core };

/** Lowering takes parameters without a name of their own apart one after the other, before the body. */
function openedParams(l: Lifting, e: CoreOf<"lam">): Opened {
  const parts = new Map<Name, CorePattern>();
  if (e.params.includes(NO_PARAMETER)) parts.set(NO_PARAMETER, { kind: "ctor", at, ctor: tupleCtor(0), args: [] });
  let body = e.body;
  for (const param of e.params) {
    const arm = onlyArm(body, param);
    if (!isNameless(param) || arm === undefined || mentionedIn(l, arm.body).has(param)) continue;
    parts.set(param, arm.pattern);
    body = arm.body;
  }
  return { parts, body };
}

/** The one arm of a match on a parameter that can only fit. */
function onlyArm(e: Core, param: Name): Arm | undefined {
  if (e.kind !== "match" || !isVar(e.on, param) || e.arms.length !== 1) return undefined;
  const [arm] = e.arms;
  return arm?.guard === undefined ? arm : undefined;
}

function isNameless(param: Name): boolean {
  return shownName(param) === "arg";
}

/** The arms of a body that does nothing but match on the last parameter. */
function finalCases(
  l: Lifting,
  params: readonly Name[],
  { parts, body }: Opened,
  casesFirst: boolean,
): readonly Arm[] | undefined {
  const last = params.at(-1);
  if (
    last === undefined ||
    l.labels.params.has(last) ||
    parts.has(last) ||
    body.kind !== "match" ||
    !isVar(body.on, last)
  )
    return undefined;
  if (!isNameless(last) && (!casesFirst || body.arms.length === 1)) return undefined;
  const inside = body.arms.flatMap((arm) => (arm.guard === undefined ? [arm.body] : [arm.guard, arm.body]));
  return inside.some((part) => mentionedIn(l, part).has(last)) ? undefined : casesOf(body);
}

function namesOf(param: Name, parts: Parts): readonly Name[] {
  const pattern = parts.get(param);
  return pattern === undefined ? [param] : patternNames(pattern);
}

function liftParam(l: Lifting, param: Name, parts: Parts, body: Core): Pattern {
  const label = l.labels.params.get(param);
  const inner = liftUnlabelled(l, param, parts, body);
  return label === undefined ? inner : { kind: "labelled", at, label, inner, default: undefined };
}

function liftUnlabelled(l: Lifting, param: Name, parts: Parts, body: Core): Pattern {
  const pattern = parts.get(param);
  if (pattern !== undefined) return liftPattern(l, pattern);
  const unused = shownName(param) === "_" && !mentionedIn(l, body).has(param);
  return unused ? { kind: "any", at } : binder(l, param);
}
