// The mistakes of a class on a terminal, the most frequent first: how many made it, on which
// smallest input it shows, and who.
import { resultWords, witnessText } from "../answer-words.js";
import type { ClassResults, Mistake } from "../class-results.js";
import { renderWitness } from "../render-witness.js";
import { paint, type Style } from "../style.js";
import { count } from "../verdict-words.js";
import { columnsOf, shorten } from "./columns.js";
import { someOf } from "./grade-words.js";
import { type Telling, tellingInput } from "./telling-input.js";

const MISTAKES_MAX = 8;
const WITNESS_LINES_MAX = 8;

export function renderMistakes(results: ClassResults, style: Style): string[] {
  const { mistakes, inputs } = results;
  if (mistakes.length === 0) return [];
  const rest = mistakes.slice(MISTAKES_MAX);
  const others = new Set(rest.flatMap(({ submissions }) => submissions)).size;
  return [
    paint(style, "heading", "Mistakes"),
    ...mistakes
      .slice(0, MISTAKES_MAX)
      .flatMap((mistake) => renderMistake(mistake, tellingInput(mistake, mistakes, inputs), style)),
    ...(rest.length === 0 ? [] : [`  and ${count(rest.length, "more mistake")} of ${count(others, "submission")}`]),
  ];
}

function renderMistake({ id, submissions, witness }: Mistake, telling: Telling | undefined, style: Style): string[] {
  const number = `  ${String(id).padStart(2)}  `;
  const many = count(submissions.length, "submission");
  const names = fittingNames(submissions, style.width - number.length - many.length - 2);
  const lines = renderWitness(witnessText(witness, "results"), style.width - number.length);
  const shown = lines.length <= WITNESS_LINES_MAX ? lines : [...lines.slice(0, WITNESS_LINES_MAX - 1), "..."];
  return [
    `${number}${paint(style, "error", many)}  ${names}`,
    ...[...shown, ...tellingLines(telling)].map(
      (line) => `${" ".repeat(number.length)}${shorten(line, style.width - number.length)}`,
    ),
  ];
}

function tellingLines(telling: Telling | undefined): string[] {
  if (telling === undefined) return [];
  const { input, got } = telling;
  const observed = input.observed === null ? "" : `  observed by  ${input.observed}`;
  const told = got === null ? "  but       right" : `  and       ${resultWords(got)}`;
  return [`${told}  on  ${input.call}${observed}`];
}

/** As many names as there is room for; at least one, cut if need be. */
export function fittingNames(names: readonly string[], width: number): string {
  let fitting = someOf(names, 1);
  for (let most = 2; most <= names.length && most <= width; most++) {
    const longer = someOf(names, most);
    if (columnsOf(longer) > width) break;
    fitting = longer;
  }
  return shorten(fitting, width);
}
