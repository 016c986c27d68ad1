// The counterexamples of a class in their canonical order.
import fc from "fast-check";
import { expect, test } from "vitest";
import { source } from "../../test/grade/pretend-class.js";
import type { Shown, Witness } from "../report/verdict.js";
import { type ClassInput, caughtByClass, classInputs } from "./class-inputs.js";
import type { Decision, JudgedFunction } from "./decide.js";

const VALUE: Shown = { kind: "value", text: "1", effects: undefined, from: undefined, steps: 1 };
const NOTHING = { paths: 0, runs: 0, steps: 0, solverCalls: 0, ms: 0 };
const REFERENCE = source("reference.ml", "");

function witness(chosen: readonly string[], size: number, call = `f ${chosen.join(" ")}`): Witness {
  return {
    call,
    submissionCall: undefined,
    args: chosen,
    chosen,
    size,
    observed: undefined,
    whole: call,
    expected: VALUE,
    got: VALUE,
    rests: "behaviour",
  };
}

function judged(name: string, found: Witness | undefined): JudgedFunction {
  const verdict =
    found === undefined
      ? ({ kind: "agrees", upTo: 3, conditions: [] } as const)
      : ({ kind: "differs", witness: found, others: [], smallest: true, smaller: 0, conditions: [] } as const);
  return { answer: { function: name, verdict, explored: NOTHING }, reference: REFERENCE };
}

function decided(...answers: readonly JudgedFunction[]): Decision {
  const structure = { whole: "", functions: [] };
  return { kind: "decided", structure, representative: source("s.ml", ""), answers, unchecked: [] };
}

const shown = (inputs: readonly ClassInput[]): readonly string[] =>
  inputs.map(({ function: name, witness: { chosen, size } }) => `${name} ${chosen?.join(",")} ${size}`);

const CLASS: readonly Decision[] = [
  decided(judged("g", witness(["1"], 1)), judged("f", witness(["[0]"], 3))),
  decided(judged("g", undefined), judged("f", witness(["[]"], 1))),
  { kind: "failed", why: { kind: "died", details: "SIGKILL" } },
  decided(judged("f", witness(["[1]"], 3))),
  decided(judged("f", witness(["12"], 3))),
  decided(judged("f", witness(["[0]"], 3))),
];

test("by function, then from small to large, the most frequent first, then by their texts; each once", () => {
  expect(shown(classInputs(CLASS))).toEqual(["f [] 1", "f [0] 3", "f 12 3", "f [1] 3", "g 1 1"]);
});

test("whatever the order of the submissions", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...CLASS], { minLength: CLASS.length }), (shuffled) => {
      expect(classInputs(shuffled)).toEqual(classInputs(CLASS));
    }),
  );
});

test("the same call with other values for a function inside the result is another input", () => {
  const [a, b] = [witness(["1", "2"], 2, "f 1"), witness(["1", "3"], 2, "f 1")];
  const both = [decided(judged("f", b)), decided(judged("f", a))];
  expect(shown(classInputs(both))).toEqual(["f 1,2 2", "f 1,3 2"]);
});

test("only the inputs of a function catch it, and the first of them counts", () => {
  const inputs = classInputs(CLASS);
  const differs = { kind: "differs", expected: VALUE, got: VALUE, rests: "behaviour", expectation: undefined } as const;
  const behaviour = inputs.map(() => differs);
  const found = (name: string): unknown => {
    const caught = caughtByClass(judged(name, undefined), inputs, behaviour)?.answer.verdict;
    return caught?.kind === "differs" ? [caught.witness.chosen, caught.smallest] : caught;
  };
  expect(found("f")).toEqual([["[]"], false]);
  expect(found("g")).toEqual([["1"], false]);
  expect(found("h")).toBeUndefined();
  expect(caughtByClass(judged("f", witness(["12"], 3)), inputs, behaviour)).toBeUndefined();
});
