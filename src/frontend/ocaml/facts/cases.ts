// Changes of the cases of match, function and try. The smallest are found here, and are right without reading the source
// again: one case is dropped, loses its guard, or has another constant in its pattern.
import { nth } from "../../../basis/known.js";
import type { Arm, Expr as Core, Pattern as CorePattern } from "../../../core/expr.js";
import type { Literal } from "../../../core/literal.js";
import { isSameArm } from "../../../core/paired-arms.js";
import type { Span } from "../../../core/span.js";
import { subpatterns as coreSubpatterns } from "../../../core/traverse.js";
import { constantOf } from "../lift/pattern.js";
import { literalOf } from "../lower/pattern.js";
import { constantText, isNegative } from "../show/source-pattern.js";
import { looksAtException, looksAtValue, subpatterns } from "../subpatterns.js";
import type { Case, Pattern } from "../syntax.js";
import { isInRange } from "./anew.js";
import { editOfArms } from "./arm-edits.js";
import type { Changing, PlacedChange } from "./changing.js";
import { isImplied } from "./core-change.js";
import { apartFromOthers, type Placed } from "./fit.js";
import { siteOf } from "./knowledge.js";
import { barOf, caseOf, matched, type Own, type WithArms, withFailure } from "./own-cases.js";
import { wordBefore } from "./source-words.js";

/** Undefined: it is another change, or cannot be written. */
export function editOfCases(c: Changing, before: WithArms, now: WithArms): PlacedChange | undefined {
  const { syntax } = c.site;
  if (syntax.kind !== "match" && syntax.kind !== "function" && syntax.kind !== "try") return undefined;
  const own: Own = { c, before, now, cases: syntax.cases };
  if (matched(before) === matched(now)) {
    if (now.arms.length === before.arms.length - 1 && before.arms.some((arm) => !isImplied(arm) && isDropped(own, arm)))
      return editOfDropped(own);
    const changed = before.arms.flatMap((arm, i) => (isSameArm(now.arms[i], arm) ? [] : [i]));
    const [only, ...others] = now.arms.length === before.arms.length ? changed : [];
    const edit = only === undefined || others.length > 0 ? undefined : editOfOne(own, only);
    if (edit !== undefined) return edit;
  }
  return editOfArms(own);
}

/** Whether all others are as they were. */
function isDropped({ before, now }: Own, dropped: Arm): boolean {
  const others = before.arms.filter((arm) => arm !== dropped);
  return others.every((arm, i) => isSameArm(arm, now.arms[i]));
}

// ---- dropped ----

function editOfDropped(own: Own): PlacedChange | undefined {
  const { c, before, now, cases } = own;
  const index = before.arms.findIndex((arm, i) => !isSameArm(now.arms[i], arm));
  const isRest = now.arms.every((arm, i) => isSameArm(arm, before.arms[i < index ? i : i + 1]));
  const dropped = caseOf(own, before.arms[index]);
  if (!isRest || dropped === undefined || cases.some(({ pattern }) => hasTags(pattern))) return undefined;
  const left = cases.filter((each) => each !== dropped);
  if (!left.some(({ pattern }) => looksAtValue(pattern))) return undefined;
  const core = withoutHandlers(own, left) ?? withFailure(own, left);
  return { at: placeOfCase(own, dropped), text: "", core: { before: c.site.top, now: core } };
}

/** Types of tags follow from the cases: with one less, others may no longer fit. */
function hasTags(pattern: Pattern): boolean {
  const own = pattern.kind === "tags" || (pattern.kind === "construct" && pattern.ctor.name.startsWith("`"));
  return own || subpatterns(pattern).some(hasTags);
}

/** With the `|` in front of it, or behind the first. */
function placeOfCase(own: Own, dropped: Case): Span {
  const bar = barOf(own, dropped);
  if (bar !== undefined) return { ...dropped.at, start: bar.start };
  const next = own.cases[own.cases.indexOf(dropped) + 1];
  const after = next && barOf(own, next);
  return { ...dropped.at, end: after?.end ?? dropped.at.end };
}

