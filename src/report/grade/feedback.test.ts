// What each reveal level says, and above all what it does not.
import { describe, expect, test } from "vitest";
import {
  EXITED,
  example,
  FOREVER,
  HOSTILE,
  proved,
  raised,
  SAMPLE,
  SUBMISSIONS,
  sampleOf,
  value,
} from "../../../test/grade/sample-results.js";
import type { RunResult } from "../answer.js";
import { type FunctionResult, REVEALS, type Reveal } from "../class-results.js";
import { ENGLISH } from "../words/english.js";
import { differenceFeedback, functionFeedback, submissionFeedback } from "./feedback.js";

const SECRET = example("f [77]", 3, value("88"), value("99", "66"), { observed: "grading _" });

function told(reveal: Reveal): string {
  return JSON.stringify(differenceFeedback(ENGLISH, SECRET, true, reveal));
}

describe("a difference", () => {
  test("full tells the input and both outcomes", () => {
    for (const part of ["77", "88", "99", "66", "grading"]) expect(told("full")).toContain(part);
  });
  test("input tells the call, and no outcome", () => {
    for (const part of ["77", "grading"]) expect(told("input")).toContain(part);
    for (const part of ["88", "99", "66"]) expect(told("input")).not.toContain(part);
  });
  test("hint tells the size and how, and not the input", () => {
    expect(differenceFeedback(ENGLISH, SECRET, true, "hint").words).toEqual([
      "On an input of size 3, it returns another value.",
    ]);
    for (const part of ["77", "88", "99", "66"]) expect(told("hint")).not.toContain(part);
  });
  test("verdict tells nothing more", () => {
    expect(differenceFeedback(ENGLISH, SECRET, true, "verdict")).toEqual({ words: [], witness: undefined });
  });
  test("whether it is the smallest", () => {
    expect(differenceFeedback(ENGLISH, SECRET, true, "input").words).toEqual([
      "The smallest input on which it goes wrong:",
    ]);
    expect(differenceFeedback(ENGLISH, SECRET, false, "input").words).toEqual(["An input on which it goes wrong:"]);
  });
});

describe("how it goes wrong", () => {
  const cases: readonly (readonly [RunResult, RunResult, string])[] = [
    [value("1"), value("2"), "returns another value"],
    [value("1"), raised("Not_found"), "raises an exception where a value is expected"],
    [raised("Not_found"), value("1"), "returns a value where an exception is expected"],
    [raised("Not_found"), raised("Exit"), "raises another exception"],
    [value("1"), FOREVER, "does not finish"],
    [value("1"), EXITED, "exits where a value is expected"],
    [EXITED, EXITED, "exits with another code"],
    [EXITED, value("1"), "returns a value where exit is expected"],
  ];
  for (const [expected, got, words] of cases) {
    test(words, () => {
      const told = differenceFeedback(ENGLISH, example("f 1", 3, expected, got), true, "hint").words;
      expect(told).toEqual([`On an input of size 3, it ${words}.`]);
    });
  }
});

test("what is proved, and under which conditions", () => {
  const told = (terminates: boolean, reveal: Reveal) => functionFeedback(ENGLISH, proved("sum", terminates), reveal);
  expect(told(true, "hint")).toMatchObject({
    verdict: "right",
    words: ["Proved equal to the reference on every input, as long as no integer overflows."],
  });
  expect(told(false, "full").words).toEqual([
    "Proved equal to the reference wherever the reference returns, as long as no integer overflows.",
  ]);
  expect(told(true, "verdict").words).toEqual([]);
  const returning = [{ condition: "reference-returns", text: "on inputs where the reference returns a value" }];
  expect(ENGLISH.verdicts.provedEqual(true, returning)).toBe(
    "Proved equal to the reference on every input where the reference returns a value.",
  );
  expect(ENGLISH.verdicts.provedEqual(false, returning)).toBe(
    "Proved equal to the reference wherever the reference returns.",
  );
});

test("a condition that shows an input is told only to those who are told everything", () => {
  const secret = { condition: "observed", text: "as far as `secret` shows", observer: "secret" } as const;
  const result = { ...proved("sum", true), conditions: [secret] } as FunctionResult;
  const told = (reveal: Reveal): string => JSON.stringify(functionFeedback(ENGLISH, result, reveal));
  expect(told("full")).toContain("secret");
  for (const reveal of ["input", "hint", "verdict"] as const) expect(told(reveal)).not.toContain("secret");
});

describe("a submission", () => {
  const feedback = (id: string, reveal: Reveal) => submissionFeedback(ENGLISH, SAMPLE, sampleOf(id), reveal, 80);

  test("its verdicts", () => {
    const verdicts = (id: string): string[] => feedback(id, "verdict").functions.map(({ verdict }) => verdict);
    expect(verdicts("ann")).toEqual(["right", "right"]);
    expect(verdicts("dan")).toEqual(["wrong", "nothing wrong was found"]);
    expect(verdicts("fay")).toEqual(["cannot be compared", "right"]);
    expect(verdicts("gus")).toEqual(["not checked", "not checked"]);
  });

  test("says at the level of verdicts nothing but verdicts", () => {
    for (const id of ["ann", "bob", "cyn", "dan", "eve"]) {
      for (const each of feedback(id, "verdict").functions) {
        expect([each.words, each.witness]).toEqual([[], undefined]);
      }
    }
  });

  test("hears at every level what is wrong with its own text", () => {
    for (const reveal of REVEALS) {
      expect(feedback("gus", reveal).problems).toContain("this is a string, but `+` wants an int");
      expect(feedback("hal", reveal).failure).toBe("It took all memory (512 MB).");
      expect(feedback("fay", reveal).functions[0]?.words).toEqual([
        "The submission does not define `sum`.",
        "It defines `som`.",
      ]);
    }
  });

  test("hears of a bug of ours that there is one, and no more", () => {
    const broken = {
      ...sampleOf("hal"),
      failure: "a bug in elenchus, please report it: Error: boo\n    at f (x.js:1:1)",
    };
    const { failure } = submissionFeedback(ENGLISH, SAMPLE, broken, "full", 80);
    expect(failure).toBe("A bug in elenchus, please report it: Error: boo.");
  });

  test("hears nothing of others", () => {
    const others = JSON.stringify(submissionFeedback(ENGLISH, SAMPLE, sampleOf("bob 2"), "full", 80));
    expect(others).not.toMatch(/bob|same/);
  });

  test("shows no control characters", () => {
    for (const submission of SUBMISSIONS) {
      const text = JSON.stringify(submissionFeedback(ENGLISH, SAMPLE, submission, "full", 80));
      expect(text).not.toMatch(/\\u00[01]|\u202e|\\ud800|\\t|\\r/);
    }
    expect(JSON.stringify(feedback(HOSTILE, "full"))).toContain("␛[31mred");
  });
});
