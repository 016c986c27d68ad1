// What validate accepts and, one line each, what it finds wrong.
import { describe, expect, test } from "vitest";
import { parseProgram } from "./parse.js";
import { validate } from "./validate.js";

const LIST = `(data list (a) [nil 0 ()] [cons 1 ((' a) (list (' a)))]) (exception [Boom 0 ()])
  (fault divide [Boom]) (fault bounds [Boom]) (fault incomparable [Boom]) (fault lazy [Boom]) (fault match [Boom])`;

function problems(defs: string): readonly string[] {
  return validate(parseProgram(`${LIST} ${defs}`));
}

describe("accepts", () => {
  test.each([
    ["recursive functions", "(rec (f (fun (x) (g x))) (g (fun (y) (f y))))"],
    ["cyclic data", "(def d (let (rec (x [cons 1 2 .. x]) (y [cons (%i63.add 1 2) x])) y))"],
    [
      "or-patterns that bind alike",
      "(def f (fun (l) (match l ((or [cons x [nil]] [cons _ [cons x _]]) -> x) (_ -> 0))))",
    ],
    ["tuples of any width", "(def d [tuple7 1 2 3 4 5 6 7])"],
    ["guards and handlers", "(def d (try (raise [Boom]) ([Boom] when true -> 1)))"],
  ])("%s", (_, defs) => {
    expect(problems(defs)).toEqual([]);
  });
});

describe("finds", () => {
  test.each([
    ["(def d x)", "x is not in scope"],
    ["(def d (seq (let (x 1) x) x))", "x is not in scope"],
    ["(def d (match 1 (x -> x) (_ -> x)))", "x is not in scope"],
    ["(def d d)", "d is not in scope"],
    ["(def d (fun (x) (let (x 1) x)))", "x is bound twice"],
    ["(def d (fun (x x) 1))", "x is bound twice"],
    ["(def d (match [nil] ([cons x x] -> x)))", "x is bound twice"],
    ["(def d [cons 1])", "constructor cons has 2 fields, not 1"],
    ["(def d [tuple2 1])", "constructor tuple2 has 2 fields, not 1"],
    ["(def d [snoc 1])", "constructor snoc is not declared"],
    ["(def d [nil 1 .. 2])", "constructor nil has 0 fields, not 2"],
    ["(def d (match [nil] ([nil _] -> 1)))", "constructor nil has 0 fields, not 1"],
    ["(def d (%i63.add 1))", "i63.add takes 2 operands, not 1"],
    ["(def d (fun () 1))", "a node without any parameter"],
    ["(def d (let (rec (x 1)) x))", "x is bound recursively to a lit"],
    ["(rec (x [cons (%i63.add 1 (match x (_ -> 2))) x]))", "x is bound recursively to what needs it at once"],
    ["(def d (match 1 ((or x 2) -> 3)))", "the options of an or-pattern bind different names"],
    ["(def d 4611686018427387904)", "4611686018427387904 does not fit in 63 bits"],
    ["(def d 2147483648:i32)", "2147483648 does not fit in 32 bits"],
    ["(def d 9223372036854775808:i64)", "9223372036854775808 does not fit in 64 bits"],
    ["(exception [nil 1 (i63)])", "constructor nil is declared in two ways"],
    ["(fault match (%i63.neg 1))", 'the fault "match" is not a constant'],
  ])("%s", (defs, problem) => {
    expect(problems(defs)).toContain(problem);
  });
});

test("long chains of bindings do not overflow", () => {
  const lets = Array.from({ length: 20_000 }, (_, i) => `(x${i} ${i === 0 ? 0 : `x${i - 1}`}) (do 1)`).join(" ");
  expect(problems(`(def d (let ${lets} x19999))`)).toEqual([]);
});
