// Writes the reports into the output folder. A file is there whole or not at all, and pages of students who were there
// the last time and are no more go away: nobody shall hand out feedback that no longer holds.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ClassResults, SubmissionResult } from "../../report/class-results.js";
import { classroomResult } from "../../report/grade/classroom.js";
import { detailsCsv, gradesCsv } from "../../report/grade/csv.js";
import { githubSummary } from "../../report/grade/github.js";
import { gradescopeResults } from "../../report/grade/gradescope.js";
import { gradesJunit } from "../../report/grade/junit.js";
import { moodleNames } from "../../report/grade/moodle.js";
import { gradePage } from "../../report/grade/page.js";
import { pageNames } from "../../report/grade/page-names.js";
import { studentHtml } from "../../report/grade/student-html.js";
import { studentPage } from "../../report/grade/student-page.js";
import type { Words } from "../../report/words/words.js";
import { writeWhole } from "../write-whole.js";
import type { Format } from "./arguments.js";
import { type ZipFile, zipArchive } from "./zip-archive.js";

const RESULTS_FILE = "results.json";
const MOODLE_FILE = "moodle-feedback.zip";

/** Results, and the words that they are told in. */
export type Told = { readonly words: Words; readonly results: ClassResults };

/** Gives the files that people will look for, relative to the folder. */
export function writeReports(
  { words, results }: Told,
  students: Told,
  folder: string,
  formats: readonly Format[],
  pageTemplate: () => string,
): readonly string[] {
  const { reveal } = results.assignment;
  const before = submissionsBefore(folder);
  const write = (name: string, text: string | Uint8Array): readonly string[] => {
    writeWhole(join(folder, name), text);
    return [name];
  };
  const perStudent = (inside: string, names: Names, text: (submission: SubmissionResult) => string) => {
    const now = names(results.submissions);
    const kept = new Set(now.values());
    for (const name of names(before).values()) if (!kept.has(name)) rmSync(join(folder, inside, name), { force: true });
    if (now.size === 0) return [];
    mkdirSync(join(folder, inside), { recursive: true });
    for (const submission of students.results.submissions) {
      const name = now.get(submission.id);
      if (name !== undefined) write(join(inside, name), text(submission));
    }
    return [`${inside}/`];
  };
  const page = (submission: SubmissionResult): string =>
    studentPage(students.words, students.results, submission, reveal);
  const webPage = (submission: SubmissionResult): string =>
    studentHtml(students.words, students.results, submission, reveal);
  const writers: Readonly<Record<Format, () => readonly string[]>> = {
    html: () => write("report.html", gradePage(pageTemplate(), results)),
    csv: () => [...write("grades.csv", gradesCsv(words, results)), ...write("details.csv", detailsCsv(words, results))],
    junit: () => write("junit.xml", gradesJunit(words, results)),
    github: () => [
      ...write("summary.md", githubSummary(students.words, students.results, reveal)),
      ...forClassroom(students).flatMap((text) => write("classroom.json", text)),
    ],
    students: () => perStudent("students", namesWith(".md"), page),
    pages: () => perStudent("pages", namesWith(".html"), webPage),
    moodle: () => {
      const files = moodleFiles(students.results, webPage);
      if (files.length > 0) return write(MOODLE_FILE, zipArchive(files));
      rmSync(join(folder, MOODLE_FILE), { force: true }); // of another class
      return [];
    },
    gradescope: () =>
      perStudent("gradescope", namesWith(".json"), (submission) =>
        json(gradescopeResults(students.words, students.results, submission, reveal)),
      ),
  };
  return [...formats.flatMap((format) => writers[format]()), ...write(RESULTS_FILE, json(results))];
}

/** In the same order each time. */
function moodleFiles(
  { submissions }: ClassResults,
  page: (submission: SubmissionResult) => string,
): readonly ZipFile[] {
  const names = moodleNames(submissions);
  return submissions.flatMap((submission) => {
    const name = names.get(submission.id);
    return name === undefined ? [] : [{ name, content: page(submission) }];
  });
}

/** A run of GitHub Classroom is about one student. */
function forClassroom({ words, results }: Told): readonly string[] {
  const [only, ...others] = results.submissions;
  if (only === undefined || others.length > 0) return [];
  return [json(classroomResult(words, results, only, results.assignment.reveal))];
}

type Named = Pick<SubmissionResult, "id" | "file">;
/** The names of pages, by the ids of submissions. */
type Names = (submissions: readonly Named[]) => ReadonlyMap<string, string>;

function namesWith(suffix: string): Names {
  return (submissions) =>
    pageNames(
      submissions.map(({ id }) => id),
      suffix,
    );
}

/** Those that the folder's results are about, if there are any. */
function submissionsBefore(folder: string): readonly Named[] {
  try {
    const { submissions } = JSON.parse(readFileSync(join(folder, RESULTS_FILE), "utf8")) as Partial<ClassResults>;
    return Array.isArray(submissions) ? submissions.filter((each: Named) => typeof each?.id === "string") : [];
  } catch {
    return [];
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
