// The courses: programs in test/course as a teacher would write them, in each language a folder, each program with
// variants that are wrong the way a student's are. NAME.wrong holds the variants as edits of the program, NAME.expect what
// `check` says of each.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OBSERVED } from "./course-observed.js";
import { isProgram, splitWords } from "./harness.js";
import type { Question } from "./oracle/outcome.js";
import { projectRoot } from "./project-root.js";

export type Course = {
  readonly folder: string; // below test/course
  readonly extension: string;
  /** `Topic: what it teaches. check: f, g --given sorted`, as a comment: what comes after `check:`. */
  readonly firstLine: RegExp;
  /** Where what is tried shows less than what was observed, this is asked instead, by `program: title`. */
  readonly instead: Readonly<Record<string, string>>;
};

export const OCAML_COURSE: Course = {
  folder: "ocaml",
  extension: "ml",
  firstLine: /^\(\* \S.*[^ ]: .*\. check: (.*) \*\)\n/,
  instead: {},
};

/** What the last courses teach: types that say more, state, laziness, modules as values. */
export const ADVANCED_COURSE: Course = { ...OCAML_COURSE, folder: "ocaml-advanced", instead: OBSERVED };

export const SCALA_COURSE: Course = {
  folder: "scala",
  extension: "scala",
  firstLine: /^\/\/ \S.*[^ ]: .*\. check: (.*)\n/,
  instead: {},
};

export type CourseProgram = {
  readonly name: string;
  readonly file: string;
  readonly source: string;
  readonly variants: readonly Variant[];
};

export type Variant = {
  readonly title: string;
  readonly file: string;
  readonly source: string;
  readonly options: readonly string[]; // of `check`
};

const fileIn = (course: Course, file: string): string => join(projectRoot(), "test", "course", course.folder, file);

export const expectationFile = (course: Course, name: string): string => fileIn(course, `${name}.expect`);

export function courseNames(course: Course): string[] {
  return readdirSync(fileIn(course, ""))
    .filter(isProgram)
    .map((file) => file.replace(/\.\w+$/, ""))
    .sort();
}

export function readCourseProgram(course: Course, name: string): CourseProgram {
  const file = `${name}.${course.extension}`;
  const source = readFileSync(fileIn(course, file), "latin1");
  const edits = readFileSync(fileIn(course, `${name}.wrong`), "latin1");
  return { name, file, source, variants: readVariants(course, name, source, edits) };
}

/** Blocks of `## title`, then `- ` lines to be replaced by the `+ ` lines below them, as often as needed. */
function readVariants(course: Course, name: string, source: string, edits: string): Variant[] {
  return edits.split(/^(?=## )/m).map((block, i) => {
    const title = /^## (.+)\n/.exec(block)?.[1] ?? "";
    const file = `${name}-wrong-${i + 1}.${course.extension}`;
    return { title, file, source: applyEdits(source, title, block), options: checkOptions(course, source, title) };
  });
}

/** All functions of the first line; only `f` for a variant with the title `f: ...`. */
function checkOptions({ firstLine }: Course, source: string, title: string): string[] {
  const [, line] = firstLine.exec(source) ?? [];
  if (line === undefined) throw new Error(`first line: a comment "Topic: what it teaches. check: f, g"`);
  const [names = "", options = ""] = line.split(/ (?=--)(.*)/);
  const functions = names.split(", ");
  const only = functions.filter((f) => title.startsWith(`${f}: `));
  const asked = only.length > 0 ? only : functions.filter((f) => f !== "all");
  return [...asked.flatMap((f) => ["--function", f]), ...splitWords(options)];
}

function applyEdits(source: string, title: string, block: string): string {
  const edits = [...block.matchAll(/((?:^-(?: .*)?\n)+)((?:^\+(?: .*)?\n)*)/gm)];
  if (title === "" || edits.length === 0) throw new Error(`a variant is "## title", "- old", "+ new", not:\n${block}`);
  const text = (lines: string): string => lines.replaceAll(/^[-+] ?/gm, "").replace(/\n$/, "");
  return edits.reduce((changed, [, old = "", fresh = ""]) => replaceOnly(changed, text(old), text(fresh)), source);
}

function replaceOnly(source: string, old: string, fresh: string): string {
  const parts = source.split(old);
  if (parts.length !== 2) throw new Error(`"${old}" must occur once, not ${parts.length - 1} times`);
  return parts.join(fresh);
}

/** What NAME.expect says of each variant, under its title. */
export function readExpectations(course: Course, name: string): ReadonlyMap<string, string> {
  const file = expectationFile(course, name);
  const blocks = existsSync(file) ? readFileSync(file, "latin1").split(/^## /m).slice(1) : [];
  return new Map(blocks.map((block) => [block.slice(0, block.indexOf("\n")), block.slice(block.indexOf("\n") + 1)]));
}

/** The expressions that a report offers to try. */
function witnesses(report: string): string[] {
  return [...report.matchAll(/^ +Try: elenchus run (.*)$/gm)].flatMap(([, words = ""]) => {
    const [last] = splitWords(words).slice(-1);
    return last === undefined ? [] : [last];
  });
}

/** The real language is asked to run the program and each variant, both on the witness for that variant. */
export type CourseQuestions = { readonly variant: Variant; readonly right: Question; readonly wrong: Question };

export function courseQuestions(course: Course, { name, file, source, variants }: CourseProgram): CourseQuestions[] {
  const expected = readExpectations(course, name);
  return variants.map((variant) => {
    const instead = course.instead[`${name}: ${variant.title}`];
    const expressions = instead === undefined ? witnesses(expected.get(variant.title) ?? "") : [instead];
    const right = { file, source, expressions };
    return { variant, right, wrong: { ...right, file: variant.file, source: variant.source } };
  });
}

/** All that the real language is asked, of a program and of a variant in turn. */
export function allQuestions(course: Course): Question[] {
  return courseNames(course).flatMap((name) =>
    courseQuestions(course, readCourseProgram(course, name)).flatMap(({ right, wrong }) => [right, wrong]),
  );
}
