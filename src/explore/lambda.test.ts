// The functions that stand for unknown ones: of the right type, each once, the simplest first.

import { describe, expect, test } from "vitest";
import { type Expr, makeName } from "../core/expr.js";
import { withDefinitions } from "../core/extend.js";
import { parseProgram } from "../core/parse.js";
import { printExpr } from "../core/print.js";
import { con, fn, type Type } from "../core/type.js";
import { Str, type Value } from "../core/value.js";
import { load } from "../eval/run.js";
import { makeUnit } from "../eval/unit.js";
import { sizeOf } from "./express.js";
import { simpleLambdas } from "./lambda.js";
import { shapesOf } from "./shape.js";
import { newWorld, UnknownFunction } from "./unknown.js";

const program = parseProgram(`
  (data list (a) [nil 0 ()] [cons 1 ((' a) (list (' a)))])
  (data option (a) [None 0 ()] [Some 1 ((' a))])
  (exception [Divide 0 ()])
  (fault divide [Divide]) (fault bounds [nil]) (fault incomparable [nil]) (fault lazy [nil]) (fault match [nil])`);
const shapes = shapesOf(program, makeUnit(program, new Map()).ctor);
const [i63, str, bool, char] = [con("i63"), con("str"), con("bool"), con("char")];
const LIMITS = { fuel: 1000, depth: 100, outputBytes: 100 };

const unknown = (type: Type): UnknownFunction => new UnknownFunction(4, newWorld(shapes), type);
const shown = (e: Expr): string => printExpr(e).replaceAll("~", "").replaceAll(/\/\d+/g, "");
const written = (type: Type): string[] => simpleLambdas(shapes, unknown(type)).map(shown);

describe("the first functions of a type", () => {
  const cases: readonly (readonly [string, Type, readonly string[]])[] = [
    ["int -> int", fn(i63, i63), ["(fun (x) x)", "(fun (x) 0)", "(fun (x) 1)", "(fun (x) -1)"]],
    ["int -> bool", fn(i63, bool), ["(fun (x) true)", "(fun (x) false)", "(fun (x) (%i63.gt x 0))"]],
    ["string -> string", fn(str, str), ["(fun (x) x)", '(fun (x) "x")', '(fun (x) "y")', '(fun (x) "")']],
    ["bool -> bool", fn(bool, bool), ["(fun (x) x)", "(fun (x) true)", "(fun (x) false)", "(fun (x) (%bool.not x))"]],
    ["char -> char", fn(char, char), ["(fun (x) x)", "(fun (x) 97:char)", "(fun (x) 98:char)"]],
    ["int -> int -> int", fn(i63, fn(i63, i63)), ["(fun (x y) x)", "(fun (x y) y)", "(fun (x y) 0)"]],
    ["int -> int list", fn(i63, con("list", i63)), ["(fun (x) [nil])"]],
    [
      "int -> int option",
      fn(i63, con("option", i63)),
      ["(fun (x) [None])", "(fun (x) [Some 0])", "(fun (x) [Some 1])"],
    ],
    [
      "int -> int * bool",
      fn(i63, con("tuple2", i63, bool)),
      ["(fun (x) [tuple2 0 true])", "(fun (x) [tuple2 1 true])"],
    ],
    ["(int -> int) -> int", fn(fn(i63, i63), i63), ["(fun (x) 0)", "(fun (x) 1)"]],
  ];
  for (const [name, type, first] of cases)
    test(name, () => expect(written(type).slice(0, first.length)).toEqual(first));
});

const TYPES = [fn(i63, i63), fn(i63, bool), fn(str, str), fn(str, bool), fn(i63, fn(i63, i63)), fn(str, i63)];

test("no function comes twice", () => {
  for (const type of TYPES) expect(new Set(written(type)).size).toBe(written(type).length);
});

test("identity and constants are as small as functions are said to be", () => {
  for (const type of TYPES) expect(sizeOf(simpleLambdas(shapes, unknown(type))[0] as Expr)).toBe(shapes.least(type));
});

test("every function runs, and gives a value of its type or divides by 0", () => {
  const kinds = { i63: "number", bool: "boolean", str: "object" } as const;
  for (const type of TYPES) {
    const fn_ = unknown(type);
    const args = fn_.params.map((param): Value => (param === str ? new Str("a") : 2));
    const kind = kinds[(fn_.result as { name: string }).name as keyof typeof kinds];
    for (const e of simpleLambdas(shapes, fn_)) {
      const { outcome } = run(e, args);
      if (outcome.kind === "value") expect(typeof outcome.value).toBe(kind);
      else expect([outcome.kind, shown(e).includes("mod")]).toEqual(["raised", true]);
    }
  }
});

function run(bound: Expr, args: readonly Value[]) {
  const name = makeName("f", 0);
  return load(withDefinitions("test", program, [{ kind: "one", name, bound }]), LIMITS).call(name, args, LIMITS);
}
