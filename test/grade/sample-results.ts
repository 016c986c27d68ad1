// The results of a small class in which everything happens: each status, each verdict, each way to
// end, and names and programs that try to break out of every format.
import type { Counterexample, RunResult } from "../../src/report/answer.js";
import type {
  ClassResults,
  FunctionResult,
  Mistake,
  PooledInput,
  Status,
  SubmissionResult,
} from "../../src/report/class-results.js";

/** Every character with a meaning somewhere: XML, Markdown, HTML, terminals, spreadsheets, workflow commands. */
export const HOSTILE =
  "<script>alert(1)</script> ]]> &amp; ```` | [x](http://x.y) ::error::boo % \u001b[31mred\u001b[0m \u0000 \u202e \ud800 \ud83d\ude00 \u00e9 \"'\nnext\tline\r";

export const FORMULA = "=cmd()|' /C calc'!A0";

export const EXPLORED = { paths: 31, runs: 70, steps: 4_000, solverCalls: 2 };

export const value = (text: string, from: string | null = null): RunResult => ({
  outcome: "value",
  value: text,
  from,
  steps: 12,
});
export const raised = (exception: string): RunResult => ({ outcome: "exception", exception, steps: 3 });
export const FOREVER: RunResult = { outcome: "unfinished", reason: "fuel", steps: 10_000_000 };
export const EXITED: RunResult = { outcome: "exited", code: 2, printed: null, steps: 1 };

export function example(
  call: string,
  size: number,
  expected: RunResult,
  got: RunResult,
  more: Partial<Counterexample> = {},
): Counterexample {
  return {
    call,
    submissionCall: null,
    arguments: [],
    size,
    observed: null,
    expected,
    got,
    restsOn: "behaviour",
    general: null,
    ...more,
  };
}

const base = {
  reference: "lists.ml",
  foundBy: null,
  mistake: null,
  solution: null,
  way: null,
  failedTests: [],
  explored: EXPLORED,
};
const full = { points: 1, outOf: 1 };
const none = { points: 0, outOf: 1 };

export function agrees(name: string, upTo: number | null): FunctionResult {
  return { ...base, ...full, function: name, verdict: "agrees", upTo, conditions: [] };
}

export function proved(name: string, terminates: boolean): FunctionResult {
  const conditions = [{ condition: "no-overflow", text: "as long as no integer overflows" }] as const;
  return {
    ...base,
    ...full,
    function: name,
    verdict: "equal",
    proof: { terminates, by: { kind: "cases" }, lemmas: 1 },
    conditions,
  };
}

export function differs(
  name: string,
  counterexample: Counterexample,
  more: { mistake?: number; foundBy?: "itself" | "class"; smallest?: boolean } = {},
): FunctionResult {
  return {
    ...base,
    ...none,
    function: name,
    verdict: "differs",
    counterexample,
    others: [],
    smallest: true,
    smaller: 3,
    conditions: [],
    foundBy: "itself",
    ...more,
  };
}

const soFar: FunctionResult = {
  ...base,
  ...full,
  function: "product",
  verdict: "agrees-so-far",
  upTo: 4,
  review: "undecided",
  conditions: [],
  limits: [{ limit: "budget", text: "the budget was used up (--budget N allows more)" }],
};

const missing: FunctionResult = {
  ...base,
  ...none,
  function: "sum",
  verdict: "cannot-compare",
  why: "the submission does not define `sum`",
  hint: "It defines `som`.",
  reason: { kind: "missing", which: "submission", name: "sum", defines: ["som"] },
};

export function submission(
  id: string,
  status: Status,
  functions: readonly FunctionResult[],
  more: Partial<SubmissionResult> = {},
): SubmissionResult {
  const points = functions.reduce((total, each) => total + each.points, 0);
  return {
    id,
    student: id,
    participant: null,
    file: `hw1/${id}/lists.ml`,
    source: "let rec sum = function [] -> 0 | x :: xs -> x + sum xs\n",
    status,
    proved: status === "right" && functions.every(({ verdict }) => verdict === "equal"),
    points,
    outOf: 2,
    functions,
    problems: [],
    unchecked: [],
    failure: null,
    failureReason: null,
    sameAs: null,
    ...more,
  };
}

const BOBS = example("sum [0; 1]", 5, value("1"), value("0"));
const CYNS = example("product [2]", 3, value("2"), FOREVER);
const OBSERVED = example("sum [1]", 3, value("1", "Sum [1]"), value("0", "Const 0"), {
  observed: 'grading _ [("x", 1)]',
  restsOn: "physical-equality",
});
const HOSTILES = example(`sum ["${HOSTILE}"]`, 4, value("-1"), raised(`Failure "${HOSTILE}"`));
const FORMULAS = example("sum [-1]", 3, value("-1"), value(FORMULA));

const SOURCE_WITH_ERROR = 'let rec sum = function\n  | [] -> "é" + 1\n';

