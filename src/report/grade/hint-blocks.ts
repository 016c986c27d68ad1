// Hints on a student's page in Markdown: each is folded into the one before. This needs no script: a page shows `details`
// by itself.
import type { HintStep, MarkedLine } from "./hint-steps.js";
import { fenced, prose } from "./markdown.js";

export function hintBlocks([first, ...later]: readonly HintStep[]): readonly string[] {
  return first === undefined ? [] : [folded(first, later)];
}

function folded({ title, sentences, place, change, isEnd }: HintStep, later: readonly HintStep[]): string {
  if (isEnd) return sentences.map(prose).join("\n\n");
  const inner = [
    ...sentences.map(prose),
    place.length === 0 ? "" : fenced(place.flatMap(underlined).join("\n")),
    change.length === 0 ? "" : fenced(change.join("\n")),
    ...hintBlocks(later),
  ].filter((block) => block !== "");
  return ["<details>", `<summary>${prose(title)}</summary>`, ...inner, "</details>"].join("\n\n");
}

/** The line, and signs below what is meant. */
function underlined({ pieces }: MarkedLine): readonly string[] {
  const signs = pieces.map(({ text, isMarked }) => text.replaceAll(/[^\t]/gu, isMarked ? "^" : " "));
  return [pieces.map(({ text }) => text).join(""), signs.join("").trimEnd()];
}
