// The table that a course system gives out to be filled in: Moodle's offline grading worksheet, or Canvas's gradebook. Only
// the grades are written.
//
// Moodle's importer (mod/assign/feedback/offline/importgradeslib.php and locallib.php) finds "Identifier", "Grade" and "Last
// modified (grade)" by their titles in the teacher's language, takes what follows "Participant " as the number, reads commas
// between cells unless told otherwise, and leaves out rows without a grade, with one above the maximum, or that somebody graded
// after the date in the last of these columns. So titles, numbers and dates stay as they are, commas are written, and whoever
// has no submission here keeps an empty cell.
//
// Canvas's importer (lib/gradebook_importer.rb) wants "Student" and "ID", or "LastName", "FirstName" and "ID", in front, knows
// students by the ID and assignments by the number behind their title (of another title it would make a new one), skips the
// rows "Points Possible" and "Manual Posting", ignores columns that are "(read only)" in the former, reads commas or
// semicolons, and decimal commas.
import type { ClassResults, SubmissionResult } from "../class-results.js";
import { type CsvFile, readCsv, writeCsv } from "./csv-file.js";
import { isUnfinished } from "./rows.js";

export type Filled = {
  readonly ok: true;
  readonly system: "moodle" | "canvas";
  readonly text: string;
  readonly graded: number; // rows
  readonly missing: readonly string[]; // submissions that no row is of
  readonly left: readonly string[]; // submissions whose row is left as it is: points are missing that nobody knows
  readonly outOf: number | undefined; // the most points that the table allows, where that is not ours
};

/** Why it cannot be filled in: it is neither table, or it is not clear which column is meant. */
export type NotFilled =
  | { readonly ok: false; readonly why: "no-worksheet" }
  | { readonly ok: false; readonly why: "which-column"; readonly columns: readonly string[] };

/** `column`: the title of the assignment in Canvas; undefined: that of ours. */
export function fillWorksheet(text: string, results: ClassResults, column: string | undefined): Filled | NotFilled {
  const file = readCsv(text);
  const [header = []] = file.rows;
  const titles = header.map((title) => title.trim());
  if (isCanvas(titles)) return fillCanvas(file, titles, results, column);
  return fillMoodle(file, titles, results);
}

function isCanvas([first = "", second = "", third = ""]: readonly string[]): boolean {
  return (first === "Student" && second === "ID") || (first === LAST_NAME && second === "FirstName" && third === "ID");
}

const LAST_NAME = "LastName";

type Sheet = {
  readonly system: Filled["system"];
  readonly file: CsvFile;
  readonly grade: number; // columns
  readonly most: number | undefined; // the most points that there are
  readonly isRow: (row: readonly string[], i: number) => boolean;
  readonly isOf: (row: readonly string[], submission: SubmissionResult) => boolean;
};

// ---- Moodle ----

/** Titles are in the language of whoever downloaded the worksheet; those of these are known. */
const GRADE_TITLES = new Set(["Grade", "Bewertung", "Note", "Évaluation", "Calificación", "Valutazione", "Nota"]);
const MAXIMUM_TITLES = new Set(["Maximum Grade", "Maximum grade", "Bestwertung", "Note maximale", "Beste Bewertung"]);
const NAME_TITLES = new Set(["Full name", "Vollständiger Name", "Nom complet", "Nombre completo", "Nome completo"]);

function fillMoodle(file: CsvFile, titles: readonly string[], results: ClassResults): Filled | NotFilled {
  const grade = titles.findIndex((title) => GRADE_TITLES.has(title));
  const [, first = []] = file.rows;
  if (grade <= 0 || !/\d+$/.test(first[0] ?? "")) return { ok: false, why: "no-worksheet" };
  const name = titles.findIndex((title) => NAME_TITLES.has(title));
  const maximum = titles.findIndex((title) => MAXIMUM_TITLES.has(title));
  return filled(results, {
    system: "moodle",
    file: { ...file, separator: "," },
    grade,
    most: numberIn(first[maximum] ?? ""),
    isRow: (_, i) => i > 0,
    isOf: (row, submission) =>
      submission.participant === null
        ? name !== -1 && isName(row[name], submission)
        : /\d+$/.exec(row[0] ?? "")?.[0] === submission.participant,
  });
}

