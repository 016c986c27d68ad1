// What becomes of a class, with answers from a pretended one: see there for how its programs are written.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askerOf } from "../../test/asking.js";
import {
  assignmentOf,
  handedIn,
  handedInBy,
  PRETEND_LANGUAGES,
  PRETEND_PROGRAMS,
  pretendAsker,
  taskOf,
  testOf,
} from "../../test/grade/pretend-class.js";
import type { Ask } from "../jobs/job.js";
import type { ClassNotice } from "../report/class-notice.js";
import type { ClassResults, SubmissionResult } from "../report/class-results.js";
import { ENGLISH } from "../report/words/english.js";
import type { Assignment } from "./assignment.js";
import { gradeClass } from "./grade.js";
import type { HandedIn } from "./handed-in.js";
import type { NotReady } from "./ready.js";

async function grade(
  assignment: Assignment,
  class_: readonly HandedIn[] | Readonly<Record<string, string>>,
  ask: Ask = pretendAsker().ask,
): Promise<ClassResults> {
  const submissions = Array.isArray(class_) ? class_ : handedInBy(class_ as Readonly<Record<string, string>>);
  const tools = { ask, languages: PRETEND_LANGUAGES, onProgress: () => undefined, version: "0", words: ENGLISH };
  const graded = await gradeClass(assignment, submissions, tools);
  if (!graded.ok) throw new Error(whyNotReady(graded));
  return graded.value;
}

function whyNotReady(graded: NotReady): string {
  return "why" in graded ? ENGLISH.reasons.notReady(graded.why) : graded.errors.map(({ title }) => title).join();
}

function rowOf({ submissions }: ClassResults, id: string): SubmissionResult {
  const row = submissions.find((each) => each.id === id);
  if (row === undefined) throw new Error(`no row for ${id}`);
  return row;
}

function statuses({ submissions }: ClassResults): Readonly<Record<string, string>> {
  return Object.fromEntries(submissions.map(({ id, status }) => [id, status]));
}

/** The search for a difference in one submission goes so far. */
function searchingUpTo(budget: number, file: string, ask: Ask): Ask {
  return askerOf((job) => {
    if (job.kind !== "check" || job.request.submission.name !== file) return ask(job);
    return ask({ ...job, request: { ...job.request, search: { ...job.request.search, budget } } });
  });
}

const ZERO = assignmentOf(["f:"]);

describe("a class", () => {
  test("has a row for everybody, whatever they handed in", async () => {
    const results = await grade(ZERO, [
      ...handedInBy({ right: "f:", wrong: "f: 3=b", none: "g:", bad: "rejected", dead: "dies", fat: "hungry" }),
      { student: "link", file: "link.ml", program: { why: { kind: "link-out" } } },
    ]);
    expect(statuses(results)).toEqual({
      bad: "rejected",
      dead: "failed",
      fat: "failed",
      link: "rejected",
      none: "incomparable",
      right: "right",
      wrong: "wrong",
    });
    expect(results.summary).toMatchObject({ submissions: 7, right: 1, wrong: 1, rejected: 2, failed: 2 });
    expect(rowOf(results, "dead").failure).toBe("it crashed its worker twice (SIGKILL)");
    expect(rowOf(results, "fat").failure).toBe("it needs more memory than a worker has");
    expect(rowOf(results, "link").failure).toBe("a symbolic link that leads out of the folder");
    expect(rowOf(results, "link").failureReason).toEqual({ kind: "link-out" });
    expect(rowOf(results, "fat").failureReason).toEqual({ kind: "unfinished", reason: "memory" });
  });

  test("of nobody is one too", async () => {
    expect(await grade(ZERO, [])).toMatchObject({ summary: { submissions: 0 }, mistakes: [], covering: [] });
  });

  test("is asked again when memory ran out, since others may have used it up", async () => {
    const { ask } = pretendAsker();
    const [refused, asked] = [new Set<string>(), [] as string[]];
    const tired = askerOf(async (job) => {
      const key = JSON.stringify(job);
      asked.push(key);
      if (refused.has(key)) return ask(job);
      refused.add(key);
      return { kind: "unfinished", reason: "memory" };
    });
    const class_ = { ann: "f: 3=b", bob: "f: 7=c", cid: "f: 8=c 3=c" };
    expect(await grade(ZERO, class_, tired)).toEqual(await grade(ZERO, class_));
    expect(asked.length).toBe(2 * refused.size);
  });

  test("keeps apart students of one name, and whoever is called as we would call the second", async () => {
    const class_ = ["a/ann.ml", "b/ann.ml", "c/ann.ml"].map((file) => handedIn("ann", file, "f:"));
    const results = await grade(ZERO, [...class_, handedIn("ann (2)", "ann (2).ml", "f: 0=b")]);
    expect(statuses(results)).toEqual({ ann: "right", "ann (2)": "wrong", "ann (3)": "right", "ann (4)": "right" });
  });
});

