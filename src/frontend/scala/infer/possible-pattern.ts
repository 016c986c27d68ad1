// Whether what a pattern matches can be there at all, by the type of what is matched: a test that never holds is a mistake.
import type { Span } from "../../../core/span.js";
import { showTy } from "../show/type.js";
import type { ClassSymbol, Ty } from "../typed.js";
import { numberKind } from "./builtin.js";
import { type Context, report } from "./context.js";
import { baseType, isSame, isSubtype } from "./subtype.js";
import { ERROR, hasError, hasHole, mentions } from "./ty.js";

/** Whether a value of the type may be anything. */
export function canBe(on: Ty): boolean {
  return (
    on.kind === "any" || on.kind === "any-ref" || on.kind === "any-val" || on.kind === "param" || on.kind === "nothing"
  );
}

export function mismatch(cx: Context, at: Span, has: Ty, on: Ty): void {
  report(cx, "E204", "Types clash", at, `this matches \`${showTy(has)}\`, but \`${showTy(on)}\` is matched here`);
}

export function mayEqual(a: Ty, b: Ty): boolean {
  if (isSubtype(a, b) || isSubtype(b, a) || canBe(b) || canBe(a)) return true;
  if (numberKind(a) !== undefined && numberKind(b) !== undefined) return true;
  return a.kind === "class" && b.kind === "class" && !isFinal(a.of) && !isFinal(b.of);
}

/** Nothing inherits from it: objects, case classes (which nobody extends), numbers and texts. */
function isFinal(of: ClassSymbol): boolean {
  return of.kind === "object" || of.isCase || of.at.file === "";
}

/** A test that can never hold is a mistake. */
export function checkPossible(cx: Context, at: Span, has: Ty, on: Ty): void {
  if (canBe(on) || on.kind === "both" || on === ERROR || has === ERROR) return;
  if (has.kind !== "class") return;
  if (on.kind === "class" && (baseType(has, on.of) !== undefined || baseType(on, has.of) !== undefined)) return;
  if (on.kind === "class" && (on.of.kind === "trait" || has.of.kind === "trait") && !isFinal(has.of) && !isFinal(on.of))
    return;
  mismatch(cx, at, has, on);
}

/** A Bool, which is an Expr[Boolean], is never an Expr[Int]. */
export function isOtherInstance(type: Ty & { kind: "class" }, on: Ty & { kind: "class" }): boolean {
  const isClosed = (part: Ty): boolean => !mentions(part, () => true) && part.kind !== "wildcard" && !hasError(part);
  const base = baseType(type, on.of);
  return (base?.args ?? []).some((arg, i) => {
    const given = on.args[i];
    if (given === undefined || on.of.typeParams[i]?.variance !== undefined) return false;
    return isClosed(arg) && isClosed(given) && !hasHole(given) && !isSame(arg, given);
  });
}
