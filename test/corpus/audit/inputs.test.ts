// Enumerated inputs have exactly the size asked for, by the same count that witnesses are held to,
// and none is there twice.
import { describe, expect, test } from "vitest";
import { openTestLanguage } from "../../language.js";
import { openTestGrammar } from "../check/grammar.js";
import { sizeOfText } from "../check/size.js";
import { commonType, parametersOf } from "./common-type.js";
import { auditLeaves } from "./functions.js";
import { inputsOf, NotEnumerable } from "./inputs.js";
import { showInput } from "./show.js";
import { build, openSubject, type Subject, sameResult } from "./subject.js";

const language = await openTestLanguage();
const grammar = await openTestGrammar();
const leaves = auditLeaves(grammar);

function subject(text: string): Subject {
  const opened = openSubject(language, [{ name: "f.ml", text }], "f");
  if (opened === undefined) throw new Error("does not run");
  return opened;
}

function listed(text: string, size: number): string[] {
  const { program, type } = subject(text);
  const types = parametersOf(commonType(type, type));
  const inputs = [...inputsOf(program, leaves).list(types, size)];
  expect(inputsOf(program, leaves).count(types, size)).toBe(inputs.length);
  return inputs.map((input) => input.map((arg, i) => showInput(types[i] ?? type, arg)).join(" "));
}

const TREE = "type t = E | N of t * string * t\n";

describe("inputs of an exact size", () => {
  const cases: readonly (readonly [string, number, number])[] = [
    ["let f (x : int) = x", 1, 7],
    ["let f (x : int) = x", 2, 0],
    ["let f (x : int list) = x", 3, 7],
    ["let f (x : int list) = x", 4, 0],
    ["let f (x : int list) = x", 5, 49],
    [`${TREE}let f (x : t) = x`, 4, 3],
    [`${TREE}let f (x : t) = x`, 7, 18],
    ["let f (x : bool) (y : string) = x", 2, 6],
    ["let f ((x : int), (g : int -> int)) = x", 3, 21], // the functions of size 2: x, 0 and 1
    ["let f x = x", 1, 7], // a type variable is an integer
    ["let f (x : unit) = x", 0, 1],
    ["let f (x : (int * bool) option) = x", 3, 14],
  ];
  for (const [text, size, count] of cases) {
    test(`${text.split("\n").at(-1)}: ${count} of size ${size}`, () => {
      const all = listed(text, size);
      expect(all.length).toBe(count);
      expect(new Set(all).size).toBe(count);
    });
  }

  test("what is written of them has that size", () => {
    for (let size = 0; size <= 8; size++) {
      for (const text of listed(`${TREE}let f (x : t) = x`, size)) expect(sizeOfText(grammar, text)).toBe(size);
      for (const text of listed("let f (x : (int * bool) list) = x", size))
        expect(sizeOfText(grammar, text)).toBe(size);
      for (const text of listed("let f (x : int * (int -> bool)) = x", size))
        expect(sizeOfText(grammar, text)).toBe(size);
    }
  });

  test("a type that cannot be enumerated is said to be so", () => {
    expect(() => listed("let f (x : int ref) = x", 3)).toThrow(NotEnumerable);
    expect(() => listed("let f (x : string -> string) = x", 3)).toThrow(NotEnumerable);
  });
});

describe("two programs", () => {
  const [a, b] = [subject(`${TREE}let f (x : t) = x`), subject(`type t = N of t * string * t | E\nlet f (x : t) = x`)];
  const types = parametersOf(commonType(a.type, b.type));
  const [ours, theirs] = [parametersOf(a.type)[0], parametersOf(b.type)[0]];
  if (ours === undefined || theirs === undefined) throw new Error("no parameter");

  test("constructors are the same by name, not by place", () => {
    const inputs = [...inputsOf(a.program, leaves).list(types, 7)];
    for (const [x] of inputs) {
      for (const [y] of inputs) {
        if (x === undefined || y === undefined) throw new Error("no input");
        expect(sameResult(build(a, ours, x), build(b, theirs, y))).toBe(x === y);
      }
    }
  });

  test("are compared at the more special type", () => {
    const [general, special] = [subject("let f x y = x"), subject("let f (x : string) y = ignore (y + 1); x")];
    expect(parametersOf(commonType(general.type, special.type))).toEqual(parametersOf(special.type));
    expect(() => commonType(subject("let f (x : int) = x").type, special.type)).toThrow(NotEnumerable);
  });
});
