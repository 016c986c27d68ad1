// Any change of the cases of match, function and try: cases that are new, moved or left out, and others in which the
// pattern, the guard or what they give is another. Each case that stays is touched only where it changes.
import type { Expr as Core } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { Case } from "../syntax.js";
import { type Kin, kinsOf } from "./arms.js";
import { insertedAfter, insertedBefore, removed, wholeCase } from "./case-places.js";
import { changedCase, newCase, type WrittenCase } from "./case-text.js";
import type { PlacedChange } from "./changing.js";
import { asLowered } from "./core-change.js";
import { type Placed, spliced } from "./fit.js";
import { placedInstead } from "./instead.js";
import { barOf, caseOf, matched, type Own, type WithArms, withFailure, wordsIn } from "./own-cases.js";

export function editOfArms(own: Own): PlacedChange | undefined {
  const kins = kinsOf(own);
  const matchedNow = editOfMatched(own);
  if (kins === undefined || matchedNow === undefined || !kins.some(({ stays }) => stays)) return undefined;
  const mine = new Set(own.before.arms.map((arm) => caseOf(own, arm)));
  const hasLast = mine.has(own.cases.at(-1)); // handlers of a match are arms of another node
  const made = kins.map((kin, i) => writtenOf(own, kin, hasLast && i === kins.length - 1));
  const known = made.filter((each) => each !== undefined);
  if (known.length < made.length) return undefined;
  const staying = new Set(kins.flatMap(({ old, stays }) => (old !== undefined && stays ? [old.written] : [])));
  const pieces = inOrder([
    ...matchedNow,
    ...own.cases.flatMap((each) => (staying.has(each) || !mine.has(each) ? [] : [removed(own, each)])),
    ...kins.flatMap(({ stays }, i) => (stays ? (known[i]?.pieces ?? []) : [])),
    ...insertions(own, kins, known),
  ]);
  if (pieces === undefined) return undefined;
  const { at, text } = together(own, pieces);
  const core = { before: own.c.site.top, now: changedCore(own, known) };
  return { at, text, core, isUnsure: kins.some(isOther) };
}

/** What is only another body is written where the types are known. */
function isOther({ now, old, stays }: Kin): boolean {
  return !stays || now.pattern !== old?.arm.pattern || (now.guard === undefined) !== (old.arm.guard === undefined);
}

function writtenOf(own: Own, kin: Kin, isLast: boolean): WrittenCase | undefined {
  return kin.old === undefined ? newCase(own, kin.now, isLast) : changedCase(own, kin.now, kin.old, isLast, kin.stays);
}

function editOfMatched({ c, before, now }: Own): readonly Placed[] | undefined {
  if (matched(before) === matched(now)) return [];
  const placed = placedInstead(c, matched(before), matched(now));
  return placed && [placed];
}

function changedCore(own: Own, cases: readonly WrittenCase[]): Core {
  const { c } = own;
  const now = asLowered(c.k.lowering, c.site, own.now, c.isOld) as WithArms;
  return withFailure(
    { ...own, now },
    cases.map(({ syntax }) => syntax),
  );
}

/** Cases that are not where they were, each group behind the one that stays before it, or before the first that stays. */
function insertions(own: Own, kins: readonly Kin[], cases: readonly WrittenCase[]): readonly Placed[] {
  const placed: Placed[] = [];
  let anchor: Case | undefined;
  let group: string[] = [];
  const close = (next: Case | undefined): void => {
    if (group.length > 0 && anchor !== undefined) placed.push(insertedAfter(own, anchor, group));
    else if (group.length > 0 && next !== undefined) placed.push(insertedBefore(own, next, group));
    [anchor, group] = [next, []];
  };
  for (const [i, { old, stays }] of kins.entries()) {
    if (stays && old !== undefined) close(old.written);
    else group.push(cases[i]?.text ?? "");
  }
  close(undefined);
  return placed;
}

/** Undefined: two of them touch the same text. What is left out ends where something else begins. */
function inOrder(pieces: readonly Placed[]): readonly Placed[] | undefined {
  const ordered = [...pieces].sort((a, b) => a.at.start - b.at.start || a.at.end - b.at.end);
  const apart: Placed[] = [];
  let end = 0;
  for (const piece of ordered) {
    const at = piece.text === "" ? { ...piece.at, start: Math.max(piece.at.start, end) } : piece.at;
    if (at.start < end || at.end < at.start) return undefined;
    apart.push({ ...piece, at });
    end = at.end;
  }
  return apart;
}

/** One piece of the source that has them all, and can be read alone: several are in whole cases. */
function together(own: Own, pieces: readonly Placed[]): Placed {
  const [only, ...others] = pieces;
  const isAlone = only !== undefined && others.length === 0 && only.at.start < only.at.end;
  const at = isAlone ? only.at : casesAround(own, pieces);
  return { at, text: spliced(wordsIn(own), at, pieces) };
}

function casesAround(own: Own, pieces: readonly Placed[]): Span {
  const start = Math.min(...pieces.map(({ at }) => at.start));
  const end = Math.max(...pieces.map(({ at }) => at.end));
  const spans = own.cases.map((each) => wholeCase(own, each));
  const first = spans.find((span) => span.start <= start && start <= span.end);
  const last = spans.find((span) => span.start <= end && end <= span.end);
  const before = own.cases.find((each) => barOf(own, each)?.start === end)?.at; // where something comes before it
  return {
    ...own.c.site.syntax.at,
    start: Math.min(start, first?.start ?? start),
    end: Math.max(end, (before ?? last)?.end ?? end),
  };
}
