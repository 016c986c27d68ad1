// Changes of the cases of match, function and try: one is dropped, loses its guard, has another constant in its pattern,
// or two exchange what they give. Only that is touched in the source.
import { nth } from "../../../basis/known.js";
import type { Arm, Expr as Core, Pattern as CorePattern } from "../../../core/expr.js";
import type { Literal } from "../../../core/literal.js";
import type { Span } from "../../../core/span.js";
import { subpatterns as coreSubpatterns } from "../../../core/traverse.js";
import { constantOf } from "../lift/pattern.js";
import { failingArm } from "../lower/lowering.js";
import { literalOf } from "../lower/pattern.js";
import { constantText, isNegative } from "../show/source-pattern.js";
import { subpatterns } from "../subpatterns.js";
import type { Case, Pattern } from "../syntax.js";
import { isInRange, movable } from "./anew.js";
import type { Changing, PlacedChange } from "./changing.js";
import { apartFromOthers, movedTo, type Placed, spliced } from "./fit.js";
import { placeOf, siteOf } from "./knowledge.js";
import { wordBefore } from "./source-words.js";

type WithArms = Extract<Core, { kind: "match" | "try" }>;

/** Undefined: it is another change, or cannot be written. */
export function editOfCases(c: Changing, before: WithArms, now: WithArms): PlacedChange | undefined {
  const { syntax } = c.site;
  if (syntax.kind !== "match" && syntax.kind !== "function" && syntax.kind !== "try") return undefined;
  const own: Own = { c, before, now, cases: syntax.cases };
  if (now.arms.length === before.arms.length - 1) return editOfDropped(own);
  if (now.arms.length !== before.arms.length) return undefined;
  const changed = before.arms.flatMap((arm, i) => (isSame(now.arms[i], arm) ? [] : [i]));
  const [first, second, ...others] = changed;
  if (first === undefined || others.length > 0) return undefined;
  return second === undefined ? editOfOne(own, first) : editOfExchanged(own, first, second);
}

function isSame(a: Arm | undefined, b: Arm | undefined): boolean {
  return a?.pattern === b?.pattern && a?.guard === b?.guard && a?.body === b?.body;
}

type Own = {
  readonly c: Changing;
  readonly before: WithArms;
  readonly now: WithArms;
  readonly cases: readonly Case[];
};

/** The case that an arm was made of; none for what lowering adds. */
function caseOf({ c, cases }: Own, arm: Arm | undefined): Case | undefined {
  const body = arm && siteOf(c.k, arm.body);
  return body && cases.find((each) => each.body === body.whole);
}

/** With the failure where a case may be missing, as lowering puts it; `cases` are those that are left of all. */
function withFailure(own: Own, cases: readonly Case[]): Core {
  const { c, before, now } = own;
  const added = before.arms.at(-1);
  const isFailing = added !== undefined && isImplied(added);
  const regular = before.arms.slice(0, isFailing ? -1 : undefined).every((arm) => caseOf(own, arm) !== undefined);
  if (before.kind === "try" || !regular) return now;
  const last = cases.findLast(({ pattern }) => pattern.kind !== "exception");
  const total = last?.guard === undefined && (last?.pattern.kind === "any" || last?.pattern.kind === "var");
  const arms = now.arms.filter((arm) => !isImplied(arm));
  return { ...now, arms: total ? arms : [...arms, isFailing ? added : failingArm(c.k.lowering, c.site.syntax.at)] };
}

function isImplied({ pattern, body }: Arm): boolean {
  return pattern.kind === "any" && body.kind === "raise" && !body.written;
}

// ---- dropped ----

function editOfDropped(own: Own): PlacedChange | undefined {
  const { c, before, now, cases } = own;
  const index = before.arms.findIndex((arm, i) => !isSame(now.arms[i], arm));
  const isRest = now.arms.every((arm, i) => isSame(arm, before.arms[i < index ? i : i + 1]));
  const dropped = caseOf(own, before.arms[index]);
  if (!isRest || dropped === undefined || cases.some(({ pattern }) => hasTags(pattern))) return undefined;
  const left = cases.filter((each) => each !== dropped);
  if (left.every(({ pattern }) => pattern.kind === "exception")) return undefined;
  const core = withoutHandlers(own, left) ?? withFailure(own, left);
  return { at: placeOfCase(own, dropped), text: "", core: { before: c.site.top, now: core } };
}

/** Types of tags follow from the cases: with one less, others may no longer fit. */
function hasTags(pattern: Pattern): boolean {
  const own = pattern.kind === "tags" || (pattern.kind === "construct" && pattern.ctor.name.startsWith("`"));
  return own || subpatterns(pattern).some(hasTags);
}

/** With the `|` in front of it, or behind the first. */
function placeOfCase({ c, cases }: Own, dropped: Case): Span {
  const words = c.k.written.words(dropped.at.file);
  const bar = wordBefore(words, dropped.at.start, "|");
  if (bar !== undefined) return { ...dropped.at, start: bar.start };
  const next = cases[cases.indexOf(dropped) + 1];
  const after = next && wordBefore(words, next.at.start, "|");
  return { ...dropped.at, end: after?.end ?? dropped.at.end };
}

/** Without its last handler a match is a match as any other: lowering wraps what is matched only for handlers. */
function withoutHandlers({ before, c }: Own, left: readonly Case[]): Core | undefined {
  const { syntax } = c.site;
  const had = syntax.kind === "match" && syntax.cases.some(({ pattern }) => pattern.kind === "exception");
  if (!had || before.kind !== "match" || left.some(({ pattern }) => pattern.kind === "exception")) return undefined;
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

// ---- two cases ----

function editOfExchanged(own: Own, first: number, second: number): Placed | undefined {
  const { c, before, now } = own;
  const [one, two] = [nth(before.arms, first), nth(before.arms, second)];
  const [onesNow, twosNow] = [nth(now.arms, first), nth(now.arms, second)];
  const isExchanged = onesNow.body === two.body && twosNow.body === one.body;
  const same = onesNow.pattern === one.pattern && twosNow.pattern === two.pattern;
  const [upper, lower] = [caseOf(own, one), caseOf(own, two)];
  if (!isExchanged || !same || onesNow.guard !== one.guard || twosNow.guard !== two.guard) return undefined;
  if (upper === undefined || lower === undefined || own.cases.some(({ pattern }) => tellsTypes(c, pattern)))
    return undefined;
  const parts = [bodyInstead(c, upper, lower), bodyInstead(c, lower, upper)].filter((part) => part !== undefined);
  const at = { ...upper.at, end: lower.at.end };
  return parts.length === 2 ? { at, text: spliced(c.k.written.words(at.file), at, parts) } : undefined;
}

/** What is known of types in one case is not known in another. */
function tellsTypes(c: Changing, pattern: Pattern): boolean {
  return c.k.ctx.facts.ctors.get(pattern)?.gadt === true || subpatterns(pattern).some((inner) => tellsTypes(c, inner));
}

/** What another case gives, in the place of what this one gives. */
function bodyInstead({ k }: Changing, here: Case, other: Case): Placed | undefined {
  const scope = placeOf(k, here.body)?.scope;
  const moved = scope && movable(k, other.body, scope);
  return moved && movedTo(k.written, here.body, moved.snippet);
}
