// Sizes count constructors and literals; tuples are free, and an unknown is as small as it can be.

import { describe, expect, test } from "vitest";
import { parseProgram } from "../core/parse.js";
import { con, fn, type Type } from "../core/type.js";
import { makeUnit } from "../eval/unit.js";
import { ARRAY_LENGTH_MAX } from "./limits.js";
import { type Made, shapesOf } from "./shape.js";

const program = parseProgram(`
  (data list (a) [nil 0 ()] [cons 1 ((' a) (list (' a)))])
  (data option (a) [None 0 ()] [Some 1 ((' a))])
  (data tree () [Node 0 (tree i63 tree)] [Leaf 1 ()])
  (data shape () [Both 0 (shape shape)] [Named 1 (str shape)] [Circle 2 (i63)] [Point 3 (i63)])
  (data point () [point 0 (i63 str bool)])
  (data a () [Stop 0 (i63)] [To 1 (b i63)])
  (data b () [Back 0 (a)] [Flag 1 (bool bool bool)])
  (data never () [Never 0 (never)])
  (data half () [Dead 0 (never)] [Alive 1 ()])
  (data stream () [Next 0 (i63 (list stream))])
  (data colour () [Red 0 ()] [Green 1 ()] [Blue 2 ()])
  (data handler () [On 0 ((-> i63 i63))] [Off 1 ()])
  (fault divide [None]) (fault bounds [None]) (fault incomparable [None]) (fault lazy [None]) (fault match [None])`);
const shapes = shapesOf(program, makeUnit(program, new Map()).ctor);

const [i63, str, bool, f64] = [con("i63"), con("str"), con("bool"), con("f64")];
const pair = (x: Type, y: Type): Type => con("tuple2", x, y);

function nameOf(made: Made): string {
  if (made.kind === "data") return made.ctor.decl.name;
  return made.kind === "array" ? `array ${made.length}` : String(made.value);
}

function alternatives(type: Type): string[] {
  return shapes.shapeOf(type)?.alternatives.map(({ made, added }) => `${nameOf(made)} +${added}`) ?? [];
}

describe("the smallest value of a type", () => {
  const cases: readonly (readonly [string, Type, number])[] = [
    ["an integer", i63, 1],
    ["a string", str, 1],
    ["a truth", bool, 1],
    ["a float", f64, 1],
    ["unit", con("tuple0"), 0],
    ["a pair", pair(i63, str), 2],
    ["nested pairs", pair(pair(i63, i63), con("tuple0")), 2],
    ["a list", con("list", i63), 1],
    ["an option of a list", con("option", con("list", i63)), 1],
    ["a tree", con("tree"), 1],
    ["a shape", con("shape"), 2],
    ["a record", con("point"), 4],
    ["mutually recursive, first", con("a"), 2],
    ["mutually recursive, second", con("b"), 3],
    ["an array", con("array", i63), 1],
    ["a cell", con("cell", i63), 2],
    ["a lazy value", con("lazy", con("list", i63)), 2],
    ["a function", fn(i63, i63), 2],
    ["a constant constructor", con("colour"), 1],
    ["a list inside itself", con("stream"), 3],
    ["no value", con("never"), Number.POSITIVE_INFINITY],
    ["a pair with no value", pair(i63, con("never")), Number.POSITIVE_INFINITY],
    ["a list of no values", con("list", con("never")), 1],
    ["one form without values", con("half"), 1],
  ];
  for (const [name, type, size] of cases) {
    test(`${name}: ${size}`, () => {
      expect(shapes.least(type)).toBe(size);
      const shape = shapes.shapeOf(type);
      if (shape !== undefined) expect(shape.least).toBe(size);
    });
  }
});