export const SUBMISSIONS: readonly SubmissionResult[] = [
  submission("ann", "right", [agrees("sum", 9), agrees("product", null)]),
  submission("bob", "wrong", [differs("sum", BOBS, { mistake: 1 }), agrees("product", 9)]),
  submission("bob 2", "wrong", [differs("sum", BOBS, { mistake: 1 }), agrees("product", 9)], {
    student: "bob",
    sameAs: "bob",
  }),
  submission("cyn", "wrong", [agrees("sum", 9), differs("product", CYNS, { mistake: 2, foundBy: "class" })]),
  submission("dan", "wrong", [differs("sum", OBSERVED, { mistake: 3, smallest: false }), soFar]),
  submission("eve", "undecided", [agrees("sum", 9), soFar]),
  submission("fay", "incomparable", [missing, agrees("product", 9)]),
  submission("gus", "rejected", [], {
    source: SOURCE_WITH_ERROR,
    problems: [
      {
        code: "E204",
        title: "Types clash",
        place: { file: "hw1/gus/lists.ml", line: 2, column: 11, endLine: 2, endColumn: 14 },
        label: "this is a string, but `+` wants an int",
        also: [{ place: { file: "prelude.ml", line: 3, column: 1, endLine: 3, endColumn: 2 }, label: "from here" }],
        hint: "Use `int_of_string`.",
      },
    ],
  }),
  submission("hal", "failed", [], { failure: "it took all memory (512 MB)" }),
  submission("ivy", "rejected", [], { file: null, source: null, failure: "the file is too large (5.0 MB)" }),
  submission(HOSTILE, "wrong", [differs("sum", HOSTILES, { mistake: 4 }), agrees("product", 9)]),
  submission(FORMULA, "wrong", [differs("sum", FORMULAS, { mistake: 5 }), agrees("product", 9)]),
];

function mistake(id: number, name: string, witness: Counterexample, submissions: readonly string[]): Mistake {
  return {
    id,
    function: name,
    submissions,
    witness,
    behaviour: [{ input: id, got: witness.got }],
    shapes: [submissions],
  };
}

function pooled(id: number, name: string, from: Counterexample, caught: readonly string[]): PooledInput {
  const { call, observed, size, expected } = from;
  return { id, function: name, call, observed, size, expected, smallestOf: caught.slice(0, 1), caught };
}

export const SAMPLE: ClassResults = {
  format: "elenchus-grade",
  version: 1,
  elenchus: "0.1.0",
  assignment: {
    name: "Lists <b>",
    references: ["lists.ml", "lists-2.ml"],
    functions: [
      { name: "sum", points: 1 },
      { name: "product", points: 1 },
    ],
    exceptions: "undefined",
    reveal: "full",
  },
  notices: [
    { kind: "references-differ", text: "the references differ: `sum [0]` gives 0 in lists.ml, but 1 in lists-2.ml" },
    { kind: "other", text: HOSTILE },
  ],
  summary: { submissions: 12, right: 1, undecided: 1, wrong: 6, incomparable: 1, rejected: 2, failed: 1 },
  submissions: SUBMISSIONS,
  mistakes: [
    mistake(1, "sum", BOBS, ["bob", "bob 2"]),
    mistake(2, "product", CYNS, ["cyn"]),
    mistake(3, "sum", OBSERVED, ["dan"]),
    mistake(4, "sum", HOSTILES, [HOSTILE]),
    mistake(5, "sum", FORMULAS, [FORMULA]),
  ],
  solutions: [{ id: 1, function: "sum", submissions: ["ann", "cyn", "eve"] }],
  ways: [{ id: 1, function: "sum", submissions: ["ann", "cyn", "eve"], solutions: [1], example: "ann" }],
  inputs: [
    pooled(1, "sum", BOBS, ["bob", "bob 2"]),
    pooled(2, "sum", OBSERVED, ["dan", HOSTILE, FORMULA]),
    pooled(3, "product", CYNS, ["cyn"]),
  ],
  tests: {
    tests: [
      { id: 1, name: "empty", function: "sum", call: "sum []", expected: value("0"), caught: [] },
      { id: 2, name: HOSTILE, function: "sum", call: "sum [1]", expected: value("1"), caught: [] },
      { id: 3, name: "two", function: "sum", call: "sum [0; 1]", expected: value("1"), caught: ["bob", "bob 2"] },
    ],
    missed: [
      { submission: "cyn", function: "product", call: "product [2]" },
      { submission: HOSTILE, function: "sum", call: HOSTILES.call },
    ],
  },
  covering: [
    { function: "sum", inputs: [1, 2], smallest: true, catches: 5 },
    { function: "product", inputs: [3], smallest: false, catches: 1 },
  ],
};

/** By id. */
export function sampleOf(id: string): SubmissionResult {
  const found = SUBMISSIONS.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no submission ${id}`);
  return found;
}
