// What is written of a value makes that value again, and its size is that of the value.

import { describe, expect, test } from "vitest";
import { lambda, variable } from "../core/build.js";
import { type Expr, makeName } from "../core/expr.js";
import { withDefinitions } from "../core/extend.js";
import { parseProgram } from "../core/parse.js";
import { printExpr } from "../core/print.js";
import { con, fn, type Type } from "../core/type.js";
import { Cell, Flt, Lazy, makeData, Str, tupleOf, type Value } from "../core/value.js";
import { load } from "../eval/run.js";
import { makeUnit } from "../eval/unit.js";
import { expressionOf, sizeOf } from "./express.js";
import { shapesOf } from "./shape.js";

const program = parseProgram(`
  (data list (a) [nil 0 ()] [cons 1 ((' a) (list (' a)))])
  (data point () [point 0 (i63 char (cell bool))])
  (fault divide [nil]) (fault bounds [nil]) (fault incomparable [nil]) (fault lazy [nil]) (fault match [nil])`);
const unit = makeUnit(program, new Map());
const shapes = shapesOf(program, unit.ctor);
const ctor = (name: string, ...args: readonly Value[]): Value => makeData(unit.ctor(name as never), args);
const [i63, char] = [con("i63"), con("char")];

function done(result: Value): Lazy {
  const lazy = new Lazy(undefined);
  lazy.state = "done";
  lazy.result = result;
  return lazy;
}

const x = makeName("x", 1);
const identity: Expr = lambda([x], variable(x));
const someFunction = (): number => 0;

const CASES: readonly (readonly [Type, Value, string, number])[] = [
  [i63, -3, "-3", 1],
  [i63, 2n ** 60n, "1152921504606846976", 1],
  [char, 97, "97:char", 1],
  [con("str"), new Str('a"b'), '"a\\"b"', 1],
  [con("bool"), true, "true", 1],
  [con("f64"), new Flt(-0.5), "-0.5:f64", 1],
  [con("tuple0"), makeData(tupleOf(0), []), "[tuple0]", 0],
  [con("tuple2", i63, char), makeData(tupleOf(2), [1, 98]), "[tuple2 1 98:char]", 2],
  [con("list", char), ctor("cons", 97, ctor("nil")), "[cons 97:char [nil]]", 3],
  [
    con("list", con("tuple2", i63, i63)),
    ctor("cons", makeData(tupleOf(2), [1, 2]), ctor("nil")),
    "[cons [tuple2 1 2] [nil]]",
    4,
  ],
  [con("cell", i63), new Cell(5), "(%cell.new 5)", 2],
  [con("array", char), [97, 98], "(%array.of 97:char 98:char)", 3],
  [con("array", i63), [], "(%array.of)", 1],
  [con("lazy", i63), done(7), "(delay 7)", 2],
  [con("point"), ctor("point", 1, 98, new Cell(false)), "[point 1 98:char (%cell.new false)]", 5],
  [con("list", fn(i63, i63)), ctor("cons", someFunction, ctor("nil")), "[cons (fun (x/1) x/1) [nil]]", 4],
];

describe("the expression of a value, and its size", () => {
  for (const [type, value, text, size] of CASES) {
    test(text, () => {
      const e = expressionOf(shapes, value, type, new Map<Value, Expr>([[someFunction, identity]]));
      expect(printExpr(e).replaceAll("~", "")).toBe(text);
      expect(sizeOf(e)).toBe(size);
    });
  }

  test("it makes the value again", () => {
    const value = ctor("cons", 1, ctor("cons", 2, ctor("nil")));
    const name = makeName("v", 1);
    const bound = expressionOf(shapes, value, con("list", i63), new Map());
    const limits = { fuel: 100, depth: 100, outputBytes: 100 };
    const ctors = new Map(["nil", "cons"].map((each) => [each as never, unit.ctor(each as never)]));
    const machine = load(withDefinitions("test", program, [{ kind: "one", name, bound }]), limits, { ctors });
    expect(machine.global(name)).toEqual(value);
  });

  test("a function that nobody wrote is our mistake", () => {
    expect(() => expressionOf(shapes, someFunction, fn(i63, i63), new Map())).toThrow("without an expression");
  });
});
