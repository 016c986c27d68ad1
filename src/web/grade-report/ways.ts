// The ways in which the class solved it: right functions that are the same decision tree, each way with its shortest
// program, and with who wrote the same code.
import type { Way } from "../../report/class-results.js";
import { count, inWords } from "../../report/words/english/phrases.js";
import type { ClassIndex } from "./class-index.js";
import { longList } from "./disclosure.js";
import { type Child, code, element } from "./element.js";
import { section } from "./layout.js";
import { showInTable, studentLink } from "./links.js";
import { sameCode } from "./same-code.js";
import { sourceView } from "./source-view.js";

const WAYS_MAX = 6;

export function waysSection(index: ClassIndex): HTMLElement | null {
  const { ways, assignment } = index.results;
  if (ways.length === 0) return null;
  const parts = assignment.functions.map(({ name }) => {
    const own = ways.filter((way) => way.function === name);
    return own.length === 0 ? null : functionPart(index, name, own);
  });
  const title = index.manyFunctions ? "Ways in which the class solved it" : waysTitle(ways.length);
  const about = [
    "Right functions that decide the same things and give the same in each case are solved in the same way, ",
    "whatever their helper functions, matches and conditions look like. The example is the shortest program of its way.",
  ];
  return section("ways", title, element("p", { class: "about" }, about.join("")), parts);
}

function waysTitle(ways: number): string {
  const words = inWords(ways);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${ways === 1 ? "way" : "ways"} in which the class solved it`;
}

function functionPart(index: ClassIndex, name: string, ways: readonly Way[]): Child {
  const words = `: ${inWords(ways.length)} ${ways.length === 1 ? "way" : "ways"}`;
  const list = element("div", { class: "cards" });
  return [
    index.manyFunctions ? element("h3", {}, code(name), words) : null,
    longList(ways, WAYS_MAX, (way) => wayCard(index, way), list),
  ];
}

function wayCard(index: ClassIndex, { id, submissions, solutions, example }: Way): HTMLElement {
  const title = `way-${id}-title`;
  const shown = index.submissions.get(example);
  const shapes = solutions.map((each) => index.solutions.get(each)?.submissions ?? []);
  const facts = `${count(submissions.length, "student")}, ${count(solutions.length, "structure")}`;
  return element(
    "article",
    { class: "card", "aria-labelledby": title },
    element(
      "header",
      {},
      element(index.manyFunctions ? "h4" : "h3", { id: title }, `Way ${id}`),
      element("p", { class: "facts" }, facts, ". Example: ", studentLink(example)),
      showInTable({ kind: "way", id }),
    ),
    shown === undefined || shown.source === null ? null : sourceView(shown.source, shown.file, []),
    sameCode(shapes),
  );
}
