// Unknown functions written as tables of what they did on a path.

import { describe, expect, test } from "vitest";
import { type Expr, makeName } from "../core/expr.js";
import { withDefinitions } from "../core/extend.js";
import { parseProgram } from "../core/parse.js";
import { con, fn, type Type } from "../core/type.js";
import { makeData, Str, type Value } from "../core/value.js";
import { load } from "../eval/run.js";
import { makeUnit } from "../eval/unit.js";
import type { Model } from "../smt/model.js";
import type { Constant } from "../smt/term.js";
import type { Run } from "./run.js";
import { shapesOf } from "./shape.js";
import { tabledLambdas } from "./tabled.js";
import { newWorld, UnknownFunction } from "./unknown.js";

const program = parseProgram(`
  (data list (a) [nil 0 ()] [cons 1 ((' a) (list (' a)))])
  (exception [Divide 0 ()])
  (fault divide [Divide]) (fault bounds [nil]) (fault incomparable [nil]) (fault lazy [nil]) (fault match [nil])`);
const { ctor } = makeUnit(program, new Map());
const shapes = shapesOf(program, ctor);
const [i63, str, bool] = [con("i63"), con("str"), con("bool")];
const LIMITS = { fuel: 1000, depth: 100, outputBytes: 100 };
const FN = 4;

const unknown = (type: Type): UnknownFunction => new UnknownFunction(FN, newWorld(shapes), type);

/** A finished path: what its model and its table say. */
function pathOf(entries: readonly (readonly [string, Constant])[], table: readonly (readonly Value[])[] = []): Run {
  const model: Model = { vars: new Map(), graphs: new Map([[FN, new Map(entries)]]) };
  return { model, others: new Map([[FN, table]]), isDecided: () => false } as unknown as Run;
}

function tables(fn_: UnknownFunction, path: Run): readonly Expr[] {
  return tabledLambdas(shapes, path, fn_, program.faults.divide);
}

/** What the only table gives for some arguments. */
function given(fn_: UnknownFunction, path: Run, calls: readonly (readonly Value[])[]): readonly unknown[] {
  const [bound, ...others] = tables(fn_, path);
  expect(others).toEqual([]);
  const name = makeName("f", 0);
  const machine = load(withDefinitions("test", program, [{ kind: "one", name, bound: bound as Expr }]), LIMITS);
  return calls.map((args) => {
    const { outcome } = machine.call(name, args, LIMITS);
    return outcome.kind === "value" ? outcome.value : outcome.kind;
  });
}

describe("of primitive arguments, as the model says", () => {
  test("and the first constant elsewhere", () => {
    const path = pathOf([
      ["3", 7],
      ["-1", 9],
    ]);
    expect(given(unknown(fn(i63, i63)), path, [[3], [-1], [0]])).toEqual([7, 9, 0]);
  });

  test("strings", () => {
    const path = pathOf([['"a\\"b"', false]]);
    expect(given(unknown(fn(str, bool)), path, [[new Str('a"b')], [new Str("other")]])).toEqual([false, true]);
  });

  test("large integers keep every digit", () => {
    const path = pathOf([["4611686018427387903", 2n ** 60n]]);
    expect(given(unknown(fn(i63, i63)), path, [[2n ** 62n - 1n]])).toEqual([2n ** 60n]);
  });

  test("several arguments", () => {
    const path = pathOf([['1,"a,b"', 3]]);
    const calls = [
      [1, new Str("a,b")],
      [1, new Str("a")],
      [2, new Str("a,b")],
    ];
    expect(given(unknown(fn(i63, fn(str, i63))), path, calls)).toEqual([3, 0, 0]);
  });
});

describe("of data, as the table of the run says", () => {
  const nil = makeData(ctor(makeNameOf("nil")), []);
  const one = makeData(ctor(makeNameOf("cons")), [1, nil]);

  test("the last call's answer serves for the rest", () => {
    const fn_ = unknown(fn(con("list", i63), i63));
    fn_.results.push(5, 6);
    expect(given(fn_, pathOf([], [[nil], [one]]), [[nil], [one], [makeData(one.k, [2, nil])]])).toEqual([5, 6, 6]);
  });

  test("none for functions that were called once, or that take functions", () => {
    const once = unknown(fn(con("list", i63), i63));
    once.results.push(5);
    expect(tables(once, pathOf([], [[nil]]))).toEqual([]);
    const higher = unknown(fn(fn(i63, i63), i63));
    higher.results.push(5, 6);
    expect(tables(higher, pathOf([], [[0], [1]]))).toEqual([]);
  });
});

test("none for functions that were never called", () => {
  expect(tables(unknown(fn(i63, i63)), pathOf([]))).toEqual([]);
});

function makeNameOf(shown: string): Parameters<typeof ctor>[0] {
  return shown as Parameters<typeof ctor>[0];
}
