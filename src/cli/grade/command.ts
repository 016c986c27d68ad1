// elenchus grade ASSIGNMENT SUBMISSIONS...: which are wrong, on which smallest input, and who
// shares the same mistake.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Assignment } from "../../classroom/assignment.js";
import { type ClassProgress, type Graded, gradeClass } from "../../classroom/grade.js";
import type { HandedIn } from "../../classroom/handed-in.js";
import { filesOf } from "../../core/parts.js";
import type { Source } from "../../core/span.js";
import { ANY_PROGRAM, languageOf, languagesFrom, type WantedProgram } from "../../language/row.js";
import { type Pool, SELF_CHECK } from "../../node/pool.js";
import type { ClassResults, ClassSummary } from "../../report/class-results.js";
import { displayUnicode } from "../../report/display.js";
import { githubAnnotations } from "../../report/grade/github.js";
import { renderGrades } from "../../report/grade/table.js";
import { renderDiagnostics } from "../../report/render.js";
import { VERSION } from "../../report/version.js";
import { wordsFor } from "../../report/words/locales.js";
import type { Words } from "../../report/words/words.js";
import { withoutCommands } from "../../report/workflow-command.js";
import { type ExitCode, type Io, Misuse } from "../command.js";
import { GRADE_HELP } from "../help.js";
import { progressBar } from "../progress-bar.js";
import { type AskedGrade, readAskedGrade, withOptions } from "./arguments.js";
import { readAssignment } from "./assignment-file.js";
import { type Cache, openCache } from "./cache.js";
import { codeOf } from "./file-error.js";
import { collectSubmissions } from "./submissions.js";
import { type Told, writeReports } from "./write-reports.js";
import { writeWorksheet } from "./write-worksheet.js";

const CACHE_FILE = "cache.jsonl";

export async function gradeCommand(args: readonly string[], io: Io): Promise<ExitCode> {
  const asked = readAskedGrade(args);
  if (asked === "help") {
    io.out(GRADE_HELP);
    return 0;
  }
  const read = await readAssignment(asked.assignment, io);
  const assignment = read.ok ? await withOptions(read.value, asked, io.readSource) : read;
  if (!assignment.ok) {
    io.error(renderDiagnostics(io.words, assignment.errors, read.sources, io.style));
    return 2;
  }
  const { handedIn, notices } = await collectSubmissions(asked.submissions, {
    file: assignment.value.file,
    languages: languagesFrom(
      io.languages,
      assignment.value.references.map((each) => languageOf(io.languages, each)),
    ),
    referenceNames: assignment.value.references.map(({ name }) => name),
    words: io.words,
    looks: looksOf(assignment.value),
    own: [
      asked.output,
      ...asked.worksheets,
      ...sourcesOf(assignment.value)
        .flatMap(filesOf)
        .map(({ name }) => name),
    ],
    student: asked.student,
  });
  const whole = { ...assignment.value, notices: [...assignment.value.notices, ...notices] };
  const engine = engineOf(io);
  return inFolder(asked.output, () => gradeInto(whole, handedIn, engine, asked, io));
}

/** What a student's program should define. */
export function looksOf({ functions, references }: Assignment): WantedProgram {
  return { ...ANY_PROGRAM, names: functions.map(({ name }) => name), like: references[0] };
}

/** What the system refuses to write is said in words. */
async function inFolder(folder: string, work: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    makeFolder(folder);
    return await work();
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined || code.startsWith("ERR_")) throw error; // ours, not the system's
    throw new Misuse(`cannot write to "${folder}": ${REFUSALS[code] ?? `the system says ${code}`}`);
  }
}

