// One row of the table. Explicit roles keep it a table where narrow screens show rows as cards.

import { ownCall, verdictWords } from "../../report/answer-words.js";
import { isOpen } from "../../report/grade/rows.js";
import { pointsText } from "../../report/words/english/phrases.js";
import { REVIEW } from "../../report/words/english/points.js";
import type { ClassIndex } from "./class-index.js";
import { type Child, code, element, name, visible } from "./element.js";
import { groupLink, submissionHash } from "./links.js";
import { COLUMNS, type TableColumn, type TableRow } from "./rows.js";
import { statusMark } from "./status-mark.js";
import { outcome } from "./witness.js";
import { WORDS } from "./words.js";

export function rowElement(index: ClassIndex, row: TableRow): HTMLTableRowElement {
  const cells: Readonly<Record<TableColumn, Child>> = {
    student: null,
    status: statusMark(row.status, row.proved),
    points: [
      reviewMark(row),
      pointsText(row.points),
      element("span", { class: "out-of" }, ` / ${pointsText(row.outOf)}`),
    ],
    counterexample: counterexample(row),
    size: row.witness === null ? null : String(row.witness.size),
    mistake: row.mistakes.map((id, i) => [i > 0 ? ", " : null, mistakeLink(index, id)]),
  };
  const [, ...rest] = COLUMNS;
  const made = element(
    "tr",
    { role: "row" },
    element("th", { role: "rowheader", scope: "row", class: "student" }, student(row)),
    ...rest.map((column) => element("td", { role: "cell", class: column }, cells[column])),
  );
  made.addEventListener("click", (event) => openFrom(event, row));
  return made;
}

/** Of points that somebody should look at. */
function reviewMark({ submission, functions }: TableRow): Child {
  if (!isOpen(submission, undefined) && functions.every(({ review }) => review === undefined)) return null;
  return element("span", { title: REVIEW.reviewMeaning }, `${REVIEW.reviewMark} `);
}

function student({ submission: { id, file, unchecked } }: TableRow): Child {
  const link = element("a", { class: "open", href: submissionHash(id) }, name(id));
  const leftOut = [...new Set(unchecked.map(({ definition, place }) => definition ?? `line ${place?.line ?? "?"}`))];
  return [
    link,
    file === null ? null : element("span", { class: "file" }, name(file)),
    leftOut.length === 0 ? null : element("span", { class: "file" }, visible(`left out: ${leftOut.join(", ")}`)),
  ];
}

function counterexample(row: TableRow): Child {
  const { witness } = row;
  if (witness === null) return element("span", { class: "clamp got" }, name(otherFinding(row)));
  const outcomes = ["got ", outcome(witness.got, null), ", expected ", outcome(witness.expected, null)];
  return [
    element("span", { class: "clamp" }, code(ownCall(witness))),
    element("span", { class: "clamp got" }, outcomes),
  ];
}

/** Why there is no counterexample. */
function otherFinding({ functions, submission: { problems, failure } }: TableRow): string {
  const [problem] = problems;
  if (problem !== undefined) return `${problem.code} ${problem.title}`;
  if (failure !== null) return failure;
  const why = functions.flatMap((each) => (each.verdict === "cannot-compare" ? [each.why] : []));
  return why[0] ?? [...new Set(functions.map((each) => verdictWords(WORDS, each)))].join("; ");
}

function mistakeLink(index: ClassIndex, id: number): Child {
  const students = index.mistakes.get(id)?.submissions.length ?? 0;
  const link = groupLink({ kind: "mistake", id }, String(id));
  link.title = `All ${students} with mistake ${id}`;
  return link;
}

/** The whole row opens the submission, but not for those who select text in it or follow a link. */
function openFrom(event: MouseEvent, { submission }: TableRow): void {
  const isLink = event.target instanceof Element && event.target.closest("a") !== null;
  if (!isLink && getSelection()?.isCollapsed !== false) location.hash = submissionHash(submission.id);
}
