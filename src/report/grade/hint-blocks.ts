// Hints on a student's page: each is folded into the one before, so that nobody reads more than they asked for. This needs
// no script: a page shows `details` by itself.
import type { Hint, Place } from "../answer.js";
import type { FunctionResult, Reveal, SubmissionResult } from "../class-results.js";
import type { Words } from "../words/words.js";
import { fenced, prose } from "./markdown.js";

/** The first is told by the counterexample above. Who is not told the input is told nothing that shows it. */
export function hintBlocks(
  words: Words,
  { source }: SubmissionResult,
  result: FunctionResult | undefined,
  reveal: Reveal,
): readonly string[] {
  if (result?.verdict !== "differs" || reveal !== "full") return [];
  const [first, ...later] = (result.hints ?? []).filter(({ level }) => level > 1);
  return first === undefined ? [] : [folded(words, first, later, source ?? "")];
}

function folded(words: Words, hint: Hint, later: readonly Hint[], source: string): string {
  if (hint.isEnd) return prose(hint.text);
  const [next, ...rest] = later;
  const inner = [
    ...hint.text.split("\n").map(prose),
    ...(hint.level === 4 ? [placeBlock(hint.places ?? [], source)] : []),
    ...(hint.patch === undefined ? [] : [fenced(hint.patch.trimEnd())]),
    ...(next === undefined ? [] : [folded(words, next, rest, source)]),
  ].filter((block) => block !== "");
  return ["<details>", `<summary>${words.hints.title(hint.level)}</summary>`, ...inner, "</details>"].join("\n\n");
}

/** The lines, with what is meant underlined. */
function placeBlock(places: readonly (Place | null)[], source: string): string {
  const lines = source.split("\n");
  const shown = places.flatMap((place) => {
    if (place === null) return [];
    const text = (lines[place.line - 1] ?? "").replace(/\r$/, "");
    const end = place.endLine === place.line ? place.endColumn : [...text].length + 1;
    const before = [...text].slice(0, place.column - 1).map((character) => (character === "\t" ? "\t" : " "));
    return [text, `${before.join("")}${"^".repeat(Math.max(1, end - place.column))}`];
  });
  return shown.length === 0 ? "" : fenced(shown.join("\n"));
}
