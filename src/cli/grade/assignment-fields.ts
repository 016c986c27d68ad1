// The fields of an assignment's file, read from its tree: what was written, with files by their names and no default
// filled in. docs/assignment.schema.json says the same to editors.
import {
  type AssignmentSuite,
  NO_TEST_SETTINGS,
  type RightOutcome,
  type Test,
  type TestSettings,
} from "../../classroom/assignment.js";
import type { Source, Span } from "../../core/span.js";
import { toBytes } from "../../jobs/source-text.js";
import { CREDITS, type Credit, REVEALS, type Reveal } from "../../report/class-results.js";
import type { Checked } from "../../report/diagnostic.js";
import { decodeBytes } from "../../report/display.js";
import { LOCALES, type Locale } from "../../report/words/locales.js";
import { EFFECTS, type EffectsPolicy, PRINTED, type PrintedPolicy } from "../../subject/exercise.js";
import {
  type Context,
  type Field,
  knownFields,
  note,
  noteBad,
  readChoice,
  readCount,
  readExpression,
  readList,
  readName,
  readPoints,
  readText,
  readTruth,
} from "./field-values.js";
import { readSuite, readTestSettings } from "./suite-fields.js";
import type { YamlTree } from "./yaml-tree.js";

const SETTINGS = ["given", "observe", "exceptions", "effects", "printed"] as const;
export const ASSIGNMENT_FIELDS = [
  "name",
  "reference",
  "references",
  "functions",
  "prelude",
  ...SETTINGS,
  "credit",
  "budget",
  "partial",
  "file",
  "tests",
  "suite",
  "reveal",
  "locale",
] as const;
export const FUNCTION_FIELDS = ["name", "points", "credit", ...SETTINGS, "suite"] as const;
export const TEST_FIELDS = ["name", "call", "expect", "raises", "any", "points"] as const;
const OUTCOME_FIELDS = ["expect", "raises"] as const;

export type WrittenAssignment = {
  readonly name: string | undefined;
  readonly references: readonly FileAt[];
  readonly prelude: FileAt | undefined;
  readonly functions: readonly WrittenTask[];
  readonly usual: WrittenSettings;
  readonly credit: Credit | undefined;
  readonly budget: number | undefined;
  readonly partial: boolean | undefined;
  readonly file: string | undefined;
  readonly tests: readonly Test[];
  readonly suite: AssignmentSuite;
  readonly reveal: Reveal | undefined;
  readonly locale: Locale | undefined;
};

/** A file as the assignment names it, and where it does. */
export type FileAt = { readonly path: string; readonly at: Span };
export type WrittenPlace = { readonly file: FileAt | undefined; readonly function: string };
export type WrittenTask = WrittenSettings & {
  readonly name: string;
  readonly points: number | undefined;
  readonly credit: Credit | undefined;
  readonly suite: TestSettings;
};
export type WrittenSettings = {
  readonly observe: WrittenPlace | undefined;
  /** Each once: all must hold. */
  readonly given: readonly WrittenPlace[] | undefined;
  readonly exceptions: "undefined" | "same" | undefined;
  readonly effects: EffectsPolicy | undefined;
  readonly printed: PrintedPolicy | undefined;
};

export function readFields(source: Source, tree: YamlTree, suiteForms: readonly string[]): Checked<WrittenAssignment> {
  const ctx: Context = { source, errors: [], suiteForms };
  const value = readWritten(ctx, tree);
  const [first, ...rest] = ctx.errors;
  if (first !== undefined) return { ok: false, errors: [first, ...rest] };
  if (value === undefined) throw new Error("an assignment was refused without a word");
  return { ok: true, value };
}

function readWritten(ctx: Context, tree: YamlTree): WrittenAssignment | undefined {
  if (tree.kind !== "fields") {
    const label = "an assignment is made of fields, at least `reference: solution.ml`";
    return note(ctx, { at: tree.at, title: "Not an assignment", label });
  }
  const fields = knownFields(ctx, ASSIGNMENT_FIELDS, tree);
  const name = optional(fields.get("name"), (field) => readText(ctx, field));
  return {
    name: name === undefined ? undefined : decodeBytes(name),
    references: readReferences(ctx, fields, tree.at),
    prelude: optional(fields.get("prelude"), (field) => readFile(ctx, field)),
    functions: readFunctions(ctx, fields.get("functions")),
    usual: readSettings(ctx, fields),
    credit: optional(fields.get("credit"), (field) => readChoice(ctx, field, CREDITS)),
    budget: optional(fields.get("budget"), (field) => readCount(ctx, field)),
    partial: optional(fields.get("partial"), (field) => readTruth(ctx, field)),
    file: optional(fields.get("file"), (field) => readFile(ctx, field)?.path),
    tests: readTests(ctx, fields.get("tests")),
    suite: readSuite(ctx, fields.get("suite")),
    reveal: optional(fields.get("reveal"), (field) => readChoice(ctx, field, REVEALS)),
    locale: optional(fields.get("locale"), (field) => readChoice(ctx, field, LOCALES)),
  };
}

