// Which implicit definitions of the program can be used somewhere without being named: those whose names mean them there.
import type { Span } from "../../../core/span.js";
import type { ClassSymbol, DefSymbol, Expr, Ty } from "../typed.js";
import { type Context, force, type Implicit, makerOf, report, type Scope, unsupported } from "./context.js";
import { backTo, isQuietSince, mark } from "./leave-out.js";
import { linear } from "./member.js";
import { lookupTerm, lookupType } from "./scope.js";
import { isSame, isSubtype } from "./subtype.js";

/** `from`: what it is a member of, if that is not an object of its own. */
export type Candidate = { readonly of: Implicit; readonly from: Expr | undefined };

export function candidates(cx: Context, scope: Scope, at: Span): readonly Candidate[] {
  return [...cx.implicits].flatMap((of): Candidate[] => {
    const made = of.symbol === "def" ? makerOf(cx, of) : undefined;
    if (made !== undefined) return lookupType(cx, scope, made.name) === made ? [{ of, from: undefined }] : [];
    const before = mark(cx);
    const found = lookupTerm(cx, scope, of.name, at);
    const isThere = isQuietSince(cx, before) && found?.entities.includes(of) === true;
    backTo(cx, before);
    return isThere ? [{ of, from: found?.from }] : [];
  });
}

/** A conversion: it takes one value that is given, and is no value itself. */
export function isView(of: Implicit): of is DefSymbol {
  const [first] = of.symbol === "def" ? of.params : [];
  return first !== undefined && first.length === 1 && first.every((param) => !param.isImplicit);
}

/** The only one that will do, or the one that is meant where several would: of a class below, or of a narrower type. */
export function best(
  cx: Context,
  all: readonly Candidate[],
  isEligible: (each: Candidate) => boolean,
  at: Span,
): Candidate | undefined {
  const fitting = all.filter(isEligible);
  const [first] = fitting;
  if (fitting.length < 2) return first;
  const winner = fitting.find((each) => fitting.every((other) => other === each || isBefore(cx, each.of, other.of)));
  if (winner !== undefined) return winner;
  const certain = fitting.every(({ of }) => first !== undefined && isAlike(cx, first.of, of));
  if (certain) report(cx, "E201", "Which one?", at, "several implicit definitions fit, and none of them is closer");
  else unsupported(cx, at, "which implicit definition is meant here is not known");
  return first;
}

/** Of one owner and one type: nobody could choose. */
function isAlike(cx: Context, a: Implicit, b: Implicit): boolean {
  if (a === b) return true;
  const [mine, theirs] = [typeOf(cx, a), typeOf(cx, b)];
  if (a.owner !== b.owner || mine === undefined || theirs === undefined || !isSame(mine, theirs)) return false;
  const params = (of: Implicit): readonly Ty[] => (of.symbol === "def" ? of.params.flat().map(({ type }) => type) : []);
  const [taken, other] = [params(a), params(b)];
  return taken.length === other.length && taken.every((type, i) => isSame(type, other[i] ?? type));
}

function isBefore(cx: Context, a: Implicit, b: Implicit): boolean {
  const [mine, theirs] = [a.owner, b.owner];
  const isBelow = (x: ClassSymbol, y: ClassSymbol): boolean => x !== y && linear(cx, x).includes(y);
  if (mine?.symbol === "class" && theirs?.symbol === "class") {
    if (isBelow(mine, theirs)) return true;
    if (isBelow(theirs, mine)) return false;
  }
  const [left, right] = [typeOf(cx, a), typeOf(cx, b)];
  return left !== undefined && right !== undefined && isSubtype(left, right) && !isSubtype(right, left);
}

function typeOf(cx: Context, of: Implicit): Ty | undefined {
  if (of.symbol === "class") return { kind: "class", of, args: [] };
  if (force(cx, of)) return undefined;
  return of.symbol === "value" ? of.type : of.result;
}
