// Generated text: it reaches nothing but its parameters and carries nothing of the program's
// names, and the parts where generation is delicate come out as meant.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anything, cases, exactly, lit } from "../../core/build.js";
import type { Expr, Name } from "../../core/expr.js";
import { withDefinitions } from "../../core/extend.js";
import type { Literal } from "../../core/literal.js";
import { parseProgram } from "../../core/parse.js";
import type { Program } from "../../core/program.js";
import { Str, type Value } from "../../core/value.js";
import { makeRuntime, resetRuntime } from "../runtime.js";
import { makeUnit } from "../unit.js";
import { generate, PARAMETERS, startConcrete } from "./program.js";
import { CONCRETE, EXPLORED } from "./style.js";

const LIST = "(data list (a) [nil 0 ()] [cons 1 ((' a) (list (' a)))]) ";

function textOf(program: Program, style = CONCRETE): string {
  return generate(makeUnit(program, new Map()), style).text;
}

function globals(program: Program): readonly Value[] {
  const rt = makeRuntime();
  const start = startConcrete(makeUnit(program, new Map()), rt);
  resetRuntime(rt, { fuel: 10_000, depth: 1000, outputBytes: 1000 });
  const values: Value[] = [];
  start(values);
  return values;
}

const WORDS =
  "use strict const let return if else for switch case default break continue try catch throw new typeof true false G d".split(
    " ",
  );

/** Words of a text that are neither JavaScript's, its parameters, its numbered variables nor fields. */
function freeIdentifiers(text: string): readonly string[] {
  const words = text.replace(/"[^"]*"/g, "").match(/(?<![.\w])[A-Za-z_$][\w$]*/g) ?? [];
  const own = (word: string): boolean =>
    WORDS.includes(word) || PARAMETERS.includes(word) || /^[vtkcpeLMAO]\d+i?$/.test(word);
  return words.filter((word) => !own(word));
}

const EVERYTHING = `${LIST} (exception [Boom 0 (i63)])
  (rec (f (fun (a b) (if (%i63.lt a 0) b (f (%i63.sub a 1) (%i63.add (%i63.mul b 2) (%i63.mod a 3)))))))
  (def g (fun (h) (try (h 1) ([Boom x] when (%any.lt x 3) -> x) (_ -> (raise [Boom 2])))))
  (def m (fun (l s) (match [tuple2 l s] ([tuple2 [nil] "a"] -> 1) ([tuple2 [cons (or 1 2) _] _] -> 2) ([tuple2 _ (as "b" t)] -> (%str.length t)) (_ -> 3))))
  (def z (let (rec (ring [cons 1 2 .. ring]) (late (delay (force late)))) (%cell.new (%array.of ring late 1.5:f64 99999999999999999))))`;

describe("text", () => {
  test.each([
    ["concrete", CONCRETE],
    ["explored", EXPLORED],
  ])("of %s code mentions only its parameters", (_, style) => {
    expect(freeIdentifiers(textOf(parseProgram(EVERYTHING), style))).toEqual([]);
  });

  test("the check finds what it should", () => {
    expect(freeIdentifiers("return () => v1.globalThis(globalThis, eval);")).toEqual(["globalThis", "eval"]);
  });

  test("names never get into it", () => {
    const evil = [
      "__proto__",
      "constructor",
      "then",
      "arguments",
      "eval",
      "globalThis",
      "process",
      "v1",
      "R",
      "a*/b",
      '"];x',
      "$" + "{x}",
    ];
    for (const name of evil) {
      const text = textOf(parseProgram(`(def |d${name}| (fun (|${name}|) (let (|x${name}| |${name}|) |x${name}|)))`));
      expect(text).toBe(textOf(parseProgram("(def d (fun (a) (let (x a) x)))")));
    }
  });

  test("programs with such names run", () => {
    const program = parseProgram(
      "(def __proto__ 1) (def constructor (fun (then) (%i63.add then __proto__))) (def arguments (constructor 4))",
    );
    expect(globals(program)[2]).toBe(5);
  });

  test("any string and any number mean themselves", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.bigInt({ min: -(2n ** 62n), max: 2n ** 62n - 1n }),
        (text, integer) => {
          const itself = (value: Literal): Expr =>
            cases(lit(value), [
              { pattern: exactly(value), body: lit(value) },
              { pattern: anything, body: lit({ kind: "bool", value: false }) },
            ]);
          const program = withDefinitions("test", parseProgram(""), [
            { kind: "one", name: "a" as Name, bound: itself({ kind: "str", value: text }) },
            { kind: "one", name: "b" as Name, bound: itself({ kind: "i63", value: integer }) },
          ]);
          const [a, b] = globals(program);
          expect([a, BigInt(b as number)]).toEqual([new Str(text), integer]);
        },
      ),
      { seed: 3, numRuns: 200 },
    );
  });
});

describe("order of evaluation", () => {
  const say = (what: string, value: string): string => `(seq (%out.print "${what}") ${value})`;
  function output(e: string): string {
    const rt = makeRuntime();
    const program = parseProgram(`${LIST} (exception [Boom 0 (i63)]) (def d ${e})`);
    const start = startConcrete(makeUnit(program, new Map()), rt);
    resetRuntime(rt, { fuel: 1000, depth: 1000, outputBytes: 1000 });
    start([]);
    return rt.output.join("");
  }
  const block = (what: string): string => `(match ${say(what, "1")} (1 -> 1) (_ -> 2))`; // takes statements

  test.each([
    ["operands", `(%i63.add (%i63.add ${say("a", "1")} ${say("b", "2")}) ${say("c", "3")})`],
    ["operands before a block", `[tuple3 ${say("a", "1")} ${say("b", "2")} ${block("c")}]`],
    ["blocks between operands", `[tuple3 ${block("a")} ${say("b", "2")} ${block("c")}]`],
    [
      "functions before their arguments",
      `((match ${say("a", "1")} (_ -> (fun (x y) ${say("c", "x")}))) 1 ${say("b", "2")})`,
    ],
    ["list literals", `[cons ${say("a", "1")} ${block("b")} .. ${say("c", "[nil]")}]`],
    ["bindings", `(let (x ${say("a", "1")}) (do ${say("b", "x")}) ${say("c", "x")})`],
    [
      "the fields of what is taken apart at once",
      `(match [tuple2 ${say("a", "1")} ${say("b", "2")}] ([tuple2 p q] -> ${say("c", "p")}))`,
    ],
    ["parts of cyclic data", `(let (rec (r [cons ${say("a", "1")} ${block("b")} .. r])) ${say("c", "r")})`],
    ["handlers", `(try (seq ${say("a", "1")} (raise [Boom ${say("b", "2")}])) ([Boom e] -> ${say("c", "e")}))`],
  ])("%s", (_, e) => {
    expect(output(e)).toBe("abc");
  });
});
