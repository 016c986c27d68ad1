// A change of a program as an edit of its source. What an edit would mean is not argued but tried: the edited source is
// read again, and must be the changed program. So nothing is said that is false, however names, types, conversions and
// overloads depend on each other; at worst a change has no edit.
import type { Expr as Core } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { Change } from "../../../language/facts.js";
import type { FunParam } from "../syntax.js";
import { changes, rewritten } from "./changes.js";
import { EXPR, fitted } from "./hole.js";
import type { Known } from "./known.js";
import { newNames } from "./new-names.js";
import type { Spot } from "./spots.js";
import { put, type Replacement, sliced, type Writer } from "./write.js";

/** The first that is right of those that come into question. */
export function editOf(known: Known, change: Change, isRight: (edit: Replacement) => boolean): Replacement | undefined {
  for (const edit of distinct(known, change)) if (isRight(edit)) return edit;
  return undefined;
}

/** The first that comes into question: mostly right. */
export function draftOf(known: Known, change: Change): Replacement | undefined {
  for (const edit of distinct(known, change)) return edit;
  return undefined;
}

function* distinct(known: Known, change: Change): Iterable<Replacement> {
  const tried = new Set<string>();
  for (const edit of candidates(known, change)) {
    const key = `${edit.at.start} ${edit.at.end} ${edit.text}`;
    if (tried.has(key) || edit.text === known.text(edit.at.file).slice(edit.at.start, edit.at.end)) continue;
    tried.add(key);
    yield edit;
  }
}

function* candidates(known: Known, { before, now }: Change): Iterable<Replacement> {
  const around = known.spot(before)?.around;
  const plain: Writer = { known, around, named: [], chosen: newNames(known, now), cautious: false, rewritten };
  for (const w of [plain, { ...plain, cautious: true }]) {
    const edit = editBy(w, before, now);
    if (edit !== undefined) yield edit;
  }
  for (const edit of [withNames(plain, before, now), withType(plain, before, now)]) if (edit !== undefined) yield edit;
}

/** With the type that it had: others may have been found from that. */
function withType(w: Writer, before: Core, now: Core): Replacement | undefined {
  const [spot, type] = [w.known.spot(before), w.known.typeText(before)];
  const text = spot && type && put(w, now, { kind: "operation" });
  return text ? { at: spot.at, text: fitted({ text: `${text}: ${type}`, level: EXPR }, spot.hole) } : undefined;
}

function editBy(w: Writer, before: Core, now: Core): Replacement | undefined {
  const found = changes(w, before, now);
  return found && { at: found.around, text: sliced(w, found.around, found.pieces) };
}

// ---- placeholders ----

/** With the nearest `_ + 1` written as x => x + 1: there an operand may be left out or stand elsewhere. */
function withNames(w: Writer, before: Core, now: Core): Replacement | undefined {
  const spot = functionAround(w.known.spot(before));
  if (spot === undefined) return undefined;
  const names = freshNames(spot.placeholders, w.known.text(spot.at.file).slice(spot.at.start, spot.at.end));
  const named: readonly Replacement[] = spot.placeholders.map(({ at }, i) => ({ at, text: names[i] ?? "_" }));
  const inner: Writer = { ...w, named };
  const found = changes(inner, before, now);
  if (found === undefined || !isInside(found.around, spot.at)) return undefined;
  const params = names.length === 1 ? names[0] : `(${names.join(", ")})`;
  const text = `${params} => ${sliced(inner, spot.at, found.pieces)}`;
  return { at: spot.at, text: fitted({ text, level: EXPR }, spot.hole) };
}

function functionAround(spot: Spot | undefined): Spot | undefined {
  for (let each = spot; each !== undefined; each = each.part) if (each.placeholders.length > 0) return each;
  return undefined;
}

function isInside(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

const NAMES = ["x", "y", "z", "a", "b", "c", "u", "v", "w"];

/** Names that do not occur in the text. */
function freshNames(params: readonly FunParam[], text: string): readonly string[] {
  const used = new Set(text.match(/\w+/g));
  const numbered = params.map((_, i) => `x${i + 1}`);
  return [...NAMES, ...numbered].filter((name) => !used.has(name)).slice(0, params.length);
}