/** With the folders around it. Where a system has none of a name and lets nobody make it, Node's own way never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  mkdirSync(folder);
}

const REFUSALS: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
  ENOSPC: "no space is left; the results so far are kept, and the same command continues from there",
  EDQUOT: "no space is left; the results so far are kept, and the same command continues from there",
  EEXIST: "there is a file of that name",
  EISDIR: "there is a folder in place of a file",
  ENOENT: "there is no such place",
  ENOTDIR: "there is a file in the way",
};

async function gradeInto(
  assignment: Assignment,
  handedIn: readonly HandedIn[],
  engine: string,
  asked: AskedGrade,
  io: Io,
): Promise<ExitCode> {
  const cache = openCache(join(asked.output, CACHE_FILE), io.checksItself ? `${engine} ${SELF_CHECK}` : engine);
  const pool = io.openPool(Math.min(asked.workers, handedIn.length + 1), asked.timeoutMs);
  try {
    const graded = await untilInterrupted(grading(assignment, handedIn, pool, cache, asked, io), io);
    io.status("");
    if (graded === "interrupted") {
      io.error(`${io.words.commands.interruptedClass(asked.output)}\n`);
      return 3;
    }
    if (graded.ok) return report(graded, wordsFor(io.words, assignment.locale), asked, io);
    if ("why" in graded) io.error(`elenchus: ${displayUnicode(io.words.reasons.notReady(graded.why))}.\n`);
    else io.error(renderDiagnostics(io.words, graded.errors, sourcesOf(assignment), io.style));
    return 2;
  } finally {
    pool.close();
    cache.close();
  }
}

function grading(
  assignment: Assignment,
  handedIn: readonly HandedIn[],
  pool: Pool,
  cache: Cache,
  asked: AskedGrade,
  io: Io,
): Promise<Graded> {
  return gradeClass(assignment, handedIn, {
    ask: cache.remembering(pool.ask),
    onProgress: (progress) => io.status(progressLine(io.words, progress)),
    languages: io.languages,
    version: VERSION,
    hints: asked.hints,
    words: io.words,
    studentWords: wordsFor(io.words, assignment.locale),
  });
}

function untilInterrupted<T>(work: Promise<T>, io: Io): Promise<T | "interrupted"> {
  const signal = io.interruption();
  const interrupted = new Promise<"interrupted">((resolve) => {
    signal.addEventListener("abort", () => resolve("interrupted"));
  });
  return Promise.race([work, interrupted]);
}

type Results = { readonly value: ClassResults; readonly forStudents: ClassResults };

function report({ value: results, forStudents }: Results, words: Words, asked: AskedGrade, io: Io): ExitCode {
  const template = (): string => readFileSync(new URL("grade-report.html", io.built), "utf8");
  const told: Told = { words, results: forStudents };
  const files = [
    ...writeReports({ words: io.words, results }, told, asked.output, asked.formats, template),
    ...asked.worksheets.flatMap((sheet) => writeWorksheet(sheet, results, asked, io)),
  ];
  if (asked.json) io.out(`${JSON.stringify(results, undefined, 2)}\n`);
  else if (asked.formats.includes("github")) io.out(forGithub(results, told, files, asked, io));
  else io.out(`${renderGrades(io.words, results, io.outStyle)}${writtenTo(files, asked, io)}`);
  return exitCodeOf(results.summary);
}

/** Students read what their own runs print: the table, which tells all, is for those who may know all, or ask for the page. */
function forGithub(results: ClassResults, told: Told, files: readonly string[], asked: AskedGrade, io: Io): string {
  const { reveal } = results.assignment;
  const isTeachers = reveal === "full" || asked.formats.includes("html");
  const table = isTeachers
    ? renderGrades(io.words, results, io.outStyle)
    : `${io.words.grading.summary(results.summary)}\n`;
  const annotations = githubAnnotations(told.words, told.results, reveal).map((line) => `${line}\n`);
  return [withoutCommands(`${table}${writtenTo(files, asked, io)}`), ...annotations].join("");
}

function writtenTo(files: readonly string[], { output }: AskedGrade, { words }: Io): string {
  return `${words.commands.written(output, files)}\n`;
}

/** What was found matters more than what could not be found out. */
function exitCodeOf({ wrong, incomparable, rejected, undecided, failed }: ClassSummary): ExitCode {
  if (wrong + incomparable + rejected > 0) return 1;
  return undecided + failed > 0 ? 3 : 0;
}

/** The programs that do the work, as they are. */
function engineOf({ built, languages }: Io): string {
  const hash = createHash("sha256");
  for (const file of ["worker.js", ...languages.rows.flatMap(({ library }) => library?.file ?? [])])
    hash.update(readFileSync(new URL(file, built)));
  return hash.digest("base64url");
}

export function sourcesOf({ references, prelude, functions, usual }: Assignment): readonly Source[] {
  const places = [usual, ...functions].flatMap(({ observe, given }) => [
    observe?.source,
    ...given.map(({ source }) => source),
  ]);
  return [...references, prelude, ...places].filter((source) => source !== undefined);
}

function progressLine({ commands }: Words, { phase, done, total, wrong }: ClassProgress): string {
  return `${progressBar(done, total)} ${commands.classProgress(phase, { some: done, all: total }, wrong)}`;
}