describe("neither the order of submissions nor that of answers can be seen", () => {
  test("whatever they are", async () => {
    const assignment = assignmentOf(["f:", "f: 0=a"], { tests: [testOf("f 1"), testOf("f 6", "a")] });
    await fc.assert(
      fc.asyncProperty(PRETEND_PROGRAMS, fc.scheduler(), fc.nat(), async (texts, scheduler, shift) => {
        const class_ = texts.map((text, i) => handedIn(i === 3 ? "s0" : `s${i}`, `s${i}.ml`, text));
        const shuffled = [...class_.slice(shift % texts.length), ...class_.slice(0, shift % texts.length)].reverse();
        const late = scheduler.scheduleFunction(pretendAsker().ask);
        const inOrder = await grade(assignment, class_);
        const results = await scheduler.waitFor(grade(assignment, shuffled, late));
        expect(JSON.stringify(results)).toBe(JSON.stringify(inOrder));
      }),
      { numRuns: 60 },
    );
  });
});

describe("what looked right alone", () => {
  test("and fails where nobody else was found to fail stays so", async () => {
    const results = await grade(ZERO, { far: "f: 8=b", near: "f: 1=c 8=d", right: "f:" });
    expect(statuses(results)).toEqual({ far: "right", near: "wrong", right: "right" });
  });

  test("is wrong by the first such input, from small to large, and says that it was not looked for", async () => {
    const { ask } = pretendAsker();
    // Whose search goes no further than to 2 finds nothing; the others' counterexamples are 3 and 4.
    const short = searchingUpTo(2, "far.ml", ask);
    const results = await grade(ZERO, { far: "f: 3=b 4=b", one: "f: 4=c", two: "f: 3=d", right: "f:" }, short);
    const [far] = rowOf(results, "far").functions;
    expect(far).toMatchObject({ verdict: "differs", foundBy: "class", points: 0, smallest: false });
    expect(far).toMatchObject({ counterexample: { call: "f 3", got: { value: "b" }, expected: { value: "x" } } });
    expect(results.inputs.map(({ call, smallestOf, caught }) => [call, smallestOf, caught])).toEqual([
      ["f 3", ["two"], ["far", "two"]],
      ["f 4", ["one"], ["far", "one"]],
    ]);
    expect(results.covering).toMatchObject([{ inputs: [1, 2], smallest: true, catches: 3 }]);
  });
});

