// An exercise folder of Learn-OCaml whose test.ml asks the tests of a suite: with the solution, what students are given,
// what they start from, and what it is about. What is said of such folders is in Learn-OCaml's own docs/exercices_format.md.
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Assignment } from "../../classroom/assignment.js";
import { isJoined } from "../../core/parts.js";
import { encodeBytes } from "../../report/display.js";
import type { FunctionSuite } from "../../report/suite/suite.js";
import type { WrittenTest } from "../../report/suite/written.js";
import { Misuse } from "../command.js";
import { isFolder } from "../read-source.js";
import { bytesOf } from "../words.js";
import { writeWhole } from "../write-whole.js";

/** The format that is a file of such a folder. */
export const LEARN_OCAML = "learn-ocaml";

const FILES = ["meta.json", "descr.md", "prelude.ml", "prepare.ml", "template.ml", "solution.ml", "test.ml"] as const;

/** Before the work: nothing that is there is replaced. */
export function demandFree(folder: string): void {
  const taken = FILES.map((name) => join(folder, name)).find((path) => existsSync(path));
  if (taken !== undefined) throw new Misuse(`"${taken}" already exists: name another folder`);
}

/** The solution in two: its types are given, since the tests mention them. */
export type LearnOcamlParts = {
  readonly prelude: string;
  readonly solution: string;
  /** Types, modules and exceptions that stay in the solution: tests cannot mention them. */
  readonly own: ReadonlySet<string>;
};

export function isExerciseOutput(emit: string, output: string | undefined): output is string {
  return emit === LEARN_OCAML && output !== undefined && (/[/\\]$/.test(output) || isFolder(output));
}

export function learnOcamlParts({ references: [reference], prelude }: Assignment): LearnOcamlParts {
  if (reference === undefined || isJoined(reference))
    throw new Misuse("an exercise of Learn-OCaml has one file as its solution: name a program in one file");
  const { types, rest } = withoutTypes(reference.text);
  const given = [prelude?.text ?? "", types].filter((text) => text.trim() !== "");
  return { prelude: given.map((text) => `${text.trim()}\n`).join("\n"), solution: rest, own: definedIn(rest) };
}

/** Whether a test of a function can be asked there: an exception of the solution's own is none of the student's. */
export function isAskable(
  { own }: LearnOcamlParts,
  { type }: Pick<FunctionSuite, "type">,
  { args, written: { raises = "", params = "" } }: Pick<WrittenTest, "args" | "written">,
): boolean {
  const texts = [type, params, raises, ...args.map((arg) => arg.replaceAll(/"(?:[^"\\]|\\.)*"/gs, ""))];
  return !texts.some((text) => [...text.matchAll(/[\w']+/g)].some(([word]) => own.has(word)));
}

/** Each at the left margin; comments belong to what follows. */
const DEFINITION = /^(?=(?:let|type|exception|module|open|include|external|class|\(\*|;;)(?!\w))/m;

/** The types and exceptions that it begins with, and what follows them. */
function withoutTypes(text: string): { readonly types: string; readonly rest: string } {
  const pieces = text.split(DEFINITION);
  const isGiven = (piece: string): boolean => /^(?:type|exception)\b/.test(piece);
  const isComment = (piece: string): boolean => piece.startsWith("(*") || piece.trim() === "";
  const other = pieces.findIndex((piece) => !isGiven(piece) && !isComment(piece));
  const first = other === -1 ? pieces.length : other;
  const count = pieces.slice(0, first).findLastIndex(isGiven) + 1;
  const types = pieces.slice(0, count).join("");
  const isWhole = types.split("(*").length === types.split("*)").length; // no comment is cut
  return isWhole ? { types, rest: pieces.slice(count).join("") } : { types: "", rest: text };
}

function definedIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(TYPE), ...text.matchAll(MODULE_OR_EXCEPTION)].map(([, name = ""]) => name));
}

const TYPE = /\b(?:type|and)\s+(?:nonrec\s+)?(?:[+-]?(?:'\w+|_)\s+|\([^)]*\)\s*)?([a-z_][\w']*)\s*(?:=|$)/gm;
const MODULE_OR_EXCEPTION = /\b(?:module|exception)\s+(?:rec\s+)?([A-Z][\w']*)/g;

/** The names of the files. */
export function writeExercise(
  folder: string,
  title: string,
  { prelude, solution }: LearnOcamlParts,
  functions: readonly FunctionSuite[],
  tests: string | Uint8Array,
): readonly string[] {
  const contents: Readonly<Record<(typeof FILES)[number], string | Uint8Array>> = {
    "meta.json": metaText(title),
    "descr.md": bytesOf(descriptionText(encodeBytes(title), functions)),
    "prelude.ml": bytesOf(prelude),
    "prepare.ml": "",
    "template.ml": bytesOf(functions.map(templateOf).join("\n")),
    "solution.ml": bytesOf(solution),
    "test.ml": tests,
  };
  mkdirSync(folder, { recursive: true });
  for (const name of FILES) writeWhole(join(folder, name), contents[name]);
  return FILES;
}

/** Version 2, with what is required; stars are how difficult it is. */
function metaText(title: string): string {
  return `${JSON.stringify({ learnocaml_version: "2", kind: "exercise", stars: 1, title }, undefined, 2)}\n`;
}

function descriptionText(title: string, functions: readonly FunctionSuite[]): string {
  const lines = functions.map((each) => `- \`${each.function} : ${each.type.replaceAll(/\s+/g, " ")}\``);
  return `# ${title}\n\nWrite these functions:\n\n${lines.join("\n")}\n`;
}

/** As Learn-OCaml's own templates are: it types, and is wrong. */
function templateOf({ function: name, tests: [test] }: FunctionSuite): string {
  const params = (test?.args ?? []).map((_, i) => ` x${i + 1}`).join("");
  return `let ${name}${params} =\n  failwith "to be done"\n`;
}
