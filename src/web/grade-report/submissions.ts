// The table of all submissions: search, filters, order. Rows are made once and then only moved.
import { count } from "../../report/words/english/phrases.js";
import type { ClassIndex } from "./class-index.js";
import { membersOf } from "./class-index.js";
import { type Choice, EVERYTHING, makeControls } from "./controls.js";
import { button, element } from "./element.js";
import { section } from "./layout.js";
import { COLUMNS, rowOf, selectRows, type TableColumn, type TableOrder, type TableRow } from "./rows.js";
import { rowElement } from "./submission-row.js";

export type SubmissionTable = {
  readonly section: HTMLElement;
  readonly search: HTMLInputElement;
  /** Shows this and nothing else that was asked for before. */
  readonly show: (choice: Partial<Choice>) => void;
  readonly shown: () => readonly string[]; // ids, in order
};

const HEADS: Readonly<Record<TableColumn, string>> = {
  student: "Student",
  status: "Status",
  points: "Points",
  counterexample: "Counterexample",
  size: "Size",
  mistake: "Mistake",
};

export function submissionTable(index: ClassIndex): SubmissionTable {
  const rowsFor = rememberRows(index);
  const body = element("tbody", { role: "rowgroup" });
  const status = element("p", { class: "results", role: "status" });
  let order: TableOrder = { column: "student", descending: false };
  let shown: readonly TableRow[] = [];
  const update = (): void => {
    const choice = controls.read();
    const { rows, elements } = rowsFor(choice.functionName);
    const members = choice.group === null ? null : new Set(membersOf(index, choice.group));
    const selected = selectRows(rows, { text: choice.text, status: choice.status, members }, order);
    // Most letters that are typed change nothing, and laying out hundreds of rows takes time.
    if (!isSame(selected, shown)) body.replaceChildren(...selected.map(elements));
    shown = selected;
    status.replaceChildren(resultWords(shown.length, rows.length));
  };
  const controls = makeControls(index, update);
  const head = headRow((column) => {
    order = { column, descending: order.column === column && !order.descending };
    update();
    return order;
  });
  const table = element(
    "table",
    { class: "submissions", role: "table", "aria-label": "Submissions" },
    element("thead", { role: "rowgroup" }, head),
    body,
  );
  addArrowKeys(controls.search, body);
  update();
  const show = (choice: Partial<Choice>): void => {
    controls.write({ ...EVERYTHING, ...choice });
    update();
  };
  return {
    section: section("submissions", "Submissions", controls.form, status, table),
    search: controls.search,
    show,
    shown: () => shown.map(({ submission }) => submission.id),
  };
}

function isSame(a: readonly TableRow[], b: readonly TableRow[]): boolean {
  return a.length === b.length && a.every((row, i) => row === b[i]);
}

function resultWords(shown: number, all: number): string {
  if (all === 0) return "No submissions";
  return shown === all && all > 1 ? `All ${all} submissions` : `${shown} of ${count(all, "submission")}`;
}

type Rows = { readonly rows: readonly TableRow[]; readonly elements: (row: TableRow) => HTMLElement };

/** For each function, or for whole submissions, the rows and their elements. */
function rememberRows(index: ClassIndex): (functionName: string | null) => Rows {
  const known = new Map<string | null, Rows>();
  return (functionName) => {
    const old = known.get(functionName);
    if (old !== undefined) return old;
    const task = index.results.assignment.functions.find(({ name }) => name === functionName) ?? null;
    const made = new Map<TableRow, HTMLElement>();
    const elements = (row: TableRow): HTMLElement => {
      const shown = made.get(row) ?? rowElement(index, row);
      made.set(row, shown);
      return shown;
    };
    const rows = { rows: index.results.submissions.map((each) => rowOf(each, task)), elements };
    known.set(functionName, rows);
    return rows;
  };
}

function headRow(onOrder: (column: TableColumn) => TableOrder): HTMLElement {
  const heads = new Map(COLUMNS.map((column) => [column, element("th", headAttributes(column))]));
  const mark = ({ column, descending }: TableOrder): void => {
    for (const [each, head] of heads)
      if (each === column) head.setAttribute("aria-sort", descending ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
  };
  for (const [column, head] of heads) head.append(button(HEADS[column], {}, () => mark(onOrder(column))));
  mark({ column: "student", descending: false });
  return element("tr", { role: "row" }, ...heads.values());
}

function headAttributes(column: TableColumn): Record<string, string> {
  return { role: "columnheader", scope: "col", class: column };
}

/** Down from the search field into the rows, up and down among them; Enter in the field opens the first. */
function addArrowKeys(search: HTMLInputElement, body: HTMLElement): void {
  search.addEventListener("keydown", (event) => {
    const first = body.querySelector<HTMLAnchorElement>("a.open");
    if (event.key === "ArrowDown") first?.focus();
    if (event.key === "Enter") first?.click();
  });
  body.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const row = event.target instanceof Element ? event.target.closest("tr") : null;
    const next = event.key === "ArrowDown" ? row?.nextElementSibling : row?.previousElementSibling;
    event.preventDefault();
    (next?.querySelector<HTMLElement>("a.open") ?? (event.key === "ArrowUp" ? search : null))?.focus();
  });
}
