// The course: programs in test/course as a teacher would write them, each with variants that are wrong the way a
// student's are. NAME.wrong holds the variants as edits of NAME.ml, NAME.expect what `check` says of each.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isProgram, splitWords } from "./harness.js";
import type { Question } from "./oracle/outcome.js";
import { projectRoot } from "./project-root.js";

export type CourseProgram = {
  readonly name: string;
  readonly source: string;
  readonly variants: readonly Variant[];
};

export type Variant = {
  readonly title: string;
  readonly file: string;
  readonly source: string;
  readonly options: readonly string[]; // of `check`
};

const FOLDER = join(projectRoot(), "test", "course");

export const expectationFile = (name: string): string => join(FOLDER, `${name}.expect`);

export function courseNames(): string[] {
  return readdirSync(FOLDER)
    .filter(isProgram)
    .map((file) => file.replace(/\.ml$/, ""))
    .sort();
}

export function readCourseProgram(name: string): CourseProgram {
  const source = readFileSync(join(FOLDER, `${name}.ml`), "latin1");
  const edits = readFileSync(join(FOLDER, `${name}.wrong`), "latin1");
  return { name, source, variants: readVariants(name, source, edits) };
}

/** Blocks of `## title`, then `- ` lines to be replaced by the `+ ` lines below them, as often as needed. */
function readVariants(name: string, source: string, edits: string): Variant[] {
  return edits.split(/^(?=## )/m).map((block, i) => {
    const title = /^## (.+)\n/.exec(block)?.[1] ?? "";
    const file = `${name}-wrong-${i + 1}.ml`;
    return { title, file, source: applyEdits(source, title, block), options: checkOptions(source, title) };
  });
}

/** From `(* Topic: what it teaches. check: f, g --given sorted *)`; only `f` for a variant with the title `f: ...`. */
function checkOptions(source: string, title: string): string[] {
  const [, line] = /^\(\* \S.*[^ ]: .*\. check: (.*) \*\)\n/.exec(source) ?? [];
  if (line === undefined) throw new Error("first line: (* Topic: what it teaches. check: f, g *)");
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
export function readExpectations(name: string): ReadonlyMap<string, string> {
  const file = expectationFile(name);
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

/** The real OCaml is asked to run the program and each variant, both on the witness for that variant. */
export type CourseQuestions = { readonly variant: Variant; readonly right: Question; readonly wrong: Question };

export function courseQuestions({ name, source, variants }: CourseProgram): CourseQuestions[] {
  const expected = readExpectations(name);
  return variants.map((variant) => {
    const expressions = witnesses(expected.get(variant.title) ?? "");
    const right = { file: `${name}.ml`, source, expressions };
    return { variant, right, wrong: { ...right, file: variant.file, source: variant.source } };
  });
}
