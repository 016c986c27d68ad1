// The mistakes of the class, the most frequent first: the smallest input that shows each, and who makes it.
import type { Mistake } from "../../report/class-results.js";
import { count } from "../../report/words/english/phrases.js";
import type { ClassIndex } from "./class-index.js";
import { disclosure, longList } from "./disclosure.js";
import { type Child, code, element } from "./element.js";
import { section, table } from "./layout.js";
import { showInTable } from "./links.js";
import { sameCode } from "./same-code.js";
import { outcome, witnessBlock } from "./witness.js";

const MISTAKES_MAX = 10;

export function mistakesSection(index: ClassIndex): HTMLElement {
  const { mistakes } = index.results;
  if (mistakes.length === 0) return section("mistakes", "Mistakes", element("p", {}, "No mistakes were found."));
  const about = "Those who go wrong in the same way on every input that caught somebody share a mistake.";
  const list = element("div", { class: "cards" });
  const shown = longList(mistakes, MISTAKES_MAX, (mistake) => mistakeCard(index, mistake), list);
  return section("mistakes", "Mistakes", element("p", { class: "about" }, about), shown);
}

function mistakeCard(index: ClassIndex, mistake: Mistake): HTMLElement {
  const { id, submissions, witness } = mistake;
  const title = `mistake-${id}-title`;
  return element(
    "article",
    { class: "card", "aria-labelledby": title },
    element(
      "header",
      {},
      element("h3", { id: title }, `Mistake ${id}`, index.manyFunctions ? [" in ", code(mistake.function)] : null),
      element("p", { class: "facts" }, `${count(submissions.length, "student")}, input of size ${witness.size}`),
      showInTable({ kind: "mistake", id }),
    ),
    witnessBlock(witness),
    sameCode(mistake.shapes),
    behaviour(index, mistake),
  );
}

function behaviour(index: ClassIndex, mistake: Mistake): Child {
  if (mistake.behaviour.length < 2) return null;
  const rows = (): HTMLElement[] =>
    mistake.behaviour.map(({ input, got }) => {
      const pooled = index.inputs.get(input);
      const cells = [
        code(pooled?.call ?? `input ${input}`),
        pooled === undefined ? null : outcome(pooled.expected, null),
        outcome(got, pooled?.expected ?? null),
      ];
      return element("tr", {}, ...cells.map((cell) => element("td", {}, cell)));
    });
  return disclosure(`Wrong on ${count(mistake.behaviour.length, "input")} of the class`, () =>
    table(`Mistake ${mistake.id}`, ["Call", "Expected", "Got"], rows()),
  );
}
