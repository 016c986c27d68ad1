// The text of a case that is new, and what changes in the text of one that was there.
import type { Arm, Expr as Core } from "../../../core/expr.js";
import { flat } from "../show/layout.js";
import { Level } from "../show/operator.js";
import { itemDoc, parameterDoc, patternDoc } from "../show/source-pattern.js";
import { subpatterns } from "../subpatterns.js";
import type { Case, Expr, Pattern } from "../syntax.js";
import { type AnewCase, caseAnewIn, printedIn } from "./anew.js";
import { indentNear, wholeCase } from "./case-places.js";
import { fits, movedTo, type Placed, spliced } from "./fit.js";
import { snippetInstead } from "./instead.js";
import { type Room, roomAt } from "./laid-out.js";
import { type Own, wordsIn } from "./own-cases.js";
import { sliceOf, wordBefore, wordFrom } from "./source-words.js";
import { type Snippet, tightnessOf } from "./written.js";

/** `text` is that of the whole case, `pieces` what changes of it where it stands. */
export type WrittenCase = { readonly syntax: Case; readonly text: string; readonly pieces: readonly Placed[] };

// ---- new ----

export function newCase(own: Own, arm: Arm, isLast: boolean): WrittenCase | undefined {
  const { k, place, isOld } = own.c;
  const anew = caseAnewIn(k, place.scope, arm, isOld);
  const near = own.cases.at(-1);
  if (anew === undefined || near === undefined) return undefined;
  const { syntax, standing } = anew;
  const indent = indentNear(own, near) ?? "";
  const room = (before: string, deeper: number | undefined): Room => ({
    column: indent.length + 2 + before.length,
    indent,
    isFirst: false,
    deeper,
  });
  const pattern = patternText(own, syntax.pattern);
  const guard = syntax.guard && printedIn(k.written, { syntax: syntax.guard, standing }, room(pattern, undefined));
  const head = `${pattern}${guard === undefined ? "" : ` ${guardText(guard)}`} ->`;
  const body = printedIn(k.written, { syntax: syntax.body, standing }, room(`${head} `, 4));
  const own_ = closedIf(!isClosed(own, body, isLast), body.text);
  return { syntax, text: `${head}${own_.startsWith("\n") ? "" : " "}${own_}`, pieces: [] };
}

function guardText({ text, level }: Snippet): string {
  return `when ${level < Level.assign ? `(${text})` : text}`;
}

/** Whether the next case, or what comes after the last, is not taken for a part of what a case gives. */
function isClosed({ c, cases }: Own, body: Snippet, isLast: boolean): boolean {
  const last = cases.at(-1);
  return isLast && last !== undefined ? fits(c.k.written, last.body, body) : !body.arms;
}

function closedIf(needed: boolean, text: string): string {
  if (!needed) return text;
  const [blanks = ""] = /^\s*/.exec(text) ?? [];
  return `${blanks}(${text.slice(blanks.length)})`;
}

/** As other cases have them: tuples with parentheses or without. */
function patternText({ c, cases }: Own, pattern: Pattern): string {
  const text = flat(patternDoc(pattern));
  const words = c.k.written.words(c.site.syntax.at.file);
  const isBare = cases.some(
    (each) => each.pattern.kind === "tuple" && !sliceOf(words, each.pattern.at).startsWith("("),
  );
  return pattern.kind === "tuple" && isBare ? text.slice(1, -1) : text;
}

// ---- changed ----

type Old = { readonly arm: Arm; readonly written: Case };

/** `stays`: where it is, so that only pieces of it are replaced. */
export function changedCase(own: Own, now: Arm, old: Old, isLast: boolean, stays: boolean): WrittenCase | undefined {
  const { written } = old;
  const parts = now.pattern === old.arm.pattern ? sameBound(own, now, old) : otherBound(own, now, old);
  if (parts === undefined) return undefined;
  const { syntax, pieces, body } = parts;
  const placed = stays ? bodyPlaced(own, written, body, isLast) : bodyMoved(own, written, body, isLast);
  if (placed === undefined) return undefined;
  const all = [...pieces, ...placed];
  return { syntax, pieces: all, text: spliced(wordsIn(own), wholeCase(own, written), all) };
}

/** `body`: what it gives now; undefined if that is what it was. */
type Parts = { readonly syntax: Case; readonly pieces: readonly Placed[]; readonly body: Snippet | undefined };

/** With the same pattern: its names are known where guard and body stand. */
function sameBound(own: Own, now: Arm, { arm, written }: Old): Parts | undefined {
  const guard = now.guard === arm.guard ? undefined : guardPlaced(own, now.guard, written);
  const body = now.body === arm.body ? undefined : snippetInstead(own.c, written.body, now.body);
  if ((now.guard !== arm.guard && guard === undefined) || (now.body !== arm.body && body === undefined))
    return undefined;
  const when = now.guard === undefined ? undefined : (written.guard ?? written.body); // that there is one
  return { syntax: { ...written, guard: when }, pieces: guard === undefined ? [] : [guard], body };
}

