// Where cases stand in the lines of a source, and where another one would stand.
import type { Span } from "../../../core/span.js";
import { commentEnd } from "../parse/enclosed.js";
import type { Case } from "../syntax.js";
import type { Placed } from "./fit.js";
import { roomAt } from "./laid-out.js";
import { barOf, type Own, wordsIn } from "./own-cases.js";
import { wordFrom } from "./source-words.js";

/** The blanks before the `|` of cases that have lines of their own, of those near this one; undefined: they have not. */
export function indentNear(own: Own, near: Case): string | undefined {
  const index = own.cases.indexOf(near);
  const byDistance = [...own.cases.keys()].sort((a, b) => Math.abs(a - index) - Math.abs(b - index));
  for (const i of byDistance) {
    const [each, bar] = [own.cases[i], own.cases[i] && barOf(own, own.cases[i])];
    if (each === undefined) continue;
    const { isFirst, indent } = roomAt(wordsIn(own), bar ?? each.at);
    if (isFirst) return bar === undefined ? indent.slice(0, -2) : indent;
  }
  return undefined;
}

/** With the comments behind it, if it has lines of its own. */
export function wholeCase(own: Own, each: Case): Span {
  return indentNear(own, each) === undefined ? each.at : { ...each.at, end: lineEnd(own, each.at.end) };
}

/** The end of the line, or of the comments that begin in it, if nothing else follows in it. */
function lineEnd(own: Own, end: number): number {
  const words = wordsIn(own);
  const { text } = words.source;
  let at = end;
  for (;;) {
    const blanks = /[ \t]*/y;
    blanks.lastIndex = at;
    blanks.test(text);
    const next = blanks.lastIndex;
    if (/^(?:\r?\n|$)/.test(text.slice(next, next + 2))) return at;
    const comment = text.startsWith("(*", next) ? commentEnd(text, next) : undefined;
    const following = words.tokens[wordFrom(words, end)]?.start ?? text.length;
    if (comment?.ok !== true || comment.end > following) return end;
    at = comment.end;
  }
}

/** Cases behind another. */
export function insertedAfter(own: Own, before: Case, texts: readonly string[]): Placed {
  const indent = indentNear(own, before);
  const { end } = wholeCase(own, before);
  const text = texts.map((each) => (indent === undefined ? ` | ${each}` : `\n${indent}| ${each}`)).join("");
  return { at: { ...before.at, start: end, end }, text };
}

/** Cases before another. The first of all may have no `|`: then it gets one, and what comes before it has none. */
export function insertedBefore(own: Own, after: Case, texts: readonly string[]): Placed {
  const indent = indentNear(own, after);
  const between = indent === undefined ? " " : `\n${indent}`;
  const bar = barOf(own, after);
  const { start } = bar ?? after.at;
  const text =
    bar === undefined
      ? `${texts.join(`${between}| `)}${between}| `
      : texts.map((each) => `| ${each}${between}`).join("");
  return { at: { ...after.at, start, end: start }, text };
}

/** A case with its `|`, and with the line that is then empty. */
export function removed(own: Own, each: Case): Placed {
  const { text } = wordsIn(own).source;
  const whole = wholeCase(own, each);
  const bar = barOf(own, each);
  if (bar === undefined) {
    const next = own.cases[own.cases.indexOf(each) + 1];
    const end = next === undefined ? undefined : barOf(own, next)?.start;
    return { at: { ...whole, end: end ?? whole.end }, text: "" };
  }
  const { isFirst } = roomAt(wordsIn(own), bar);
  const start = isFirst ? text.lastIndexOf("\n", bar.start) : text.slice(0, bar.start).trimEnd().length;
  return { at: { ...whole, start: Math.max(start, 0) }, text: "" };
}
