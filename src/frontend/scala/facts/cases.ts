// Changes of the cases of a match: those that stay are touched only where they change; others are new, moved or gone.
import { nth } from "../../../basis/known.js";
import type { Arm, Expr as Core, Pattern } from "../../../core/expr.js";
import { isSameArm, longestRise, pairedArms } from "../../../core/paired-arms.js";
import type { Span } from "../../../core/span.js";
import type { Case } from "../syntax.js";
import { type Changes, merged } from "./changes-of.js";
import { fitted } from "./hole.js";
import { isImplied } from "./implied.js";
import { literal } from "./literal-text.js";
import { patternText } from "./pattern-text.js";
import { caseText, put, type Replacement, sliced, type Writer, wordsOf, written } from "./write.js";

type Change = (w: Writer, before: Core, now: Core) => Changes | undefined;

/** `change` is that of a part. */
export function inArms(w: Writer, before: readonly Arm[], now: readonly Arm[], change: Change): Changes | undefined {
  const [was, is] = [before, now].map((arms) => arms.filter((arm) => !isImplied(arm)));
  if (was === undefined || is === undefined) return undefined;
  const cases = was.map((arm) => w.known.caseOf(arm));
  const known = cases.filter((each) => each !== undefined);
  if (known.length < cases.length) return sameArms(w, before, now, change);
  const from = pairedArms(was, is);
  const stays = longestRise(is.map((arm) => from.get(arm)));
  const staying = new Set([...stays].map((i) => from.get(nth(is, i))));
  if (stays.size === 0) return undefined;
  const found: Changes[] = [];
  for (const i of stays) {
    const [arm, index] = [nth(is, i), from.get(nth(is, i)) ?? 0];
    if (arm === was[index]) continue;
    const own = inArm(w, nth(was, index), arm, nth(known, index), was, change);
    if (own === undefined) return undefined;
    if (own.pieces.length > 0) found.push(own);
  }
  const gone = known.filter((_, i) => !staying.has(i));
  const added = inserted(w, was, is, from, stays, known);
  const dropped = gone.map(({ at: own }) => {
    const at = added === undefined || added.length === 0 ? own : lineOf(w, own);
    return { pieces: [{ at, text: "" }], around: at };
  });
  return added && merged([...dropped, ...found, ...added], aroundAll([...dropped, ...found, ...added], known));
}

/** Where some arms are no cases: each changes by itself. */
function sameArms(w: Writer, before: readonly Arm[], now: readonly Arm[], change: Change): Changes | undefined {
  if (now.length !== before.length) return undefined;
  const found: Changes[] = [];
  for (const [i, arm] of before.entries()) {
    const [other, at] = [nth(now, i), w.known.caseOf(arm)];
    if (arm === other) continue;
    const own = at && inArm(w, arm, other, at, before, change);
    if (own === undefined) return undefined;
    found.push(own);
  }
  const places = before.flatMap((arm, i) => (arm === now[i] ? [] : (w.known.caseOf(arm) ?? [])));
  return merged(found, aroundAll(found, places));
}

/** From the first case that is touched to the last. */
function aroundAll(found: readonly Changes[], cases: readonly Case[]): Span | undefined {
  const [first] = found;
  if (first === undefined) return undefined;
  const start = Math.min(...found.map(({ around }) => around.start));
  const end = Math.max(...found.map(({ around }) => around.end));
  const nearest = cases.findLast(({ at }) => at.end <= start) ?? cases[0]; // a comment may be between
  const inside = cases.filter(({ at }) => at.start <= end && start <= at.end);
  const touched = inside.length > 0 || nearest === undefined ? inside : [nearest];
  return {
    ...first.around,
    start: Math.min(start, ...touched.map(({ at }) => at.start)),
    end: Math.max(end, ...touched.map(({ at }) => at.end)),
  };
}

// ---- new and moved ones ----

function inserted(
  w: Writer,
  was: readonly Arm[],
  now: readonly Arm[],
  from: ReadonlyMap<Arm, number>,
  stays: ReadonlySet<number>,
  cases: readonly Case[],
): readonly Changes[] | undefined {
  const found: Changes[] = [];
  for (const [i, arm] of now.entries()) {
    if (stays.has(i)) continue;
    const index = from.get(arm);
    const before = now.slice(0, i).findLastIndex((_, j) => stays.has(j));
    const after = now.findIndex((_, j) => j > i && stays.has(j));
    const anchor = nth(cases, from.get(nth(now, before >= 0 ? before : after)) ?? 0).at;
    const text =
      index === undefined
        ? caseText(w, arm, lineBefore(w, anchor))
        : movedText(w, nth(cases, index), arm, nth(was, index));
    if (text === undefined) return undefined;
    const piece = beside(w, anchor, text, before >= 0);
    found.push({ pieces: [piece], around: piece.at });
  }
  return found;
}

/** With its comment; only if it is as it was. */
function movedText(w: Writer, { at }: Case, now: Arm, was: Arm): string | undefined {
  return isSameArm(now, was) ? sliced(w, withComment(w, at), []).replace(/;$/, "") : undefined;
}

