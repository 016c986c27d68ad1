// A piece of text in the place of an expression: with parentheses where it would be read in another way without them.
import type { Span } from "../../../core/span.js";
import { Level } from "../show/operator.js";
import type { Expr } from "../syntax.js";
import { lineUpTo } from "./laid-out.js";
import { type SourceWords, sliceOf, withoutParentheses } from "./source-words.js";
import {
  isEnclosed,
  isPunned,
  needsParentheses,
  reaching,
  type Snippet,
  type Tightness,
  tightnessOf,
  tightnessOfForm,
  type Written,
} from "./written.js";

export type Placed = { readonly at: Span; readonly text: string };

/**
 * What replaces an expression, and where: inside of the parentheses that it stands in, if it still needs them. Undefined:
 * it would mean something else there, whatever is around it.
 */
export function placedAt(w: Written, e: Expr, snippet: Snippet): Placed | undefined {
  if (isPunned(w, e)) return spelledOut(w, e, snippet);
  if (isSigned(w, e, snippet) || isInfix(w, e)) return undefined;
  if (isEnclosed(w, e) && snippet.level < Level.atom)
    return { at: withoutParentheses(w.words(e.at.file), e.at), text: snippet.text };
  const text = fits(w, e, snippet) ? snippet.text : `(${snippet.text})`;
  return onNewLine(w, { at: e.at, text: apartFromOthers(w, e.at, text) });
}

/** A line that ends here ends without blanks. */
function onNewLine(w: Written, { at, text }: Placed): Placed {
  if (!text.startsWith("\n")) return { at, text };
  const before = lineUpTo(w.words(at.file), at.start);
  return { at: { ...at, start: at.start - (before.length - before.trimEnd().length) }, text };
}

/** The same of what comes from elsewhere, which stands in parentheses only where it needs them. */
export function movedTo(w: Written, e: Expr, snippet: Snippet): Placed | undefined {
  const isAlone = !isPunned(w, e) && !isSigned(w, e, snippet) && !isInfix(w, e) && fits(w, e, snippet);
  return isAlone ? onNewLine(w, { at: e.at, text: apartFromOthers(w, e.at, snippet.text) }) : placedAt(w, e, snippet);
}

/** A sign in front of a number is a part of it, also from outside of parentheses. */
function isSigned(w: Written, e: Expr, { text }: Snippet): boolean {
  const parent = w.parentOf(e);
  const sign = parent?.kind === "apply" && parent.fn.kind === "ident" ? parent.fn.path.name : "";
  return (sign === "~-" || sign === "~-.") && /^[(\s]*[-+\d]/.test(text);
}

/** An operator between its operands, or `let*`: nothing else can stand there. */
function isInfix(w: Written, e: Expr): boolean {
  const parent = w.parentOf(e);
  if (parent?.kind !== "apply" || parent.fn !== e) return false;
  const [left] = parent.args;
  return parent.binding === true || (left !== undefined && left.at.start < e.at.start);
}

/** `~x:y` in the place of `~x`, `x = y` in that of `x`. */
function spelledOut(w: Written, e: Expr, snippet: Snippet): Placed | undefined {
  const parent = w.parentOf(e);
  if (parent === undefined || (parent.kind !== "labelled" && parent.kind !== "record")) return undefined;
  const text = needsParentheses(parent, e, snippet) ? `(${snippet.text})` : snippet.text;
  const written = sliceOf(w.words(e.at.file), e.at);
  return { at: e.at, text: parent.kind === "labelled" ? `${written}:${text}` : `${written} = ${text}` };
}

/** Without the parentheses around it, but for a tuple, which is read with them. */
export function barePlace(w: Written, e: Expr): Span {
  return isEnclosed(w, e) && e.kind !== "tuple" ? withoutParentheses(w.words(e.at.file), e.at) : e.at;
}

/** A piece of the source with some parts replaced. */
export function spliced(words: SourceWords, at: Span, parts: readonly Placed[]): string {
  const ordered = [...parts].sort((a, b) => a.at.start - b.at.start);
  let [text, end] = ["", at.start];
  for (const part of ordered) {
    text += sliceOf(words, { ...at, start: end, end: part.at.start }) + part.text;
    end = part.at.end;
  }
  return text + sliceOf(words, { ...at, start: end });
}

/** Whether a text is read as one expression in the place of another, and ends where that ended. */
export function fits(w: Written, e: Expr, snippet: Tightness): boolean {
  let [inner, now]: [Expr, Tightness] = [e, snippet];
  for (;;) {
    if (isNoLooser(now, tightnessOf(w, inner))) return true;
    const parent = w.parentOf(inner);
    if (parent === undefined) return true;
    if (needsParentheses(parent, inner, now)) return false;
    if (parent.at.end !== inner.at.end) return true; // something that closes it comes after it
    now = reaching(tightnessOfForm(parent, sliceOf(w.words(parent.at.file), parent.at)), now);
    inner = parent;
  }
}

function isNoLooser(now: Tightness, before: Tightness): boolean {
  return now.level >= before.level && (before.arms || !now.arms) && (before.dangling || !now.dangling);
}

const LETTER = /[A-Za-z0-9_'\xc0-\xff]/;
const SYMBOL = /[!$%&*+\-./:<=>?@^|~#]/;

/** Two words without a blank between them might be one. */
export function apartFromOthers(w: Written, at: Span, text: string): string {
  const { source } = w.words(at.file);
  const [before, after] = [source.text.charAt(at.start - 1), source.text.charAt(at.end)];
  const left = growTogether(before, text.charAt(0)) ? " " : "";
  return `${left}${text}${growTogether(text.charAt(text.length - 1), after) ? " " : ""}`;
}

function growTogether(left: string, right: string): boolean {
  return (
    (LETTER.test(left) && LETTER.test(right)) ||
    (SYMBOL.test(left) && SYMBOL.test(right)) ||
    (left === "(" && right === "*")
  );
}
