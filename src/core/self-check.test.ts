// A pass that gives what is no program is a bug of ours, wherever somebody looks.
import { afterEach, expect, test } from "vitest";
import { parseProgram } from "./parse.js";
import { IllFormed, turnSelfCheck, unlessIllFormed, wellFormed } from "./self-check.js";
import { IN_ANY_ORDER } from "./validate.js";

afterEach(() => turnSelfCheck(true));

const WRONG = "(def d (fun (x) y)) (def e x)";

test("what is ill-formed is thrown, with the pass that gave it and what is wrong", () => {
  expect(() => wellFormed("that pass", parseProgram(WRONG))).toThrow(
    new IllFormed("that pass", ["y is not in scope", "x is not in scope"]),
  );
});

test("unless nobody asked for it", () => {
  turnSelfCheck(false);
  const program = parseProgram(WRONG);
  expect(wellFormed("that pass", program)).toBe(program);
});

test("definitions may be put in order later", () => {
  const program = parseProgram("(def d (fun (x) e)) (def e 1)");
  expect(wellFormed("that pass", program, IN_ANY_ORDER)).toBe(program);
  expect(() => wellFormed("that pass", parseProgram("(def d (fun (x) e)) (def e 1)"))).toThrow("e is not in scope");
});

test("nobody takes it for something else", () => {
  expect(() => unlessIllFormed(new IllFormed("that pass", []))).toThrow(IllFormed);
  expect(() => unlessIllFormed(new Error("another"))).not.toThrow();
});