function optional<T>(field: Field | undefined, read: (field: Field) => T | undefined): T | undefined {
  return field && read(field);
}

type Known<F extends string> = { readonly get: (name: F) => Field | undefined };

function readReferences(ctx: Context, fields: Known<"reference" | "references">, at: Span): readonly FileAt[] {
  const one = fields.get("reference");
  const several = fields.get("references");
  if (one !== undefined && several !== undefined) {
    const label = "there is a `reference` too: put all of them here";
    note(ctx, { at: several.value.at, title: "Two fields for one thing", label });
  }
  if (one === undefined && several === undefined) {
    const start = { ...at, end: at.start };
    const hint = "name a solution, as in `reference: solution.ml`.";
    note(ctx, { at: start, title: "Missing field", label: "there is no `reference`", hint });
  }
  const named = [
    ...(one === undefined ? [] : [one]),
    ...(several === undefined ? [] : readList(ctx, several, "[a.ml, b.ml]")),
  ];
  const files = named.map((field) => readFile(ctx, field)).filter((file) => file !== undefined);
  noteRepeated(
    ctx,
    files.map(({ path, at }) => ({ name: toBytes(path), at })),
  );
  return files;
}

function readFile(ctx: Context, field: Field): FileAt | undefined {
  const path = readName(ctx, field, "the name of a file", "solution.ml");
  return path === undefined ? undefined : { path: decodeBytes(path), at: field.value.at };
}

function noteRepeated(ctx: Context, names: readonly { readonly name: string; readonly at: Span }[]): void {
  const seen = new Map<string, Span>();
  for (const { name, at } of names) {
    const first = seen.get(name);
    if (first === undefined) seen.set(name, at);
    else note(ctx, { at, title: "Named twice", label: "it is in the list already" }, [{ at: first, label: "here" }]);
  }
}

function readFunctions(ctx: Context, field: Field | undefined): readonly WrittenTask[] {
  if (field === undefined) return [];
  const items = readList(ctx, field, "[sum, maximum]");
  const tasks = items.map((item) => ({ task: readFunction(ctx, item), at: item.value.at }));
  noteRepeated(
    ctx,
    tasks.flatMap(({ task, at }) => (task === undefined ? [] : [{ name: task.name, at }])),
  );
  return tasks.map(({ task }) => task).filter((task) => task !== undefined);
}

function readFunction(ctx: Context, item: Field): WrittenTask | undefined {
  if (item.value.kind !== "fields") {
    const name = readFunctionName(ctx, item);
    const nothing = { points: undefined, credit: undefined, suite: NO_TEST_SETTINGS, ...NOTHING_SAID };
    return name === undefined ? undefined : { name, ...nothing };
  }
  const fields = knownFields(ctx, FUNCTION_FIELDS, item.value);
  const named = fields.get("name");
  const points = optional(fields.get("points"), (field) => readPoints(ctx, field));
  const credit = optional(fields.get("credit"), (field) => readChoice(ctx, field, CREDITS));
  const settings = { ...readSettings(ctx, fields), suite: readTestSettings(ctx, fields.get("suite")) };
  if (named === undefined) return noteBad(ctx, item.value, "a function has a `name`, as in {name: sum, points: 2}");
  const name = readFunctionName(ctx, named);
  return name === undefined ? undefined : { name, points, credit, ...settings };
}

const NOTHING_SAID: WrittenSettings = {
  observe: undefined,
  given: undefined,
  exceptions: undefined,
  effects: undefined,
  printed: undefined,
};

function readFunctionName(ctx: Context, field: Field): string | undefined {
  const name = readName(ctx, field, "the name of a function", "sum");
  if (name === undefined || !/\s/.test(name)) return name;
  return noteBad(ctx, field.value, "this is not the name of a function");
}

