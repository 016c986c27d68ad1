// The mistakes of a class on a terminal, the most frequent first: how many made it, on which
// smallest input it shows, and who.
import { resultWords, witnessText } from "../answer-words.js";
import type { ClassResults, Mistake } from "../class-results.js";
import { labelWidthOf, renderWitness } from "../render-witness.js";
import { type PrintStyle, paint } from "../style.js";
import type { Words } from "../words/words.js";
import { columnsOf, shorten } from "./columns.js";
import { someOf } from "./some-of.js";
import { type Telling, tellingInput } from "./telling-input.js";

const MISTAKES_MAX = 8;
const WITNESS_LINES_MAX = 8;

export function renderMistakes(words: Words, results: ClassResults, style: PrintStyle): string[] {
  const { mistakes, inputs } = results;
  if (mistakes.length === 0) return [];
  const rest = mistakes.slice(MISTAKES_MAX);
  const others = new Set(rest.flatMap(({ submissions }) => submissions)).size;
  return [
    paint(style, "heading", words.grading.mistakes),
    ...mistakes
      .slice(0, MISTAKES_MAX)
      .flatMap((mistake) => renderMistake(words, mistake, tellingInput(mistake, mistakes, inputs), style)),
    ...(rest.length === 0 ? [] : [`  ${words.grading.moreMistakesOf(rest.length, others)}`]),
  ];
}

function renderMistake(words: Words, mistake: Mistake, telling: Telling | undefined, style: PrintStyle): string[] {
  const { id, submissions, witness } = mistake;
  const number = `  ${String(id).padStart(2)}  `;
  const many = words.grading.submissions(submissions.length);
  const names = fittingNames(words, submissions, style.width - number.length - many.length - 2);
  const lines = renderWitness(words, witnessText(words, witness, "results"), style.width - number.length);
  const shown = lines.length <= WITNESS_LINES_MAX ? lines : [...lines.slice(0, WITNESS_LINES_MAX - 1), "..."];
  return [
    `${number}${paint(style, "error", many)}  ${names}`,
    ...[...shown, ...tellingLines(words, telling)].map(
      (line) => `${" ".repeat(number.length)}${shorten(line, style.width - number.length)}`,
    ),
  ];
}

function tellingLines(words: Words, telling: Telling | undefined): string[] {
  if (telling === undefined) return [];
  const { input, got } = telling;
  const { but, and, right, on } = words.grading.telling;
  const observed = input.observed === null ? "" : `  ${words.verdicts.observedBy}  ${input.observed}`;
  const label = (got === null ? but : and).padEnd(labelWidthOf(words));
  return [`  ${label}${got === null ? right : resultWords(words, got)}  ${on}  ${input.call}${observed}`];
}

/** As many names as there is room for; at least one, cut if need be. */
export function fittingNames(words: Words, names: readonly string[], width: number): string {
  let fitting = someOf(words, names, 1);
  for (let most = 2; most <= names.length && most <= width; most++) {
    const longer = someOf(words, names, most);
    if (columnsOf(longer) > width) break;
    fitting = longer;
  }
  return shorten(fitting, width);
}
