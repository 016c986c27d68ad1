// What an unknown function did on a path, written as a function by cases: the last resort where no simple lambda can
// stand for it. Calls whose arguments and results are primitive are in the model, others in a table of the run.
import { nth } from "../basis/known.js";
import { anything, cases, exactly, lambda, lit, make, raise, variable } from "../core/build.js";
import { type Expr, type Pattern, tupleCtor } from "../core/expr.js";
import type { Literal } from "../core/literal.js";
import { INTEGERS, literalAt, TEXTS } from "../core/primitive-types.js";
import { NOWHERE } from "../core/span.js";
import type { Type } from "../core/type.js";
import type { Value } from "../core/value.js";
import { argumentKey } from "../smt/model.js";
import type { Constant, Term } from "../smt/term.js";
import { complete } from "./complete.js";
import { expressionOf } from "./express.js";
import { variablesIn } from "./index-types.js";
import { firstValues, type Param, paramsOf } from "./lambda.js";
import type { Run } from "./run.js";
import type { Shapes } from "./shape.js";
import { typeKey } from "./type-key.js";
import type { UnknownFunction } from "./unknown.js";

/** One call: its arguments as a pattern that fits them alone, and what it gave. */
type Row = { readonly pattern: Pattern; readonly body: Expr };

/** `exn` is what the function raises where it raised on the path. */
export function tabledLambdas(shapes: Shapes, run: Run, fn: UnknownFunction, exn: Expr): readonly Expr[] {
  if ([...fn.params, fn.result].some((type) => variablesIn(type).length > 0)) return []; // it cannot tell values apart
  return [...ofPrimitives(shapes, run, fn, exn), ...ofData(shapes, run, fn, exn)];
}

function byCases(fn: UnknownFunction, rows: readonly Row[], otherwise: Expr): Expr {
  const params = paramsOf(fn);
  return lambda(
    params.map(({ name }) => name),
    cases(matched(params), [...rows, { pattern: anything, body: otherwise }]),
  );
}

function matched(params: readonly Param[]): Expr {
  const [only, ...rest] = params.map(({ name }) => variable(name)) as [Expr, ...Expr[]];
  return rest.length === 0 ? only : make(tupleCtor(params.length), [only, ...rest]);
}

function together(patterns: readonly Pattern[]): Pattern {
  const [only, ...rest] = patterns as [Pattern, ...Pattern[]];
  return rest.length === 0 ? only : { kind: "ctor", at: NOWHERE, ctor: tupleCtor(patterns.length), args: patterns };
}

// ---- what the model says ----

function ofPrimitives(shapes: Shapes, run: Run, fn: UnknownFunction, exn: Expr): readonly Expr[] {
  const graph = run.model.graphs.get(fn.id) ?? new Map<string, Constant>();
  const [otherwise] = firstValues(shapes, fn.result);
  const raised = raisedAt(run, fn).map((key) => ({ key, body: raise(exn) }));
  const given = [...graph].flatMap(([key, value]) => {
    const result = literalFor(fn.result, value);
    return result === undefined ? [] : [{ key, body: lit(result) }];
  });
  const rows = [...raised, ...given].flatMap(({ key, body }) => {
    const literals = literalsOf(fn.params, key);
    return literals === undefined ? [] : [{ pattern: together(literals.map(exactly)), body }];
  });
  return rows.length === 0 || otherwise === undefined ? [] : [byCases(fn, rows, otherwise)];
}

/** The arguments at which a function raised on this path. */
function raisedAt(run: Run, { raising }: UnknownFunction): readonly string[] {
  return [...raising.values()]
    .filter(({ choice, args }) => args.length > 0 && run.isDecided(choice) && choice.chosen === true)
    .map(({ args }) => argumentKey(run.model, { args: args as Term[] }));
}

const CONSTANTS = /"(?:[^"\\]|\\.)*"|[^,]+/g;

function literalsOf(types: readonly Type[], key: string): readonly Literal[] | undefined {
  const parts = key.match(CONSTANTS) ?? [];
  const literals = parts.flatMap((part, i) => literalOfKey(types[i], part) ?? []);
  return literals.length === types.length ? literals : undefined;
}

function literalOfKey(type: Type | undefined, key: string): Literal | undefined {
  const kind = type === undefined ? "" : typeKey(type);
  if (INTEGERS.has(kind)) return literalAt(kind, BigInt(key));
  if (TEXTS.has(kind)) return literalAt(kind, JSON.parse(key) as string);
  return kind === "bool" ? { kind: "bool", value: key === "true" } : undefined;
}

function literalFor(type: Type, value: Constant): Literal | undefined {
  const kind = typeKey(type);
  if (typeof value !== "boolean") return literalAt(kind, value);
  return kind === "bool" ? { kind: "bool", value } : undefined;
}

// ---- what the table of the run says ----

/** The last call's answer serves for everything else. */
function ofData(shapes: Shapes, run: Run, fn: UnknownFunction, exn: Expr): readonly Expr[] {
  if (![...fn.params, fn.result].every(shapes.isPlain)) return []; // functions have no patterns
  const rows = rowsOf(shapes, run, fn, exn);
  const last = rows.at(-1);
  return last === undefined || rows.length < 2 ? [] : [byCases(fn, rows.slice(0, -1), last.body)];
}

function rowsOf(shapes: Shapes, run: Run, fn: UnknownFunction, exn: Expr): readonly Row[] {
  const express = (value: Value, type: Type): Expr => {
    const [whole] = complete(run, run.model, [value], noFunction) as [Value];
    return expressionOf(shapes, whole, type, new Map());
  };
  return (run.others.get(fn.id) ?? []).map((args, i) => {
    const patterns = args.map((arg, at) => patternOf(express(arg, nth(fn.params, at))));
    const choice = fn.raising.get(-1 - i)?.choice;
    const raises = choice !== undefined && run.isDecided(choice) && choice.chosen === true;
    return { pattern: together(patterns), body: raises ? raise(exn) : express(nth(fn.results, i), fn.result) };
  });
}

function noFunction(): never {
  throw new Error("a function among values that hold none");
}

/** Of an expression that only makes a value. */
function patternOf(e: Expr): Pattern {
  if (e.kind === "lit") return exactly(e.value);
  if (e.kind === "make") return { kind: "ctor", at: NOWHERE, ctor: e.ctor, args: e.args.map(patternOf) };
  if (e.kind === "prim" && e.op === "array.of") return { kind: "array", at: NOWHERE, items: e.args.map(patternOf) };
  const [content] = e.kind === "prim" && e.op === "cell.new" ? e.args : [];
  return content === undefined ? anything : { kind: "cell", at: NOWHERE, inner: patternOf(content) };
}