describe("what an unknown can be, the smallest first", () => {
  const cases: readonly (readonly [string, Type, readonly string[]])[] = [
    ["a list", con("list", i63), ["nil +0", "cons +2"]],
    ["a list of pairs", con("list", pair(i63, str)), ["nil +0", "cons +3"]],
    ["a list of lists", con("list", con("list", i63)), ["nil +0", "cons +2"]],
    ["an option of a pair", con("option", pair(i63, i63)), ["None +0", "Some +2"]],
    ["a tree, declared the other way round", con("tree"), ["Leaf +0", "Node +3"]],
    ["a shape: equals in order of declaration", con("shape"), ["Circle +0", "Point +0", "Named +2", "Both +3"]],
    ["a record", con("point"), ["point +0"]],
    ["mutually recursive, first", con("a"), ["Stop +0", "To +3"]],
    ["mutually recursive, second", con("b"), ["Back +0", "Flag +1"]],
    ["a truth", bool, ["false +0", "true +0"]],
    ["an enumeration", con("colour"), ["Red +0", "Green +0", "Blue +0"]],
    ["a form that holds a function", con("handler"), ["Off +0", "On +2"]],
    ["a form without values is none", con("half"), ["Alive +0"]],
    ["a list of no values", con("list", con("never")), ["nil +0"]],
    ["no value", con("never"), []],
  ];
  for (const [name, type, forms] of cases) test(name, () => expect(alternatives(type)).toEqual(forms));

  test("arrays by length", () => {
    expect(alternatives(con("array", pair(i63, i63)))).toEqual(
      Array.from({ length: ARRAY_LENGTH_MAX + 1 }, (_, n) => `array ${n} +${2 * n}`),
    );
  });

  test("symbols, functions and what has one form are not decided", () => {
    for (const type of [i63, str, con("char"), fn(i63, i63), pair(i63, i63), con("cell", i63)])
      expect(shapes.shapeOf(type)).toBeUndefined();
  });

  test("no alternative is cheaper than the first", () => {
    for (const type of ["tree", "shape", "a", "b", "colour"].map((name) => con(name)))
      for (const { addedCost } of shapes.shapeOf(type)?.alternatives ?? []) expect(addedCost).toBeGreaterThanOrEqual(0);
  });

  test("asked twice, the same", () => {
    expect(shapes.shapeOf(con("list", i63))).toBe(shapes.shapeOf(con("list", i63)));
    expect(shapes.shapeOf(con("list", str))).not.toBe(shapes.shapeOf(con("list", i63)));
  });
});

test("the fields of a value are those of its type's instance", () => {
  const cons = shapes.shapeOf(con("list", str))?.alternatives[1]?.made;
  if (cons?.kind !== "data") throw new Error("no constructor");
  expect(shapes.fieldsOf(con("list", str), cons.ctor)).toEqual([str, con("list", str)]);
  expect(cons.fields).toEqual([str, con("list", str)]);
  expect(shapes.onlyForm(pair(i63, str))?.fields).toEqual([i63, str]);
  expect(shapes.onlyForm(con("point"))).toBeUndefined();
});

describe("a plain type holds no function and no float", () => {
  const cases: readonly (readonly [Type, boolean])[] = [
    [i63, true],
    [con("list", con("tree")), true],
    [con("a"), true],
    [f64, false],
    [con("list", f64), false],
    [pair(i63, fn(i63, i63)), false],
    [con("handler"), false],
    [con("option", con("handler")), false],
    [con("cell", f64), false],
  ];
  for (const [type, plain] of cases)
    test(`${JSON.stringify(type)}: ${plain}`, () => expect(shapes.isPlain(type)).toBe(plain));
});

test("what a constructor hides may be any integer of the kind that is asked for", () => {
  const hiding = parseProgram(`(data box (a) [Box 0 ((' a) (' b) (list (' b))) [result (' a)]] [Plain 1 ((' a))])
    (data list (a) [nil 0 ()]) (fault divide [nil]) (fault bounds [nil]) (fault incomparable [nil]) (fault lazy [nil])
    (fault match [nil])`);
  const { ctor } = makeUnit(hiding, new Map());
  const fieldsOf = (integers?: Type): unknown =>
    shapesOf(hiding, ctor, integers).fieldsOf(con("box", str), ctor("Box" as never));
  expect(fieldsOf()).toEqual([str, i63, con("list", i63)]);
  expect(fieldsOf(con("i32"))).toEqual([str, con("i32"), con("list", con("i32"))]);
});
