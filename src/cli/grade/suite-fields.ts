// The fields of the section `suite` of an assignment, and of the same section of one of its functions.
import { nearest } from "../../basis/spelling.js";
import {
  type AssignmentSuite,
  NO_TEST_SETTINGS,
  SUITE_SOURCES,
  type SuiteSource,
  suiteSourceWord,
  type TestSettings,
  USUAL_SUITE,
} from "../../classroom/assignment.js";
import { type Price, pricedThing } from "../../jobs/suite-request.js";
import {
  type Context,
  type Field,
  knownFields,
  noteBad,
  noteTwice,
  readChoice,
  readCount,
  readTruth,
} from "./field-values.js";
import type { Scalar } from "./yaml-tree.js";

export const TEST_SETTINGS_FIELDS = ["budget", "costs", "inputs", "exceptions"] as const;
export const SUITE_FIELDS = [...TEST_SETTINGS_FIELDS, "from", "minimize", "emit"] as const;

const COSTS_TAKES =
  "`costs` takes what things cost, as in {call: 1, 'call:find': 0, 'match:Node': 1, branch: 0, size: 0}";

/** Of the whole assignment. */
export function readSuite(ctx: Context, field: Field | undefined): AssignmentSuite {
  if (field === undefined) return USUAL_SUITE;
  if (field.value.kind !== "fields") {
    noteBad(ctx, field.value, "`suite` takes fields, as in {budget: 7, emit: ounit2}");
    return USUAL_SUITE;
  }
  const fields = knownFields(ctx, SUITE_FIELDS, field.value);
  const [from, minimize, emit] = [fields.get("from"), fields.get("minimize"), fields.get("emit")];
  return {
    ...testSettings(ctx, fields),
    from: from && readSource(ctx, from),
    minimize: minimize && readTruth(ctx, minimize),
    emit: emit && readChoice(ctx, emit, ctx.suiteForms),
  };
}

function readSource(ctx: Context, { name, value }: Field): SuiteSource | undefined {
  const meant = value.kind === "scalar" ? { ...value, text: suiteSourceWord(value.text) } : value;
  return readChoice(ctx, { name, value: meant }, SUITE_SOURCES);
}

/** Of one function. */
export function readTestSettings(ctx: Context, field: Field | undefined): TestSettings {
  if (field === undefined) return NO_TEST_SETTINGS;
  if (field.value.kind === "fields") return testSettings(ctx, knownFields(ctx, TEST_SETTINGS_FIELDS, field.value));
  noteBad(ctx, field.value, "`suite` takes fields, as in {budget: 7, inputs: 4}");
  return NO_TEST_SETTINGS;
}

type Known = { readonly get: (name: (typeof TEST_SETTINGS_FIELDS)[number]) => Field | undefined };

function testSettings(ctx: Context, fields: Known): TestSettings {
  const [budget, inputs, exceptions] = [fields.get("budget"), fields.get("inputs"), fields.get("exceptions")];
  return {
    budget: budget && readBudget(ctx, budget),
    prices: readPrices(ctx, fields.get("costs")),
    inputs: inputs && readCount(ctx, inputs),
    exceptions: exceptions && readChoice(ctx, exceptions, ["undefined", "same"]),
  };
}

function readBudget(ctx: Context, field: Field): number | "auto" | undefined {
  const { value } = field;
  if (value.kind === "scalar" && value.text === "auto") return "auto";
  const count = value.kind === "scalar" ? wholeNumber(value) : undefined;
  if (count !== undefined && count > 0) return count;
  return noteBad(ctx, value, "`budget` of a suite takes auto, or what a path may cost, as in 7");
}

function readPrices(ctx: Context, field: Field | undefined): readonly Price[] {
  if (field === undefined) return [];
  if (field.value.kind !== "fields") {
    noteBad(ctx, field.value, COSTS_TAKES);
    return [];
  }
  const seen = new Map<string, Scalar>();
  return field.value.fields.flatMap(({ name, value }) => {
    const first = seen.get(name.text);
    if (first !== undefined) noteTwice(ctx, name, first.at);
    seen.set(name.text, name);
    const thing = pricedThing(name.text);
    const cost = value.kind === "scalar" ? wholeNumber(value) : undefined;
    if (thing === undefined) noteBad(ctx, name, `there is no cost called \`${name.text}\``, hintFor(name.text));
    else if (cost === undefined) noteBad(ctx, value, `\`${name.text}\` takes a whole number, at least 0`);
    return thing === undefined || cost === undefined ? [] : [{ ...thing, cost }];
  });
}

function hintFor(written: string): string {
  const [, kind = "", name = ""] = /^([^:]*)(:.*)?$/s.exec(written) ?? [];
  const near = nearest(kind, ["call", "match", "branch", "size"]);
  return near === undefined || pricedThing(`${near}${name}`) === undefined
    ? "call, call:FUNCTION, match, match:CONSTRUCTOR, branch and size cost something."
    : `did you mean \`${near}${name}\`?`;
}

function wholeNumber({ text, type }: Scalar): number | undefined {
  const count = type === "number" ? Number(text) : Number.NaN;
  return Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}