describe("several references", () => {
  const two = assignmentOf(["f: 1=a\ng:", "f: 1=b\ng: 2=b"]);

  test("that part are the first notice, and either is right", async () => {
    const notices: readonly ClassNotice[] = [
      { kind: "skipped-files", files: ["a.txt"], why: { kind: "not-a-program" } },
    ];
    const results = await grade({ ...two, notices }, { a: "f: 1=a\ng: 2=b", b: "f: 1=b\ng:", c: "f: 1=c\ng:" });
    expect(statuses(results)).toEqual({ a: "right", b: "right", c: "wrong" });
    expect(results.notices.map(({ kind }) => kind)).toEqual(["references-differ", "references-differ", "skipped-file"]);
    expect(results.notices[0]?.text).toBe(
      "The references reference-0.ml and reference-1.ml differ on f 1. Either result counts as right.",
    );
    expect(rowOf(results, "a").functions.map(({ reference }) => reference)).toEqual([
      "reference-0.ml",
      "reference-1.ml",
    ]);
  });

  test("are asked for the functions of the first, though another defines more, or in another order", async () => {
    const mixed = assignmentOf(["f: 1=a\ng: 2=a", "helper:\ng: 2=b\nf: 1=b"]);
    const results = await grade(mixed, { a: "f: 1=a\ng: 2=b", b: "g: 2=a\nf: 1=b", c: "f:\ng: 2=a" });
    expect(statuses(results)).toEqual({ a: "right", b: "right", c: "wrong" });
    expect(results.assignment.functions).toEqual([
      { name: "f", points: 1 },
      { name: "g", points: 1 },
    ]);
  });

  test("who falls to an input of the class by one of them may still agree with another", async () => {
    // Both references are alike as far as a search goes: 7 is beyond it, but somebody's counterexample is there.
    const { ask } = pretendAsker();
    const far = searchingUpTo(10, "wrong.ml", ask);
    const late = assignmentOf(["f: 7=a", "f: 7=b"]);
    const results = await grade(late, { first: "f: 7=a", second: "f: 7=b", third: "f: 7=c", wrong: "f: 7=d" }, far);
    expect(statuses(results)).toEqual({ first: "right", second: "right", third: "wrong", wrong: "wrong" });
    expect(rowOf(results, "second").functions[0]).toMatchObject({ reference: "reference-1.ml", foundBy: null });
    expect(results.inputs[0]).toMatchObject({ call: "f 7", caught: ["third", "wrong"] });
  });
});

describe("a reference that is of no use", () => {
  const refused = async (references: readonly string[], more: Partial<Assignment> = {}): Promise<NotReady> => {
    const graded = await gradeClass(assignmentOf(references, more), handedInBy({ ann: "f:" }), {
      ask: pretendAsker().ask,
      languages: PRETEND_LANGUAGES,
      onProgress: () => undefined,
      version: "0",
      words: ENGLISH,
    });
    if (graded.ok) throw new Error("it is of use");
    return graded;
  };
  const why = async (...asked: Parameters<typeof refused>): Promise<string> => whyNotReady(await refused(...asked));

  test("is said before anybody is graded", async () => {
    expect(await refused(["rejected"])).toMatchObject({ ok: false, errors: [{ code: "E101" }] });
    expect(await why(["# nothing"])).toBe("reference-0.ml: it defines no function");
    expect(await why(["dies"])).toContain("crashed its worker");
    expect(await why(["f:"], { functions: [taskOf("f", 1), taskOf("g", 1)] })).toBe(
      "reference-0.ml: the reference does not define `g`. It defines `f`",
    );
    expect(await why(["f:\ng:", "f:"])).toBe("reference-1.ml: the reference does not define `g`. It defines `f`");
    expect(await refused(["f:", "rejected"])).toMatchObject({
      ok: false,
      errors: [{ at: { file: "reference-1.ml" } }],
    });
  });

  test("for one function only is a notice, unless the function was asked for", async () => {
    const { ask } = pretendAsker();
    const picky = askerOf(async (job) => {
      if (job.kind !== "load") return ask(job);
      const ending = await ask(job);
      if (ending.kind !== "done") return ending;
      const functions = ending.answer.functions.map((each) =>
        each.function === "show" ? { ...each, refused: { kind: "not-a-function", name: "show" } as const } : each,
      );
      return { ...ending, answer: { ...ending.answer, functions } };
    });
    const results = await grade(assignmentOf(["show:\nf:"]), { ann: "f:", bob: "f: 1=b" }, picky);
    expect(statuses(results)).toEqual({ ann: "right", bob: "wrong" });
    expect(results.notices).toEqual([
      { kind: "other", text: "`show` is not graded: `show` is not a function. Tests are made for functions only." },
    ]);
    const named = assignmentOf(["show:\nf:"], { functions: [taskOf("f", 1), taskOf("show", 1)] });
    await expect(grade(named, { ann: "f:" }, picky)).rejects.toThrow("reference-0.ml: `show` is not a function");
  });
});

