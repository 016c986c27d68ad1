// The text of every verdict, word for word.
import { describe, expect, test } from "vitest";
import { renderAnswers } from "./render-verdict.js";
import type { Condition, FunctionVerdict, Limit, Shown, Verdict, Witness } from "./verdict.js";
import { ENGLISH } from "./words/english.js";

const EXPLORED = { paths: 1204, runs: 2500, steps: 90_000, solverCalls: 3, ms: 212 };

const returned = (text: string, from?: string): Shown => ({ kind: "value", text, effects: undefined, from, steps: 12 });

const WITNESS: Witness = {
  call: 'diff (Times [Const 1; Var "x"], "x")',
  args: ['(Times [Const 1; Var "x"], "x")'],
  submissionCall: undefined,
  chosen: [],
  size: 9,
  observed: undefined,
  whole: 'diff (Times [Const 1; Var "x"], "x")',
  expected: returned("1"),
  got: returned("0"),
  rests: "behaviour",
};

function differs(changes: Partial<Witness>, more: Partial<Extract<Verdict, { kind: "differs" }>> = {}): Verdict {
  const witness = { ...WITNESS, ...changes };
  return { kind: "differs", witness, others: [], smallest: true, smaller: 1311, conditions: [], ...more };
}

function render(verdict: Verdict, name = "diff", colour = false): string {
  return renderAll([{ function: name, verdict, explored: EXPLORED }], colour);
}

function renderAll(answers: readonly FunctionVerdict[], colour = false): string {
  return renderAnswers(ENGLISH, answers, ({ call }) => `elenchus run s.ml -e '${call}'`, { width: 80, colour });
}

const text = (...lines: string[]): string => lines.map((line) => `${line}\n`).join("");

