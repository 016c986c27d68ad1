// Right functions by their structure: how the class solves it.
import type { Solution } from "../../report/class-results.js";
import { count, withCommas } from "../../report/words/english/phrases.js";
import type { ClassIndex } from "./class-index.js";
import { disclosure } from "./disclosure.js";
import { type Child, code, element } from "./element.js";
import { section, table } from "./layout.js";
import { studentList } from "./links.js";

const SHOWN_MAX = 8;

export function solutionsSection(index: ClassIndex): HTMLElement | null {
  const { solutions, assignment } = index.results;
  if (solutions.length === 0) return null;
  const parts = assignment.functions.map(({ name }) => {
    const own = solutions.filter((solution) => solution.function === name);
    return own.length === 0 ? null : functionPart(index, name, own);
  });
  const about = "Right functions that are the same except for names and layout.";
  return section("solutions", "Right solutions by structure", element("p", { class: "about" }, about), parts);
}

function functionPart(index: ClassIndex, name: string, solutions: readonly Solution[]): Child {
  const words = count(solutions.length, "structure");
  const rest = solutions.slice(SHOWN_MAX);
  const title = `${name}: ${words}`;
  return [
    element("h3", {}, index.manyFunctions ? [code(name), `: ${words}`] : words),
    solutionTable(title, solutions.slice(0, SHOWN_MAX)),
    rest.length === 0 ? null : disclosure(`${withCommas(rest.length)} more`, () => solutionTable(title, rest)),
  ];
}

function solutionTable(title: string, solutions: readonly Solution[]): HTMLElement {
  const rows = solutions.map(({ submissions }) =>
    element("tr", {}, element("td", {}, String(submissions.length)), element("td", {}, studentList(submissions))),
  );
  return table(title, ["Students", "Who"], rows);
}
