// The top of the page: what was asked, the parts of the page, light or dark.
import type { AssignmentSummary, ClassResults } from "../../report/class-results.js";
import { count, pointsText } from "../../report/words/english/phrases.js";
import { button, type Child, code, element, name, visible } from "./element.js";
import { labelled } from "./layout.js";

export function pageHeader({ assignment, submissions, elenchus }: ClassResults): HTMLElement {
  return element(
    "header",
    { class: "page" },
    element("div", { class: "bar-of" }, element("h1", {}, name(assignment.name)), tools()),
    element(
      "p",
      { class: "facts" },
      `${count(submissions.length, "submission")}, checked by Elenchus ${visible(elenchus)}`,
    ),
    element(
      "div",
      { class: "asked" },
      labelled(assignment.functions.length === 1 ? "Function" : "Functions", functions(assignment)),
      labelled(assignment.references.length === 1 ? "Reference" : "References", list(assignment.references.map(name))),
      labelled("Exceptions", EXCEPTIONS[assignment.exceptions]),
    ),
  );
}

const EXCEPTIONS: Readonly<Record<AssignmentSummary["exceptions"], string>> = {
  undefined: "inputs on which the reference raises an exception are skipped",
  same: "the submission must raise the same exception as the reference",
};

/** Links to the parts that there are. */
export function pageNavigation(sections: readonly HTMLElement[]): HTMLElement {
  const items = sections.map((part) => {
    const title = part.querySelector("h2")?.textContent ?? part.id;
    return element("li", {}, element("a", { href: `#${part.id}` }, title));
  });
  return element("nav", { "aria-label": "Parts of this page" }, element("ul", {}, items));
}

function functions({ functions: all }: AssignmentSummary): Child {
  return list(
    all.map(({ name: title, points }) => [
      code(title),
      ` (${points === 1 ? "1 point" : `${pointsText(points)} points`})`,
    ]),
  );
}

function list(items: readonly Child[]): Child {
  return items.map((item, i) => (i === 0 ? item : [", ", item]));
}

function tools(): HTMLElement {
  const print = button("Print", {}, () => window.print());
  return element("div", { class: "tools" }, print, themeButton());
}

/** Kept for as long as the page is open: a page from a file has no good place to remember it. */
function themeButton(): HTMLElement {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const root = document.documentElement;
  const isDark = (): boolean => (root.dataset.theme ?? (system.matches ? "dark" : "light")) === "dark";
  const label = (): void => made.replaceChildren(isDark() ? "Light" : "Dark");
  const made = button("", { title: "Light or dark colours" }, () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    label();
  });
  system.addEventListener("change", label);
  label();
  return made;
}