describe("differs", () => {
  test("has the call, both results and a command to try", () => {
    expect(render(differs({}))).toBe(
      text(
        "diff  differs                   smallest: all 1,311 smaller shapes agree, 0.21 s",
        '  diff (Times [Const 1; Var "x"], "x")',
        "    expected  1",
        "    got       0",
        `  Try: elenchus run s.ml -e 'diff (Times [Const 1; Var "x"], "x")'`,
      ),
    );
  });

  const headers: readonly (readonly [Verdict, RegExp])[] = [
    [differs({}, { smaller: 0 }), /^diff {2}differs +smallest, 0\.21 s\n/],
    [differs({}, { smaller: 1 }), /^diff {2}differs +smallest: the only smaller shape agrees, 0\.21 s\n/],
    [differs({}, { smallest: false }), /^diff {2}differs +perhaps not the smallest, 0\.21 s\n/],
  ];
  for (const [verdict, header] of headers) {
    test(String(header), () => {
      expect(render(verdict)).toMatch(header);
      expect(render(verdict).indexOf("\n")).toBe(80);
    });
  }

  const results: readonly (readonly [Shown, Shown, string, string])[] = [
    [
      returned("1"),
      { kind: "raised", text: 'Failure "nth"', steps: 1 },
      "expected  1",
      'got       exception Failure "nth"',
    ],
    [{ kind: "raised", text: "Not_found", steps: 1 }, returned("0"), "expected  exception Not_found", "got       0"],
    [returned("1"), { kind: "exited", code: 2, printed: undefined, steps: 1 }, "expected  1", "got       exit 2"],
  ];
  for (const [expected, got, first, second] of results) {
    test(`${first}, ${second}`, () =>
      expect(render(differs({ expected, got }))).toContain(`\n    ${first}\n    ${second}\n`));
  }

  test("not finishing is a verdict of its own", () => {
    const got: Shown = { kind: "unfinished", why: "fuel", steps: 10_000_000 };
    const rendered = render(differs({ got }));
    expect(rendered).toMatch(/^diff {2}does not finish {3}/);
    expect(rendered).toContain("got       still running after 10,000,000 steps; the reference took 12\n");
    expect(render(differs({ got: { ...got, why: "depth" } }))).toContain("recursion too deep after 10,000,000 steps;");
  });

  test("what rests on physical equality is said to", () => {
    expect(render(differs({ rests: "physical-equality" }))).toContain(
      "    got       0\n    depends on physical equality (==), which differs between compilers\n",
    );
  });

  test("through an observer", () => {
    const observed = { kind: "calls", calls: ['grading _ [("x", 1)]'] } as const;
    const expected = returned("1", 'Sum [Times [Const 0; Var "x"]]');
    expect(render(differs({ observed, expected, got: returned("0", "Const 0") }))).toContain(
      text(
        `  diff (Times [Const 1; Var "x"], "x")      observed by  grading _ [("x", 1)]`,
        '    expected  1     from  Sum [Times [Const 0; Var "x"]]',
        "    got       0     from  Const 0",
      ),
    );
  });

  test("through an observer, with no room for all on a line", () => {
    const long = `[${Array.from({ length: 30 }, (_, i) => 100 + i).join("; ")}]`;
    const got = {
      call: `diff ${long}`,
      observed: { kind: "calls", calls: ["sum _"] } as const,
      expected: returned("1", long),
      got: returned("2", "[]"),
    };
    expect(render(differs(got))).toContain(
      text(
        "  diff [100; 101; 102; 103; 104; 105; 106; 107; 108; 109; 110; 111; 112; 113;",
        "        114; 115; 116; 117; 118; 119; 120; 121; 122; 123; 124; 125; 126; 127;",
        "        128; 129]",
        "    observed by  sum _",
        "    expected  1",
        "      from    [100; 101; 102; 103; 104; 105; 106; 107; 108; 109; 110; 111; 112;",
        "               113; 114; 115; 116; 117; 118; 119; 120; 121; 122; 123; 124; 125;",
        "               126; 127; 128; 129]",
        "    got       2",
        "      from    []",
      ),
    );
  });

  test("several of different kinds", () => {
    const other = { ...WITNESS, call: "diff (Const 2, true)", got: returned("7") };
    expect(render(differs({}, { others: [other] }))).toMatch(
      / {4}got {7}0\n {2}diff \(Const 2, true\)\n {4}expected {2}1\n {4}got {7}7\n {2}Try: .*Const 1/,
    );
  });

  test("nothing of a program moves the cursor", () => {
    expect(render(differs({ got: returned("\u001b[31m\u0007") }))).toContain("got       ␛[31m␇\n");
  });
});