/** What stands before a place in its line. */
function lineBefore(w: Writer, { file, start }: Span): string {
  const source = w.known.text(file);
  return source.slice(source.lastIndexOf("\n", start - 1) + 1, start);
}

const COMMENT = /^[ \t]*\/\/[^\n]*|^[ \t]*\/\*[^\n]*?\*\/(?=[ \t]*\n)/;

/** Of a case on a line of its own: with the comment at the end of the line. */
function withComment(w: Writer, at: Span): Span {
  if (lineBefore(w, at).trim() !== "") return at;
  const [comment = ""] = COMMENT.exec(w.known.text(at.file).slice(at.end)) ?? [];
  return { ...at, end: at.end + comment.length };
}

/** With the line that is then empty. */
function lineOf(w: Writer, at: Span): Span {
  const line = lineBefore(w, at);
  return line.trim() === "" ? { ...withComment(w, at), start: at.start - line.length - 1 } : at;
}

/** On a line of its own where the other has one, behind a comment in that line. */
function beside(w: Writer, at: Span, text: string, isBehind: boolean): Replacement {
  const line = lineBefore(w, at);
  const isOwn = line.trim() === "";
  const { end } = withComment(w, at);
  if (!isBehind) return { at: { ...at, end: at.start }, text: `${text}${isOwn ? `\n${line}` : "; "}` };
  const isClosed = w.known.text(at.file)[at.end - 1] === ";";
  const behind = isOwn ? `\n${line}${text}` : isClosed ? ` ${text};` : `; ${text}`;
  return { at: { ...at, start: end, end }, text: behind };
}

// ---- one case ----

function inArm(w: Writer, before: Arm, now: Arm, at: Case, all: readonly Arm[], change: Change): Changes | undefined {
  const found: (Changes | undefined)[] = [];
  if (before.pattern !== now.pattern)
    found.push(inPattern(w, before.pattern, now.pattern) ?? otherPattern(w, now.pattern, at));
  if (before.guard !== now.guard) found.push(inGuard(w, before.guard, now.guard, at, change));
  if (before.body !== now.body) found.push(inBody(w, before.body, now.body, at, all, change));
  const known = found.flatMap((each) => each ?? []);
  return known.length === found.length ? merged(known, at.at) : undefined;
}

/** A literal for another. */
function inPattern(w: Writer, before: Pattern, now: Pattern): Changes | undefined {
  if (before === now) return { pieces: [], around: before.at };
  if (before.kind === "lit" && now.kind === "lit") {
    const text = literal(now.value, sliced(w, before.at, []))?.text;
    return text === undefined ? undefined : { pieces: [{ at: before.at, text }], around: before.at };
  }
  if (before.kind !== "ctor" || now.kind !== "ctor" || before.ctor !== now.ctor) return undefined;
  const found = before.args.map((arg, i) => inPattern(w, arg, now.args[i] ?? arg));
  const changed = found.filter((each) => each === undefined || each.pieces.length > 0);
  const known = changed.flatMap((each) => each ?? []);
  return known.length === changed.length ? merged(known, before.at) : undefined;
}

function otherPattern(w: Writer, now: Pattern, { pattern }: Case): Changes | undefined {
  const text = patternText(wordsOf(w), now);
  return text === undefined ? undefined : { pieces: [{ at: pattern.at, text }], around: pattern.at };
}

function inGuard(
  w: Writer,
  before: Core | undefined,
  now: Core | undefined,
  at: Case,
  change: Change,
): Changes | undefined {
  const around = { ...at.pattern.at, end: (at.guard ?? at.pattern).at.end };
  if (now === undefined) {
    const piece = { at: { ...around, start: at.pattern.at.end }, text: "" };
    return at.guard === undefined ? undefined : { pieces: [piece], around };
  }
  if (before !== undefined && at.guard !== undefined) {
    const text = put(w, now, { kind: "operation" });
    return change(w, before, now) ?? (text === undefined ? undefined : { pieces: [{ at: at.guard.at, text }], around });
  }
  const text = at.guard === undefined ? put(w, now, { kind: "operation" }) : undefined;
  const end = { ...around, start: around.end };
  return text === undefined ? undefined : { pieces: [{ at: end, text: ` if ${text}` }], around };
}

/** Bodies that change places are whole cases' bodies, whatever was made of them. */
function inBody(
  w: Writer,
  before: Core,
  now: Core,
  at: Case,
  all: readonly Arm[],
  change: Change,
): Changes | undefined {
  const other = all.find(({ body }) => body === now);
  const from = other && w.known.caseOf(other)?.body.at;
  if (from !== undefined) return { pieces: [{ at: at.body.at, text: sliced(w, from, []) }], around: at.body.at };
  return change(w, before, now) ?? bodyAgain(w, now, at);
}

function bodyAgain(w: Writer, now: Core, at: Case): Changes | undefined {
  const piece = written(w, now);
  const text = piece && fitted(piece, { kind: "body" });
  return text === undefined ? undefined : { pieces: [{ at: at.body.at, text }], around: at.body.at };
}
