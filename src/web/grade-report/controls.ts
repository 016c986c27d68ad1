// The search field and the filters above the table.
import { absurd } from "../../basis/absurd.js";
import { STATUSES, type Status } from "../../report/class-results.js";
import { count } from "../../report/words/english/phrases.js";
import type { ClassIndex, LinkedGroup } from "./class-index.js";
import { button, element, visible } from "./element.js";
import { groupHash, readHash } from "./links.js";
import { STATUS_WORDS } from "./words.js";

/** What the table is asked to show. */
export type Choice = {
  readonly text: string;
  readonly status: Status | null;
  readonly functionName: string | null; // null: whole submissions
  readonly group: LinkedGroup | null;
};

export const EVERYTHING: Choice = { text: "", status: null, functionName: null, group: null };

export type Controls = {
  readonly form: HTMLElement;
  readonly search: HTMLInputElement;
  readonly read: () => Choice;
  readonly write: (choice: Choice) => void;
};

export function makeControls(index: ClassIndex, onChange: () => void): Controls {
  const search = element("input", { type: "search", id: "search", placeholder: "Student, file, counterexample…" });
  const status = element("select", { id: "filter-status" }, statusOptions(index));
  const functionName = element("select", { id: "filter-function" }, functionOptions(index));
  const group = element("select", { id: "filter-group" }, groupOptions(index));
  const write = (choice: Choice): void => {
    search.value = choice.text;
    status.value = choice.status ?? "";
    functionName.value = choice.functionName ?? "";
    chooseGroup(index, group, choice.group);
  };
  const read = (): Choice => ({
    text: search.value,
    status: STATUSES.find((each) => each === status.value) ?? null,
    functionName: functionName.value === "" ? null : functionName.value,
    group: groupOf(group.value),
  });
  const clear = button("Clear", { class: "clear" }, () => {
    write(EVERYTHING);
    onChange();
  });
  const form = element(
    "form",
    { class: "controls", role: "search", "aria-label": "Submissions" },
    field("Search", search, "search"),
    field("Status", status),
    index.manyFunctions ? field("Function", functionName) : null,
    field("Group", group),
    clear,
  );
  form.addEventListener("input", onChange);
  form.addEventListener("submit", (event) => event.preventDefault());
  return { form, search, read, write };
}

function field(label: string, control: HTMLElement, kind = ""): HTMLElement {
  return element("label", { class: `field ${kind}`, for: control.id }, element("span", {}, label), control);
}

function statusOptions({ results }: ClassIndex): HTMLElement[] {
  const options = STATUSES.filter((status) => results.summary[status] > 0).map((status) =>
    element("option", { value: status }, `${STATUS_WORDS[status].name} (${results.summary[status]})`),
  );
  return [element("option", { value: "" }, "All"), ...options];
}

function functionOptions({ results }: ClassIndex): HTMLElement[] {
  const options = results.assignment.functions.map(({ name }) => element("option", { value: name }, name));
  return [element("option", { value: "" }, "All"), ...options];
}

function groupOptions(index: ClassIndex): HTMLElement[] {
  const options = index.results.mistakes.map(({ id }) => groupOption(index, { kind: "mistake", id }));
  return [element("option", { value: "" }, "All"), ...options];
}

/** The list has the mistakes; a group of another kind is there only while it is chosen. */
function chooseGroup(index: ClassIndex, select: HTMLSelectElement, group: LinkedGroup | null): void {
  for (const option of select.querySelectorAll("option.passing")) option.remove();
  const value = group === null ? "" : groupHash(group);
  if (group !== null && group.kind !== "mistake") {
    const option = groupOption(index, group);
    option.classList.add("passing");
    select.append(option);
  }
  select.value = value;
}

function groupOption(index: ClassIndex, group: LinkedGroup): HTMLOptionElement {
  return element("option", { value: groupHash(group) }, visible(groupWords(index, group)));
}

function groupWords(index: ClassIndex, { kind, id }: LinkedGroup): string {
  switch (kind) {
    case "mistake": {
      const mistake = index.mistakes.get(id);
      const where = index.manyFunctions ? ` in ${mistake?.function}` : "";
      return `Mistake ${id}${where} (${count(mistake?.submissions.length ?? 0, "student")})`;
    }
    case "repair": {
      const repair = index.repairs.get(id);
      const where = index.manyFunctions ? ` in ${repair?.function}` : "";
      return `Repair ${id}${where} (${count(repair?.submissions.length ?? 0, "student")})`;
    }
    case "solution":
      return `Structure ${id}`;
    case "way": {
      const way = index.ways.get(id);
      return `Way ${id}${index.manyFunctions ? ` of ${way?.function}` : ""} (${count(way?.submissions.length ?? 0, "student")})`;
    }
    case "input":
      return `Wrong on ${shorten(index.inputs.get(id)?.call ?? String(id))}`;
    case "test":
      return `Fails test ${shorten(index.tests.get(id)?.name ?? String(id))}`;
    default:
      return absurd(kind);
  }
}

function groupOf(value: string): LinkedGroup | null {
  const target = readHash(value);
  return target?.to === "group" ? target.group : null;
}

function shorten(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 39)}…`;
}
