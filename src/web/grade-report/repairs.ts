// Who needs the same change, the most frequent first: the kind of change, and the change in the program of one of them.
import type { RepairGroup } from "../../report/class-results.js";
import { changedLines } from "../../report/grade/hint-steps.js";
import { count } from "../../report/words/english/phrases.js";
import type { ClassIndex } from "./class-index.js";
import { longList } from "./disclosure.js";
import { type Child, code, element, visible } from "./element.js";
import { labelled, section } from "./layout.js";
import { showInTable, studentLink, studentList } from "./links.js";

const REPAIRS_MAX = 10;

/** Null: nobody asked for repairs. */
export function repairsSection(index: ClassIndex): HTMLElement | null {
  const { repairs } = index.results;
  if (repairs === undefined) return null;
  if (repairs.length === 0)
    return section("repairs", "Repairs", element("p", {}, "No small change was found that makes a submission right."));
  const about =
    "A small change that makes each wrong function right. Those who need the same one, up to names, are together.";
  const list = element("div", { class: "cards" });
  const shown = longList(repairs, REPAIRS_MAX, (group) => repairCard(index, group), list);
  return section("repairs", "Repairs", element("p", { class: "about" }, about), shown);
}

function repairCard(index: ClassIndex, { id, function: name, submissions, text, patch }: RepairGroup): HTMLElement {
  const title = `repair-${id}-title`;
  const [example = ""] = submissions;
  return element(
    "article",
    { class: "card", "aria-labelledby": title },
    element(
      "header",
      {},
      element("h3", { id: title }, `Repair ${id}`, index.manyFunctions ? [" in ", code(name)] : null),
      element("p", { class: "facts" }, `${count(submissions.length, "student")}. Example: `, studentLink(example)),
      showInTable({ kind: "repair", id }),
    ),
    element("p", {}, visible(text)),
    changeView(patch),
    labelled("Students", studentList(submissions)),
  );
}

/** What is taken out and put in, with the lines around it. */
export function changeView(patch: string): HTMLElement {
  return element(
    "pre",
    { class: "change" },
    changedLines(patch).map((line, i) => [i === 0 ? "" : "\n", changedLine(line)]),
  );
}

function changedLine(line: string): Child {
  if (line.startsWith("+")) return element("ins", {}, visible(line));
  return line.startsWith("-") ? element("del", {}, visible(line)) : visible(line);
}
