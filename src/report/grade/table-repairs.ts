// The repairs of a class on a terminal, the most frequent first: who needs the same change, and the change.
import type { ClassResults, RepairGroup } from "../class-results.js";
import { displayUnicode } from "../display.js";
import { type PrintStyle, paint, wrapWords } from "../style.js";
import type { Words } from "../words/words.js";
import { shorten } from "./columns.js";
import { fittingNames } from "./table-mistakes.js";

const REPAIRS_MAX = 8;

export function renderRepairs(words: Words, { repairs = [] }: ClassResults, style: PrintStyle): string[] {
  if (repairs.length === 0) return [];
  const rest = repairs.slice(REPAIRS_MAX);
  return [
    paint(style, "heading", words.hints.repairs),
    ...repairs.slice(0, REPAIRS_MAX).flatMap((group) => renderGroup(words, group, style)),
    ...(rest.length === 0 ? [] : [`  ${words.grading.more(rest.length)}`]),
  ];
}

function renderGroup(words: Words, { id, function: name, submissions, text, patch }: RepairGroup, style: PrintStyle) {
  const number = `  ${String(id).padStart(2)}  `;
  const many = words.grading.submissions(submissions.length);
  const names = fittingNames(words, submissions, style.width - number.length - many.length - 2);
  const said = wrapWords(displayUnicode(`${name}: ${text}`), style.width - number.length);
  const change = patch.split("\n").filter((line) => /^[-+](?![-+]{2} )/.test(line));
  return [
    `${number}${paint(style, "error", many)}  ${names}`,
    ...[...said, ...change.map((line) => displayUnicode(line))].map(
      (line) => `${" ".repeat(number.length)}${shorten(line, style.width - number.length)}`,
    ),
  ];
}
