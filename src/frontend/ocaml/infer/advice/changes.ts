// What somebody may have meant who wrote an expression that has no type. The likeliest first.
import type { Diagnostic } from "../../../../report/diagnostic.js";
import type { Expr } from "../../syntax.js";
import type { Scope } from "../entities.js";
import { expandHead } from "../ty.js";
import { callChanges } from "./calls.js";
import { type Change, changeTo, constantText, type Of, shown } from "./change.js";
import { typeOf } from "./known-type.js";
import { nestedMatch } from "./nested-match.js";
import { operatorChanges } from "./operators.js";

export function* changesOf(scope: Scope, e: Expr, errors: readonly Diagnostic[]): Generator<Change> {
  yield* changesOfKind(scope, e, errors);
  if (SIMPLE.has(e.kind) && errors.every(({ hint }) => hint === undefined)) yield some(e);
}

const SIMPLE: ReadonlySet<Expr["kind"]> = new Set([
  "constant",
  "ident",
  "field",
  "apply",
  "tuple",
  "construct",
  "list",
]);

/** x where an option is expected. */
function some(e: Expr): Change {
  const instead: Expr = { kind: "construct", at: e.at, ctor: { modules: [], name: "Some", at: e.at }, arg: e };
  return changeTo(instead, (text) => `an option that holds something is made by \`Some\`: \`${text}\`.`);
}

function* changesOfKind(scope: Scope, e: Expr, errors: readonly Diagnostic[]): Generator<Change> {
  switch (e.kind) {
    case "constant":
      return yield* literals(e);
    case "ident":
    case "field":
      yield* values(scope, e);
      return yield* options(e);
    case "apply":
      yield* values(scope, e);
      yield* operatorChanges(scope, e);
      yield* conversions(e);
      yield* callChanges(scope, e, errors);
      return yield* options(e);
    case "construct":
      return yield* cons(e);
    case "list":
    case "array":
      return yield* commas(e);
    case "sequence":
      return yield* semicolons(e);
    case "record":
      return yield* recordCommas(e);
    case "match":
    case "try":
    case "function":
      return yield* nestedMatch(e, errors);
    default:
      return;
  }
}

// ---- values ----

function* literals(e: Of<"constant">): Generator<Change> {
  const { value, at } = e;
  if (value.kind === "int") {
    const float: Expr = { kind: "constant", at, value: { kind: "float", value: Number(value.value) } };
    yield changeTo(float, (text) => `write the number with a point: \`${text}\`.`);
  }
  if (value.kind === "string" && value.value.length === 1) {
    const char: Expr = { kind: "constant", at, value: { kind: "char", value: value.value.charCodeAt(0) } };
    yield changeTo(char, (text) => `a character is written in single quotes: \`${text}\`.`);
  }
  if (value.kind === "char") {
    const string: Expr = { kind: "constant", at, value: { kind: "string", value: String.fromCharCode(value.value) } };
    yield changeTo(string, () => `a string is written in double quotes: \`${constantText(string)}\`.`);
  }
}

/** !r for r, and f () for f. */
function* values(scope: Scope, e: Of<"ident"> | Of<"field"> | Of<"apply">): Generator<Change> {
  const read: Expr = { kind: "apply", at: e.at, fn: name("!", e), args: [e] };
  yield changeTo(read, (text) => `this is the reference itself; what it holds is \`${text}\`.`);
  const unit: Expr = {
    kind: "construct",
    at: e.at,
    ctor: { modules: [], name: "()", at: e.at },
    arg: undefined,
  };
  if (takesUnit(scope, e))
    yield changeTo(
      { kind: "apply", at: e.at, fn: e, args: [unit] },
      (text) => `this is the function itself; to call it, write \`${text}\`.`,
    );
}

function takesUnit(scope: Scope, e: Expr): boolean {
  const fn = typeOf(scope, e);
  const from = fn?.kind === "arrow" ? expandHead(fn.from).desc : undefined;
  return from?.kind === "con" && from.info.name === "unit";
}