function guardPlaced(own: Own, now: Core | undefined, written: Case): Placed | undefined {
  const snippet = now && snippetInstead(own.c, written.guard ?? written.body, now);
  return now !== undefined && snippet === undefined ? undefined : guardInstead(own, written, snippet);
}

/** In the place of the guard that was there, or before the arrow. */
function guardInstead(own: Own, written: Case, now: Snippet | undefined): Placed | undefined {
  const words = wordsIn(own);
  const { guard } = written;
  const start = wordBefore(words, (guard ?? written.body).at.start, guard === undefined ? "->" : "when")?.start;
  if (guard !== undefined && now !== undefined) return movedTo(own.c.k.written, guard, now);
  if (start === undefined) return undefined;
  const before = words.tokens[wordFrom(words, start) - 1]?.end ?? start;
  const at = { ...written.at, start: before, end: guard?.at.end ?? before };
  return { at, text: now === undefined ? "" : ` ${guardText(now)}` };
}

/** With another pattern: what it binds is known where the match stands. */
function otherBound(own: Own, now: Arm, { arm, written }: Old): Parts | undefined {
  const { k, place, isOld } = own.c;
  const anew = caseAnewIn(k, place.scope, now, isOld);
  if (anew === undefined) return undefined;
  const { syntax } = anew;
  const pattern = patternPlaced(own, written.pattern, syntax.pattern);
  const when = syntax.guard && partPrinted(own, anew, syntax.guard, written.guard ?? written.pattern);
  const guard = now.guard === arm.guard ? undefined : guardInstead(own, written, when);
  if (now.guard !== arm.guard && guard === undefined) return undefined;
  const body = now.body === arm.body ? undefined : partPrinted(own, anew, syntax.body, written.body);
  return { syntax, pieces: [pattern, guard].filter((each) => each !== undefined), body };
}

function partPrinted(own: Own, { standing }: AnewCase, e: Expr, where: Expr | Pattern): Snippet {
  return printedIn(own.c.k.written, { syntax: e, standing }, roomAt(wordsIn(own), where.at));
}

/** A case that is the last no longer may need parentheses. */
function bodyPlaced(own: Own, written: Case, now: Snippet | undefined, isLast: boolean): Placed[] | undefined {
  const w = own.c.k.written;
  const wasLast = written === own.cases.at(-1);
  if (wasLast && !isLast) return bodyMoved(own, written, now, isLast);
  const placed = now && movedTo(w, written.body, now);
  return now === undefined ? [] : placed && [placed];
}

/** In the text of a case that goes elsewhere. */
function bodyMoved(own: Own, { body }: Case, now: Snippet | undefined, isLast: boolean): Placed[] {
  const w = own.c.k.written;
  const snippet = now ?? { ...tightnessOf(w, body), text: sliceOf(wordsIn(own), body.at) };
  const text = closedIf(!isClosed(own, snippet, isLast), snippet.text);
  return [{ at: body.at, text }];
}

// ---- patterns ----

/** The smallest part of a pattern in which it differs from what it is to be. */
function patternPlaced(own: Own, before: Pattern, now: Pattern): Placed | undefined {
  return partPlaced(before, now) ?? wholePlaced(own, before, now);
}

function wholePlaced(own: Own, before: Pattern, now: Pattern): Placed | undefined {
  const text = patternText(own, now);
  return textOf(before) === textOf(now) ? undefined : { at: before.at, text };
}

function partPlaced(before: Pattern, now: Pattern): Placed | undefined {
  if (!hasSameHead(before, now)) return undefined;
  const [parts, others] = [subpatterns(before), subpatterns(now)];
  const changed = parts.flatMap((part, i) => (textOf(part) === textOf(others[i] ?? part) ? [] : [i]));
  const [index] = changed;
  const [part, other] = index === undefined ? [] : [parts[index], others[index]];
  if (changed.length !== 1 || part === undefined || other === undefined) return undefined;
  const isItem = before.kind === "tuple" || before.kind === "list";
  const isOperand = before.kind === "construct" && before.ctor.name === "::"; // its tuple has no text of its own
  return partPlaced(part, other) ?? (isOperand ? undefined : { at: part.at, text: itemText(other, isItem) });
}

function hasSameHead(before: Pattern, now: Pattern): boolean {
  if (before.kind === "construct")
    return (
      now.kind === "construct" &&
      before.ctor.name === now.ctor.name &&
      before.ctor.modules.join() === now.ctor.modules.join()
    );
  if (before.kind !== "tuple" && before.kind !== "list") return false;
  return now.kind === before.kind && subpatterns(before).length === subpatterns(now).length;
}

function itemText(pattern: Pattern, isItem: boolean): string {
  return flat(isItem ? itemDoc(pattern) : parameterDoc(pattern));
}

function textOf(pattern: Pattern): string {
  return flat(patternDoc(pattern));
}
