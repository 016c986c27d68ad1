// Writes the reports into the output folder. A file is there whole or not at all.
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ClassResults } from "../../report/class-results.js";
import { gradesCsv } from "../../report/grade/csv.js";
import { githubSummary } from "../../report/grade/github.js";
import { gradescopeResults } from "../../report/grade/gradescope.js";
import { gradesJunit } from "../../report/grade/junit.js";
import { gradePage } from "../../report/grade/page.js";
import { pageNames } from "../../report/grade/page-names.js";
import { studentPage } from "../../report/grade/student-page.js";
import type { Format } from "./arguments.js";

/** Gives the files that people will look for, relative to the folder. */
export function writeReports(
  folder: string,
  results: ClassResults,
  formats: readonly Format[],
  pageTemplate: () => string,
): readonly string[] {
  const { reveal } = results.assignment;
  const write = (name: string, text: string): string => {
    writeWhole(join(folder, name), text);
    return name;
  };
  const perStudent = (inside: string, suffix: string, text: (id: string) => string): string => {
    mkdirSync(join(folder, inside), { recursive: true });
    for (const [id, name] of pageNames(
      results.submissions.map(({ id }) => id),
      suffix,
    ))
      write(join(inside, name), text(id));
    return `${inside}/`;
  };
  const submission = (id: string) =>
    results.submissions.find((each) => each.id === id) as ClassResults["submissions"][number];
  const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
  const writers: Readonly<Record<Format, () => string>> = {
    html: () => write("report.html", gradePage(pageTemplate(), results)),
    csv: () => write("grades.csv", gradesCsv(results)),
    junit: () => write("junit.xml", gradesJunit(results)),
    github: () => write("summary.md", githubSummary(results, reveal)),
    students: () => perStudent("students", ".md", (id) => studentPage(results, submission(id), reveal)),
    gradescope: () =>
      perStudent("gradescope", ".json", (id) => json(gradescopeResults(results, submission(id), reveal))),
  };
  return [...formats.map((format) => writers[format]()), write("results.json", json(results))];
}

function writeWhole(path: string, text: string): void {
  const temporary = `${path}.${process.pid}.part`;
  writeFileSync(temporary, text);
  renameSync(temporary, path);
}