/** What is inside of an option; how to get there is for the program to decide. */
function* options(e: Of<"ident"> | Of<"field"> | Of<"apply">): Generator<Change> {
  const get: Expr = { kind: "ident", at: e.at, path: { modules: ["Option"], name: "get", at: e.at } };
  const hint = "it may be `None`: `match ... with Some x -> ... | None -> ...` tells the two apart.";
  yield { instead: { kind: "apply", at: e.at, fn: get, args: [e] }, hint: () => hint };
}

const CONVERSIONS: ReadonlySet<string> = new Set(
  `string_of_int int_of_string float_of_int int_of_float string_of_float float_of_string string_of_bool float
  truncate`.split(/\s+/),
);

/** An argument string_of_int n where n itself is expected. */
function* conversions(e: Of<"apply">): Generator<Change> {
  for (const [i, arg] of e.args.entries()) {
    if (arg.kind !== "apply" || arg.fn.kind !== "ident" || !CONVERSIONS.has(arg.fn.path.name)) continue;
    const [inner, ...more] = arg.args;
    const { name: conversion } = arg.fn.path;
    if (inner === undefined || more.length > 0) continue;
    const instead = { ...e, args: e.args.map((other, j) => (i === j ? inner : other)) };
    yield { instead, hint: () => `it is as expected without \`${conversion}\`: \`${shown(inner)}\`.` };
  }
}

function name(called: string, { at }: Expr): Expr {
  return { kind: "ident", at, path: { modules: [], name: called, at } };
}

// ---- one mark for another ----

/** [1, 2] is a list of one pair; most who write it meant [1; 2]. */
function* commas(e: Of<"list"> | Of<"array">): Generator<Change> {
  const [first, ...more] = e.items;
  if (first?.kind !== "tuple" || more.length > 0) return;
  yield changeTo({ ...e, items: first.items }, (text) => `items of a list are separated by \`;\`: \`${text}\`.`);
}

function* semicolons(e: Of<"sequence">): Generator<Change> {
  yield changeTo(
    { kind: "tuple", at: e.at, items: e.items },
    (text) => `the parts of a tuple are separated by \`,\`: \`${text}\`.`,
  );
}

/** { x = 0, y = 1 } gives x a pair, of 0 and of whether y is 1. */
function* recordCommas(e: Of<"record">): Generator<Change> {
  const fields = e.fields.flatMap((field) => {
    if (field.value.kind !== "tuple") return [field];
    const [first, ...more] = field.value.items;
    if (first === undefined) return [field];
    return [{ ...field, value: first }, ...more.flatMap(asField)];
  });
  if (fields.length === e.fields.length) return;
  yield changeTo({ ...e, fields }, (text) => `fields are separated by \`;\`: \`${text}\`.`);
}

function asField(e: Expr): Of<"record">["fields"] {
  if (e.kind !== "apply" || e.fn.kind !== "ident" || e.fn.path.name !== "=") return [];
  const [left, right] = e.args;
  if (left?.kind !== "ident" || right === undefined) return [];
  return [{ field: left.path, value: right, at: e.at }];
}

// ---- lists ----

/** x :: l with a list on the left, an item on the right, or both. */
function* cons(e: Of<"construct">): Generator<Change> {
  if (e.ctor.name !== "::" || e.arg?.kind !== "tuple") return;
  const [left, right] = e.arg.items;
  if (left === undefined || right === undefined) return;
  const oneItem = (item: Expr): Expr => ({ kind: "list", at: item.at, items: [item] });
  const joined = (a: Expr, b: Expr): Expr => ({ kind: "apply", at: e.at, fn: name("@", e), args: [a, b] });
  const rule = "`::` puts an item in front of a list";
  yield changeTo(joined(left, right), (text) => `${rule}; two lists are joined by \`@\`: \`${text}\`.`);
  yield changeTo({ ...e, arg: { ...e.arg, items: [left, oneItem(right)] } }, (text) => `${rule}: \`${text}\`.`);
  yield changeTo(joined(left, oneItem(right)), (text) => `${rule}; to add one at the end, write \`${text}\`.`);
  yield changeTo(
    { ...e, arg: { ...e.arg, items: [right, left] } },
    () => `${rule}, so \`${shown(right)}\` comes first and \`${shown(left)}\` second.`,
  );
}