// ---- Canvas ----

const POINTS_POSSIBLE = /points possible/i;
const READ_ONLY = /read\s+only/i;

function fillCanvas(
  file: CsvFile,
  titles: readonly string[],
  results: ClassResults,
  column: string | undefined,
): Filled | NotFilled {
  const possible = file.rows.find(([student]) => POINTS_POSSIBLE.test(student ?? ""));
  const isOpen = (i: number): boolean => !READ_ONLY.test(possible?.[i] ?? "");
  const assignments = titles.flatMap((title, i) => (/\(\d+\)$/.test(title) && isOpen(i) ? [i] : []));
  const wanted = (column ?? results.assignment.name).trim().toLowerCase();
  const isWanted = (i: number): boolean => {
    const title = (titles[i] ?? "").toLowerCase();
    return title === wanted || title.replace(/\s*\(\d+\)$/, "") === wanted;
  };
  const named = assignments.filter(isWanted);
  const [grade, ...others] = named.length > 0 || column !== undefined ? named : assignments;
  if (grade === undefined || others.length > 0)
    return { ok: false, why: "which-column", columns: assignments.map((i) => titles[i] ?? "") };
  const id = titles.indexOf("ID");
  const nameIn = ([first = "", second = ""]: readonly string[]): string =>
    titles[0] === LAST_NAME ? `${first}, ${second}` : first;
  return filled(results, {
    system: "canvas",
    file,
    grade,
    most: numberIn(possible?.[grade] ?? ""),
    isRow: ([student], i) => i > 0 && !POINTS_POSSIBLE.test(student ?? ""),
    isOf: (row, submission) =>
      submission.participant === null ? isName(nameIn(row), submission) : row[id] === submission.participant,
  });
}

// ---- both ----

function filled(results: ClassResults, sheet: Sheet): Filled {
  const { system, file, grade, most, isRow, isOf } = sheet;
  const decimal = usesCommas(file) ? "," : ".";
  const found = new Set<SubmissionResult>();
  const rows = file.rows.map((row, i) => {
    const own = isRow(row, i) ? results.submissions.filter((submission) => isOf(row, submission)) : [];
    const [submission] = own;
    if (submission === undefined || own.length > 1) return row; // of two of the same name, it is not clear whose it is
    found.add(submission);
    if (isUnfinished(submission)) return row;
    return row.map((cell, j) => (j === grade ? String(submission.points).replace(".", decimal) : cell));
  });
  const outOf = results.assignment.functions.reduce((sum, { points }) => sum + points, 0);
  return {
    ok: true,
    system,
    text: writeCsv({ ...file, rows }),
    graded: [...found].filter((submission) => !isUnfinished(submission)).length,
    left: [...found].filter(isUnfinished).map(({ id }) => id),
    missing: results.submissions.filter((submission) => !found.has(submission)).map(({ id }) => id),
    outOf: most === undefined || most === outOf ? undefined : most,
  };
}

function isName(cell: string | undefined, { student }: SubmissionResult): boolean {
  const plain = (text: string): string => text.normalize("NFC").trim().toLowerCase();
  const [last = "", first] = plain(cell ?? "").split(/\s*,\s*/, 2);
  return plain(student) === (first === undefined ? last : `${first} ${last}`);
}

/** "100,00" where others write "100.00": grades are read in the language of whoever uploads them. */
function usesCommas({ rows }: CsvFile): boolean {
  return rows.some((row) => row.some((cell) => /^\d+,\d+$/.test(cell)));
}

function numberIn(cell: string): number | undefined {
  return /^\d+(?:[.,]\d+)?$/.test(cell.trim()) ? Number(cell.trim().replace(",", ".")) : undefined;
}