describe("agrees", () => {
  const conditions: readonly Condition[] = [
    { kind: "no-overflow" },
    { kind: "rounds", most: 24 },
    { kind: "reference-finishes", steps: 100_000 },
    { kind: "reference-returns" },
    { kind: "type-instances" },
    { kind: "no-sharing" },
    { kind: "operations", types: ["S.t"] },
    { kind: "contents" },
    { kind: "small-indices" },
    { kind: "lazies" },
    { kind: "given", predicate: "is_sorted" },
  ];

  test("with nothing assumed", () => {
    expect(render({ kind: "agrees", upTo: 9, conditions: [] }, "mirror")).toBe(
      text(
        "mirror  agrees up to size 9                                 1,204 shapes, 0.21 s",
        "  for all integers and strings",
      ),
    );
  });

  test("with every condition", () => {
    expect(render({ kind: "agrees", upTo: 9, conditions }, "mirror")).toBe(
      text(
        "mirror  agrees up to size 9 and 24 rounds                   1,204 shapes, 0.21 s",
        "  for all integers and strings that cause at most 24 rounds of a loop or",
        "  recursion, as long as no integer overflows, on inputs where the reference",
        "  finishes within 100,000 steps, on inputs where the reference returns a value,",
        "  at types whose values hold no functions or floats, on inputs whose parts are",
        "  not shared, on values of S.t that its operations make, as far as these",
        "  operations show, comparing containers by their content, with small types for",
        "  type variables, on lazy values that were not forced before and can be forced,",
        "  on inputs where `is_sorted` holds",
      ),
    );
  });

  test("on every input", () => {
    const verdict: Verdict = { kind: "agrees", upTo: Number.POSITIVE_INFINITY, conditions: [] };
    const header = "warm  agrees on every input                                 1,204 shapes, 0.21 s";
    expect(render(verdict, "warm")).toBe(text(header));
    expect(render({ ...verdict, conditions: [{ kind: "no-overflow" }] }, "warm")).toBe(
      text(header, "  as long as no integer overflows"),
    );
  });

  test("so far", () => {
    const limits: readonly Limit[] = [
      { kind: "budget" },
      { kind: "pinned", what: "i63.show", operation: "number-text" },
    ];
    expect(render({ kind: "agrees-so-far", upTo: 4, conditions: [{ kind: "no-overflow" }], limits })).toBe(
      text(
        "diff  agrees so far, up to size 4                           1,204 shapes, 0.21 s",
        "  for all integers and strings, as long as no integer overflows",
        "  not further: the budget was used up (--budget N allows more); the text of a",
        "  number was tried on some values only",
      ),
    );
  });

  const limits: readonly (readonly [Limit, string])[] = [
    [{ kind: "stopped" }, "it was stopped before the end"],
    [{ kind: "solver" }, "some conditions were too hard for the solver"],
    [{ kind: "functions" }, "functions that take functions were tried on a few functions only"],
    [{ kind: "indices" }, "type variables were tried at a few small types only"],
    [{ kind: "polymorphic" }, "polymorphic functions in inputs were tried on a few functions only"],
    [{ kind: "exceptions" }, "exceptions were tried of the program's own and a few of the library only"],
    [{ kind: "floats" }, "floats were tried on some values only"],
    [{ kind: "null" }, "null was not tried wherever a program asks for it"],
    [
      { kind: "identity" },
      "equal numbers that are not the same object were not tried, and a program can tell them apart (==)",
    ],
    [{ kind: "mutable" }, "arrays, references and mutable fields were tried on some values only"],
  ];
  for (const [limit, words] of limits) {
    test(`so far: ${limit.kind}`, () => {
      const rendered = render({ kind: "agrees-so-far", upTo: 0, conditions: [], limits: [limit] });
      expect(rendered).toMatch(/^diff {2}agrees so far {10}/);
      expect(rendered.replaceAll(/\n +/g, " ")).toContain(` nothing is certain: ${words}\n`);
    });
  }
});

test("cannot compare: why, and what to do", () => {
  expect(render({ kind: "cannot-compare", why: { kind: "endless-inputs", type: "stream" } }, "mirror")).toBe(
    text("mirror  cannot be compared", "  type `stream` has no finite values"),
  );
  const why = { kind: "missing", which: "submission", name: "mirror", defines: ["miror"] } as const;
  expect(render({ kind: "cannot-compare", why }, "mirror")).toBe(
    text("mirror  cannot be compared", "  the submission does not define `mirror`", "  Hint: It defines `miror`."),
  );
});

test("the verdicts of several functions stand below each other", () => {
  const agrees: Verdict = { kind: "agrees", upTo: 9, conditions: [] };
  const names = ["f", "longer", "a_name_that_is_much_longer_than_the_others"];
  const rendered = renderAll(names.map((name) => ({ function: name, verdict: agrees, explored: EXPLORED })));
  expect(rendered).toMatch(/^f {7}agrees/m);
  expect(rendered).toMatch(/^longer {2}agrees/m);
  expect(rendered).toMatch(/^a_name_that_is_much_longer_than_the_others {2}agrees/m);
});

test("colours are for the verdict and the note only", () => {
  const rendered = render({ kind: "agrees", upTo: 9, conditions: [] }, "f", true);
  expect(rendered).toBe(
    `f  \u001b[1;32magrees up to size 9\u001b[0m${" ".repeat(38)}\u001b[2m1,204 shapes, 0.21 s\u001b[0m\n  for all integers and strings\n`,
  );
});