function readSettings(ctx: Context, fields: Known<(typeof SETTINGS)[number]>): WrittenSettings {
  return {
    observe: optional(fields.get("observe"), (field) => readObserver(ctx, field)),
    given: optional(fields.get("given"), (field) => readAllGiven(ctx, field)),
    exceptions: optional(fields.get("exceptions"), (field) => readChoice(ctx, field, ["undefined", "same"])),
    effects: optional(fields.get("effects"), (field) => readChoice(ctx, field, EFFECTS)),
    printed: optional(fields.get("printed"), (field) => readChoice(ctx, field, PRINTED)),
  };
}

function readObserver(ctx: Context, field: Field): WrittenPlace | undefined {
  const text = readName(ctx, field, "a function of a file", "grading.ml:view");
  if (text === undefined) return undefined;
  return placeOf(text, field.value.at) ?? noteBad(ctx, field.value, "`observe` takes FILE.ml:function");
}

/** One, or a list of several. */
function readAllGiven(ctx: Context, field: Field): readonly WrittenPlace[] | undefined {
  const items = field.value.kind === "list" ? readList(ctx, field, "[is_sorted, is_positive]") : [field];
  const places = items.map((item) => readGiven(ctx, { ...item, name: "given" })).filter((place) => place !== undefined);
  return places.length < items.length ? undefined : places;
}

function readGiven(ctx: Context, field: Field): WrittenPlace | undefined {
  const text = readName(ctx, field, "a predicate of the reference, or of a file", "is_sorted or grading.ml:is_sorted");
  if (text === undefined) return undefined;
  if (!/[:\s]/.test(text)) return { file: undefined, function: text };
  return placeOf(text, field.value.at) ?? noteBad(ctx, field.value, "`given` takes a predicate, or FILE.ml:predicate");
}

/** FILE.ml:function */
function placeOf(text: string, at: Span): WrittenPlace | undefined {
  const [, path, name] = /^(.+):([^:\s]+)$/.exec(text) ?? [];
  return path === undefined || name === undefined
    ? undefined
    : { file: { path: decodeBytes(path), at }, function: name };
}

export function readTests(ctx: Context, field: Field | undefined): readonly Test[] {
  if (field === undefined) return [];
  const items = readList(ctx, field, "a line `- sum [1; 2]` for each");
  return items.map((item) => readTest(ctx, item)).filter((test) => test !== undefined);
}

function readTest(ctx: Context, item: Field): Test | undefined {
  if (item.value.kind !== "fields") {
    const call = readExpression(ctx, { name: "call", value: item.value });
    return call === undefined ? undefined : { name: undefined, call, right: [], points: undefined };
  }
  const fields = knownFields(ctx, TEST_FIELDS, item.value);
  const called = fields.get("call");
  const name = optional(fields.get("name"), (field) => readText(ctx, field));
  const points = optional(fields.get("points"), (field) => readPoints(ctx, field));
  const right = readRight(ctx, fields);
  if (called === undefined)
    return noteBad(ctx, item.value, "a test has a `call`, as in {call: 'sum [1; 2]', expect: 3}");
  const call = readExpression(ctx, called);
  return call === undefined ? undefined : { name, call, right, points };
}

function readRight(ctx: Context, fields: Known<"expect" | "raises" | "any">): readonly RightOutcome[] {
  const [several, ...ones] = [fields.get("any"), fields.get("expect"), fields.get("raises")];
  const [first, second] = [several, ...ones].filter((field) => field !== undefined);
  if (first !== undefined && second !== undefined)
    noteBad(ctx, second.value, `a test has \`${first.name}\` or \`${second.name}\`, not both`);
  const items = several === undefined ? [] : readList(ctx, several, "[{expect: 1}, {raises: Not_found}]");
  return [...ones.flatMap((field) => readOutcome(ctx, field)), ...items.flatMap((item) => readOneOf(ctx, item))];
}

function readOutcome(ctx: Context, field: Field | undefined): readonly RightOutcome[] {
  const text = field && readExpression(ctx, field);
  return text === undefined ? [] : [{ kind: field?.name === "raises" ? "raised" : "value", text }];
}

/** {expect: 1} or {raises: Not_found} */
function readOneOf(ctx: Context, { value }: Field): readonly RightOutcome[] {
  const fields = value.kind === "fields" ? knownFields(ctx, OUTCOME_FIELDS, value) : new Map<string, Field>();
  const [field, other] = [...fields.values()];
  if (field !== undefined && other === undefined) return readOutcome(ctx, field);
  noteBad(ctx, value, "`any` is a list of outcomes, each {expect: ...} or {raises: ...}");
  return [];
}
