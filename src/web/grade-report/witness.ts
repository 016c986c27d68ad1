// A counterexample: the call, what was expected and what came out.

import type { Counterexample, RunResult } from "../../report/answer.js";
import { ownCall, resultWords } from "../../report/answer-words.js";
import type { Apart } from "../../report/apart.js";

import { type Child, code, element, visible } from "./element.js";
import { WORDS } from "./words.js";

export function witnessBlock(witness: Counterexample): HTMLElement {
  const { observed, expected, got, restsOn, apart } = witness;
  return element(
    "div",
    { class: "witness" },
    element(
      "dl",
      {},
      entry("Call", "call", code(ownCall(witness))),
      observed === null ? null : entry("Observed by", "observed", code(observed)),
      entry("Expected", "expected", outcome(expected, null)),
      entry("Got", "got", outcome(got, expected)),
      apart === undefined ? null : entry("Part at", "apart", element("pre", {}, visible(apartLines(apart)))),
    ),
    restsOn === "behaviour" ? null : element("p", { class: "note" }, `It ${WORDS.verdicts.rests(restsOn)}.`),
  );
}

/** One above the other, with a mark below. */
function apartLines({ expected, got, column }: Apart): string {
  return [expected, got, `${" ".repeat(column)}^`].join("\n");
}

export function outcome(result: RunResult, expected: RunResult | null): Child {
  const words = resultWords(WORDS, result, expected ?? undefined);
  const from = result.outcome === "value" ? result.from : null;
  const shown = result.outcome === "unfinished" ? words : code(words);
  return from === null ? shown : [shown, element("span", { class: "from" }, " from ", code(from))];
}

function entry(term: string, kind: string, ...description: readonly Child[]): HTMLElement {
  return element("div", { class: kind }, element("dt", {}, term), element("dd", {}, description));
}
