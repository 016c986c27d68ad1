// A student's program with line numbers, and what is wrong with it under the lines where it is.
import type { Place, Problem } from "../../report/answer.js";
import { button, type Child, element, visible } from "./element.js";

const LINES_MAX = 2_000;

/** Only what is wrong in this file is marked: a problem may also speak of a prelude. */
export function sourceView(source: string, file: string | null, problems: readonly Problem[]): HTMLElement {
  const lines = source.split("\n").map((line) => line.replace(/\r$/, ""));
  if (lines.length > 1 && lines.at(-1) === "") lines.pop();
  const remarks = problems.flatMap(remarksOf).filter(({ place }) => place.file === file);
  const view = element("div", { class: "source", role: "group", "aria-label": "Source" });
  const add = (from: number, to: number): void => {
    for (let i = from; i < Math.min(to, lines.length); i++) view.append(...lineParts(lines[i] ?? "", i + 1, remarks));
  };
  add(0, LINES_MAX);
  if (lines.length <= LINES_MAX) return view;
  const more = button(`Show ${lines.length - LINES_MAX} more lines`, { class: "more" }, () => {
    more.remove();
    add(LINES_MAX, lines.length);
  });
  return element("div", {}, view, more);
}

export function problemWords({ code, title, label, hint }: Problem): Child {
  const text = label === "" || label === title ? title : `${title}: ${label}`;
  return [
    element("strong", {}, code),
    ` ${visible(text)}`,
    hint === null ? null : element("span", { class: "hint" }, `Hint: ${visible(hint)}`),
  ];
}

/** Something to be said at a place. */
type Remark = { readonly place: Place; readonly isMain: boolean; readonly words: () => Child };

function remarksOf(problem: Problem): Remark[] {
  const main = { place: problem.place, isMain: true, words: () => problemWords(problem) };
  const also = problem.also.map(({ place, label }) => ({ place, isMain: false, words: () => visible(label) }));
  return [main, ...also].flatMap(({ place, ...said }) => (place === null ? [] : [{ place, ...said }]));
}

function lineParts(line: string, number: number, remarks: readonly Remark[]): HTMLElement[] {
  const here = remarks.filter(({ place }) => place.line <= number && number <= place.endLine);
  const marked = here.find(({ isMain }) => isMain);
  const text = element("code", {}, markedText(line, number, marked?.place));
  const shown = element("div", { class: marked === undefined ? "line" : "line marked" }, numberOf(number), text);
  const starts = here.filter(({ place }) => place.line === number);
  const said = starts.map(({ isMain, words }) =>
    element("div", { class: isMain ? "problem" : "problem also" }, words()),
  );
  return [shown, ...said];
}

/** Not text, so that it is neither copied nor read out with the program. */
function numberOf(number: number): HTMLElement {
  return element("span", { class: "number", "data-line": number, "aria-hidden": "true" });
}

function markedText(line: string, number: number, place: Place | undefined): Child {
  if (place === undefined) return visible(line);
  const characters = [...line];
  const from = place.line === number ? place.column - 1 : characters.length - line.trimStart().length;
  const to = place.endLine === number ? place.endColumn - 1 : characters.length;
  const slice = (start: number, end: number): string => visible(characters.slice(start, end).join(""));
  if (to <= from) return slice(0, characters.length);
  return [slice(0, from), element("mark", {}, slice(from, to)), slice(to, characters.length)];
}
