// The cases of match, function and try, without what lowering added to them.
import { type Arm, type Expr as Core, type Name, type Pattern, shownName, tupleCtor } from "../../../core/expr.js";
import { NOWHERE } from "../../../core/span.js";
import { patternNames } from "../../../core/traverse.js";
import type { Case, Expr } from "../syntax.js";
import { type CoreOf, isVar, type Lifting } from "./lifting.js";
import { bindNames, mentionedIn } from "./naming.js";
import { liftPattern } from "./pattern.js";

export function liftMatch(l: Lifting, e: CoreOf<"match">): Expr {
  const handled = handledMatch(l, e);
  if (handled !== undefined) return handled;
  return { kind: "match", at: NOWHERE, on: l.lift(e.on), cases: liftCases(l, casesOf(e)) };
}

export function liftCases(l: Lifting, arms: readonly Arm[]): readonly Case[] {
  return arms.map((arm) => liftCase(l, arm));
}

function liftCase(l: Lifting, { pattern, guard, body }: Arm): Case {
  bindNames(l, [...new Set(patternNames(pattern))], guard === undefined ? [body] : [guard, body]);
  const when = guard === undefined ? undefined : l.lift(guard);
  return { pattern: liftPattern(l, pattern), guard: when, body: l.lift(body), at: NOWHERE };
}

/** Without the failure that lowering puts where a case may be missing: OCaml adds its own. */
export function casesOf(e: CoreOf<"match">): readonly Arm[] {
  const last = e.arms.at(-1);
  const added = last?.pattern.kind === "any" && last.guard === undefined && isFailure(last.body, "Match_failure");
  return added && e.arms.length > 1 ? e.arms.slice(0, -1) : e.arms;
}

/** Whether lowering made this raise. */
export function isFailure(e: Core, exception: string): boolean {
  if (e.kind !== "raise" || e.written) return false;
  return e.exn.kind === "make" && !e.exn.written && shownName(e.exn.ctor) === exception;
}

// ---- match e with ... | exception p -> ... ----

/** Lowering matches on (true, value) or (false, exception), which has no type in OCaml. */
function handledMatch(l: Lifting, e: CoreOf<"match">): Expr | undefined {
  const on = triedValue(e.on);
  const [first, ...others] = e.arms;
  const again = others.pop();
  const value = first && taggedPart(first.pattern, true);
  if (on === undefined || first === undefined || value?.kind !== "bind" || again?.body.kind !== "raise")
    return undefined;
  const handlers = others.flatMap((arm) => {
    const inner = taggedPart(arm.pattern, false);
    return inner === undefined ? [] : [{ ...arm, pattern: inner }];
  });
  if (handlers.length < others.length) return undefined;
  const cases = [
    ...liftCases(l, valueArms(l, value.name, first)),
    ...liftCases(l, handlers).map((c): Case => ({ ...c, pattern: exceptionPattern(c) })),
  ];
  return { kind: "match", at: NOWHERE, on: l.lift(on), cases };
}

/** try (true, e) with exn -> (false, exn) */
function triedValue(e: Core): Core | undefined {
  if (e.kind !== "try" || e.written || e.body.kind !== "make" || e.body.ctor !== tupleCtor(2)) return undefined;
  const [tag, value] = e.body.args;
  const [arm] = e.arms;
  const tagged = tag?.kind === "lit" && tag.value.value === true && !tag.written;
  return tagged && e.arms.length === 1 && arm?.pattern.kind === "bind" ? value : undefined;
}

function taggedPart(pattern: Pattern, tag: boolean): Pattern | undefined {
  if (pattern.kind !== "ctor" || pattern.ctor !== tupleCtor(2)) return undefined;
  const [first, second] = pattern.args;
  return first?.kind === "lit" && first.value.value === tag ? second : undefined;
}

function valueArms(l: Lifting, value: Name, arm: Arm): readonly Arm[] {
  const { body } = arm;
  const whole: Arm = { pattern: { kind: "bind", at: NOWHERE, name: value }, guard: undefined, body };
  if (body.kind !== "match" || !isVar(body.on, value)) return [whole];
  const parts = body.arms.flatMap((each) => (each.guard === undefined ? [each.body] : [each.guard, each.body]));
  return parts.some((part) => mentionedIn(l, part).has(value)) ? [whole] : casesOf(body);
}

function exceptionPattern(c: Case): Case["pattern"] {
  return { kind: "exception", at: NOWHERE, inner: c.pattern };
}