/** Without its last handler a match is a match as any other: lowering wraps what is matched only for handlers. */
function withoutHandlers({ before, c }: Own, left: readonly Case[]): Core | undefined {
  const { syntax } = c.site;
  const had = syntax.kind === "match" && syntax.cases.some(({ pattern }) => looksAtException(pattern));
  if (!had || before.kind !== "match" || left.some(({ pattern }) => looksAtException(pattern))) return undefined;
  const [onValue] = before.arms;
  const tried = before.on.kind === "try" && before.on.body.kind === "make" ? before.on.body.args[1] : undefined;
  return onValue?.body.kind === "match" && tried !== undefined ? { ...onValue.body, on: tried } : undefined;
}

// ---- one case ----

function editOfOne(own: Own, index: number): PlacedChange | undefined {
  const { c, before, now } = own;
  const [arm, other] = [before.arms[index], now.arms[index]];
  const written = caseOf(own, arm);
  if (arm === undefined || other === undefined || written === undefined || arm.body !== other.body) return undefined;
  if (arm.pattern !== other.pattern && arm.guard === other.guard) return editOfPattern(own, written, arm, other);
  const guard = arm.guard && siteOf(c.k, arm.guard)?.whole;
  if (other.guard !== undefined || guard === undefined || guard !== written.guard) return undefined;
  const when = wordBefore(c.k.written.words(guard.at.file), guard.at.start, "when");
  const cases = own.cases.map((each) => (each === written ? { ...each, guard: undefined } : each));
  const core = { before: c.site.top, now: withFailure(own, cases) };
  return when && { at: { ...guard.at, start: when.start }, text: "", core };
}

function editOfPattern({ c }: Own, written: Case, arm: Arm, other: Arm): Placed | undefined {
  const changed = changedLiteral(arm.pattern, other.pattern);
  if (changed === undefined || !isInRange(changed.now)) return undefined;
  const pattern = patternAt(written.pattern, changed);
  const value = changed.now.kind === "bool" ? undefined : constantOf(changed.now);
  const text = value === undefined ? String(changed.now.value) : constantText(value);
  if (pattern === undefined) return undefined;
  const bare = value === undefined || !isNegative(value) || pattern === written.pattern;
  return { at: pattern.at, text: apartFromOthers(c.k.written, pattern.at, bare ? text : `(${text})`) };
}

type ChangedLiteral = { readonly at: Span; readonly before: Literal; readonly now: Literal };

/** The one literal in which two patterns differ. */
function changedLiteral(before: CorePattern, now: CorePattern): ChangedLiteral | undefined {
  if (before.kind === "lit" && now.kind === "lit") return { at: before.at, before: before.value, now: now.value };
  const [parts, others] = [coreSubpatterns(before), coreSubpatterns(now)];
  const changed = parts.flatMap((part, i) => (part === others[i] ? [] : [i]));
  const [index] = changed;
  if (before.kind !== now.kind || parts.length !== others.length || changed.length !== 1 || index === undefined)
    return undefined;
  return changedLiteral(nth(parts, index), nth(others, index));
}

/** Where the constant is written. */
function patternAt(pattern: Pattern, literal: ChangedLiteral): Pattern | undefined {
  if (pattern.at.start === literal.at.start && isLiteral(pattern, literal.before)) return pattern;
  for (const inner of subpatterns(pattern)) {
    const found = patternAt(inner, literal);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isLiteral(pattern: Pattern, { kind, value }: Literal): boolean {
  if (pattern.kind === "construct") return kind === "bool" && pattern.ctor.name === String(value);
  const own = pattern.kind === "constant" ? literalOf(pattern.value) : undefined;
  return own?.kind === kind && Object.is(own.value, value);
}