describe("submissions that are the same but for layout", () => {
  test("are checked once", async () => {
    const { ask, asked } = pretendAsker();
    const results = await grade(ZERO, { ann: "f: 2=b", bob: "# mine\nf: 2=b", cid: "# my own\nf: 2=b" }, ask);
    expect(asked.filter(({ kind }) => kind === "check")).toHaveLength(1);
    // The first in the order of their texts stands for all, whoever comes first by name.
    expect(results.submissions.map(({ sameAs }) => sameAs)).toEqual(["bob", null, "bob"]);
    expect(results.mistakes).toMatchObject([{ submissions: ["ann", "bob", "cid"], shapes: [["ann", "bob", "cid"]] }]);
  });

  test("but name places in their own texts are shown with their own", async () => {
    const results = await grade(ZERO, { ann: "f: 2=@1", 'b"ö\\b': "#\nf: 2=@2", cid: "##\nf: 2=@3" });
    const got = results.submissions.map(({ functions: [only] }) =>
      only?.verdict === "differs" && only.counterexample.got.outcome === "exception"
        ? only.counterexample.got.exception
        : "",
    );
    expect(got).toEqual([
      'Match_failure ("ann.ml", 1, 0)',
      String.raw`Match_failure ("b\"ö\\b.ml", 2, 0)`,
      'Match_failure ("cid.ml", 3, 0)',
    ]);
    expect(results.mistakes).toHaveLength(1);
  });
});

describe("the teacher's tests", () => {
  const tests = [testOf("f 1"), testOf("f 7", "x"), testOf("f ?"), testOf("nothing 1"), testOf("f 2", "y")];
  const several = [testOf("f 3", "y", "x"), testOf("f 4", "y", "z")];

  test("may have several right outcomes", async () => {
    const { notices } = await grade(assignmentOf(["f:"], { tests: several }), { one: "f: 1=b" });
    expect(notices.map(({ text }) => text)).toEqual([
      "The test `f 4` expects y or z, but the reference gives x. The reference is taken as right.",
    ]);
  });

  test("are scored, and what is wrong with them is said", async () => {
    const results = await grade(assignmentOf(["f:"], { tests }), { one: "f: 1=b", four: "f: 4=b", seven: "f: 7=b" });
    expect(results.notices.map(({ kind, text }) => [kind, text])).toEqual([
      ["test-unusable", "The test `f ?` is left out: no input: ?."],
      ["test-contradicts-reference", expect.stringMatching(/`f 2` expects y, but the reference gives x/)],
      ["test-unusable", "The test `nothing 1` calls none of the functions that are graded (f)."],
    ]);
    expect(results.tests?.tests.map(({ id, caught }) => [id, caught])).toEqual([
      [1, ["one"]],
      [2, ["seven"]],
      [5, []],
    ]);
    expect(results.tests?.missed).toEqual([{ submission: "four", function: "f", call: "f 4" }]);
    // A test is no counterexample that was looked for: it decides nothing.
    expect(rowOf(results, "seven")).toMatchObject({ status: "right", functions: [{ failedTests: [2] }] });
  });
});

test("functions stand as the assignment has them, though settings differ, and points add up", async () => {
  const functions = [taskOf("h", 0.1), taskOf("f", 0.2, { exceptions: "undefined" }), taskOf("g", 0.7)];
  const results = await grade(assignmentOf(["f: 1=!E\ng:\nh:"], { functions }), {
    ann: "f:\ng: 1=b\nh:",
    bob: "f:\ng:\nh:",
  });
  expect(results.assignment.functions.map(({ name }) => name)).toEqual(["h", "f", "g"]);
  expect(rowOf(results, "ann").functions.map((each) => [each.function, each.points])).toEqual([
    ["h", 0.1],
    ["f", 0.2],
    ["g", 0],
  ]);
  expect(rowOf(results, "ann")).toMatchObject({ points: 0.3, outOf: 1 });
  expect(rowOf(results, "bob")).toMatchObject({ points: 1, status: "right" });
});
