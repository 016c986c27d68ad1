// Inputs worth keeping: the smallest set that catches every wrong submission, and all that caught somebody.

import { resultWords } from "../../report/answer-words.js";
import type { CoveringInputs, PooledInput } from "../../report/class-results.js";
import { count, withCommas } from "../../report/words/english/phrases.js";
import type { ClassIndex } from "./class-index.js";
import { disclosure } from "./disclosure.js";
import { button, type Child, code, element, visible } from "./element.js";
import { section, table } from "./layout.js";
import { groupLink } from "./links.js";
import { outcome } from "./witness.js";
import { WORDS } from "./words.js";

export function inputsSection(index: ClassIndex): HTMLElement | null {
  const { inputs, covering } = index.results;
  if (inputs.length === 0) return null;
  const all = disclosure(`All ${count(inputs.length, "input")} that caught somebody`, () => inputTable(index, inputs));
  const needed = covering.filter((each) => each.inputs.length > 0);
  return section("inputs", "Inputs that catch them", needed.length === 0 ? null : coveringBlock(index, needed), all);
}

/** As tests of an assignment, ready to be pasted there. */
function coveringBlock(index: ClassIndex, covering: readonly CoveringInputs[]): Child {
  const inputs = covering.flatMap((each) => each.inputs).flatMap((id) => index.inputs.get(id) ?? []);
  const text = `tests:\n${testLines(inputs).join("\n")}\n`;
  const block = element("pre", { tabindex: 0, "aria-label": "Tests" }, visible(text));
  return [
    covering.map((each) => element("p", {}, coveringWords(index, each))),
    element(
      "div",
      { class: "bar-of" },
      element("p", { class: "about" }, "As tests for your assignment:"),
      copyButton(text, block),
    ),
    block,
  ];
}

/** Through an observer, the same call may be there twice. */
function testLines(inputs: readonly PooledInput[]): string[] {
  const calls = new Map(inputs.map(({ call, expected }) => [`  - '${oneLine(call).replaceAll("'", "''")}'`, expected]));
  const width = Math.min(60, Math.max(...[...calls.keys()].map(({ length }) => length)));
  return [...calls].map(([call, expected]) => `${call.padEnd(width)}  # ${oneLine(resultWords(WORDS, expected))}`);
}

function coveringWords(index: ClassIndex, { function: name, inputs, smallest, catches }: CoveringInputs): Child {
  const these = inputs.length === 1 ? "One input catches" : `${inputs.length} inputs catch`;
  const whom = catches === 1 ? "the only wrong submission" : `all ${withCommas(catches)} wrong submissions`;
  const note = smallest ? "fewer do not" : "perhaps fewer do too";
  return [`${these} ${whom}`, index.manyFunctions ? [" of ", code(name)] : null, `; ${note}.`];
}

function copyButton(text: string, block: HTMLElement): HTMLElement {
  const say = (word: string): void => made.replaceChildren(word);
  const made = button("Copy", { "aria-live": "polite" }, () => {
    const copied = (): void => say("Copied");
    // Not every browser lets a page that was opened from a file write to the clipboard.
    const refused = (): void => {
      getSelection()?.selectAllChildren(block);
      say("Selected: press Ctrl-C");
    };
    if (navigator.clipboard === undefined) refused();
    else navigator.clipboard.writeText(text).then(copied, refused);
  });
  return made;
}

function inputTable(index: ClassIndex, inputs: readonly PooledInput[]): HTMLElement {
  const rows = inputs.map(({ id, function: name, call, observed, size, expected, smallestOf, caught }) => {
    const cells: Child[] = [
      ...(index.manyFunctions ? [code(name)] : []),
      [code(call), observed === null ? null : element("div", { class: "note" }, "observed by ", code(observed))],
      String(size),
      outcome(expected, null),
      groupLink({ kind: "input", id }, String(caught.length)),
      String(smallestOf.length),
    ];
    return element("tr", {}, ...cells.map((cell) => element("td", {}, cell)));
  });
  const heads = ["Call", "Size", "Expected", "Go wrong on it", "Smallest for"];
  return table("Inputs", [...(index.manyFunctions ? ["Function"] : []), ...heads], rows);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, " ");
}
