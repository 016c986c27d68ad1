// Makes the results of a class that never was: programs of our own, put together by a seeded choice, with the
// counterexamples, mistakes and structures that they would have. As large as is asked for.
import type { Counterexample, Problem, RunResult } from "../src/report/answer.js";
import {
  type ClassResults,
  type ClassSummary,
  type CoveringInputs,
  type FunctionResult,
  type Mistake,
  type PooledInput,
  RESULTS_VERSION,
  type Solution,
  STATUSES,
  type SubmissionResult,
  type TestScores,
  type Way,
} from "../src/report/class-results.js";

/** A way to write a function on lists of integers: the program, and what it gives. `alike`: spellings that are one way. */
type Variant = {
  readonly spellings: readonly string[];
  readonly alike?: readonly (readonly number[])[];
  readonly run: (list: readonly number[]) => Ending;
};
type Ending = string | { readonly exception: string } | "never";
type Task = {
  readonly name: string;
  readonly points: number;
  readonly right: Variant;
  readonly wrong: readonly Variant[];
};

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const some = (list: readonly number[], choose: (list: readonly number[]) => number): string =>
  list.length === 0 ? "None" : `Some ${shown(choose(list))}`;

const TASKS: readonly Task[] = [
  {
    name: "sum",
    points: 3,
    right: {
      spellings: [
        "let rec sum = function\n  | [] -> 0\n  | x :: rest -> x + sum rest",
        "let sum numbers = List.fold_left ( + ) 0 numbers",
        "let sum l =\n  let rec go total = function [] -> total | x :: rest -> go (total + x) rest in\n  go 0 l",
        "let rec sum l = match l with x :: rest -> sum rest + x | [] -> 0",
      ],
      alike: [[0, 3], [1], [2]],
      run: (list) => shown(sum(list)),
    },
    wrong: [
      {
        spellings: [
          "let rec sum = function\n  | [] -> 1\n  | x :: rest -> x + sum rest",
          "let sum = List.fold_left ( + ) 1",
        ],
        run: (list) => shown(sum(list) + 1),
      },
      {
        spellings: ["let rec sum = function\n  | [] | [ _ ] -> 0\n  | x :: rest -> x + sum rest"],
        run: (list) => shown(sum(list.slice(0, -1))),
      },
      {
        spellings: ["let rec sum = function\n  | [] -> 0\n  | x :: rest -> abs x + sum rest"],
        run: (list) => shown(sum(list.map(Math.abs))),
      },
      {
        spellings: [
          'let rec sum l = match l with\n  | [ x ] -> x\n  | x :: rest -> x + sum rest\n  | [] -> failwith "sum <empty>"',
        ],
        run: (list) => (list.length === 0 ? { exception: 'Failure "sum <empty>"' } : shown(sum(list))),
      },
      {
        spellings: ["let rec sum l = if List.length l < 2 then List.fold_left ( + ) 0 l else sum l"],
        run: (list) => (list.length < 2 ? shown(sum(list)) : "never"),
      },
    ],
  },
  {
    name: "largest",
    points: 2,
    right: {
      spellings: [
        "let rec largest = function\n  | [] -> None\n  | x :: rest -> (match largest rest with Some y when y > x -> Some y | _ -> Some x)",
        "let largest = function [] -> None | x :: rest -> Some (List.fold_left max x rest)",
      ],
      run: (list) => some(list, (items) => Math.max(...items)),
    },
    wrong: [
      {
        spellings: ["let largest = function [] -> None | l -> Some (List.fold_left max 0 l)"],
        run: (list) => some(list, (items) => Math.max(0, ...items)),
      },
      {
        spellings: ["let largest = function [] -> None | x :: _ -> Some x", "let largest l = List.nth_opt l 0"],
        run: (list) => some(list, ([first = 0]) => first),
      },
      {
        spellings: ["let largest = function [] -> None | x :: rest -> Some (List.fold_left min x rest)"],
        run: (list) => some(list, (items) => Math.min(...items)),
      },
    ],
  },
];

const INPUTS: readonly (readonly number[])[] = [[], [0], [1], [-1], [0, 1], [1, 0], [0, -1], [2, 0, 1]];
const STUDENTS = ["ann", "ben", "chloe", "daniel", "émilie", "farid", "greta", "hugo", "inès", "jonas", "karim", "lea"];

export function makeClassResults(size: number, seed = 1): ClassResults {
  const random = randomNumbers(seed);
  const drafts = Array.from({ length: size }, (_, i) => draftOf(i, random));
  const inputs = TASKS.flatMap((task) => pooledInputs(task, drafts)).map((input, i) => ({ ...input, id: i + 1 }));
  const mistakes = mistakesOf(drafts, inputs);
  const solutions = solutionsOf(drafts);
  const ways = waysOf(drafts, solutions);
  const submissions = drafts.map((draft) => submissionOf(draft, drafts, mistakes, solutions, ways));
  return {
    format: "elenchus-grade",
    version: RESULTS_VERSION,
    elenchus: "0.1.0",
    assignment: {
      name: "Lists, week 3",
      references: ["reference.ml"],
      functions: TASKS.map(({ name, points }) => ({ name, points })),
      exceptions: "undefined",
      reveal: "full",
    },
    notices: [{ kind: "skipped-file", text: "class.zip/notes.txt is no program" }],
    summary: summaryOf(submissions),
    submissions,
    mistakes,
    solutions,
    ways,
    inputs,
    tests: testsOf(drafts),
    covering: TASKS.map(({ name }) => coveringOf(name, inputs)),
  };
}

// ---- what each student did ----

/** `choice`: for each task the variant and how it is spelled; -1 is the right one. */
type Draft = {
  readonly id: string;
  readonly choices: readonly { readonly task: Task; readonly variant: Variant; readonly spelling: string }[];
  readonly fate: "graded" | "rejected" | "failed" | "incomparable" | "undecided";
};

function draftOf(i: number, random: () => number): Draft {
  const student = STUDENTS[i % STUDENTS.length] ?? "";
  const id = i < STUDENTS.length ? student : `${student}${Math.floor(i / STUDENTS.length) + 1}`;
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const choices = TASKS.map((task) => {
    const variant =
      random() < 0.55 ? task.right : pick(task.wrong.filter(() => random() < 0.7).concat(task.wrong.slice(0, 1)));
    return { task, variant, spelling: pick(variant.spellings) };
  });
  const fates = ["rejected", "failed", "incomparable", "undecided"] as const;
  return { id, choices, fate: random() < 0.15 ? pick(fates) : "graded" };
}

function sourceOf({ choices, fate, id }: Draft): string {
  const functions = choices.map(({ spelling }) => spelling).join("\n\n");
  const program = fate === "incomparable" ? functions.replaceAll("largest", "biggest") : functions;
  return `(* ${id}'s program *)\n\n${program}${fate === "rejected" ? "\n\nlet () = print_int" : ""}\n`;
}

function submissionOf(
  draft: Draft,
  drafts: readonly Draft[],
  mistakes: readonly Mistake[],
  solutions: readonly Solution[],
  ways: readonly Way[],
): SubmissionResult {
  const { id, fate } = draft;
  const isGraded = fate !== "rejected" && fate !== "failed";
  const functions = isGraded ? draft.choices.map((_, i) => functionResult(draft, i, mistakes, solutions, ways)) : [];
  const twin = drafts.find((other) => isTwin(draft, other));
  const isWrong = functions.some(({ verdict }) => verdict === "differs");
  return {
    id,
    student: id,
    participant: null,
    file: `class.zip/${id}/lists.ml`,
    source: sourceOf(draft),
    status: fate === "graded" ? (isWrong ? "wrong" : "right") : fate,
    proved: false,
    points: functions.reduce((points, each) => points + each.points, 0),
    outOf: TASKS.reduce((points, task) => points + task.points, 0),
    functions,
    problems: fate === "rejected" ? [problemOf(draft)] : [],
    unchecked: [],
    failure: fate === "failed" ? "It used up its memory twice, and was left out." : null,
    failureReason: fate === "failed" ? { kind: "unfinished", reason: "memory" } : null,
    sameAs: twin === undefined || twin === draft ? null : twin.id,
  };
}

/** The first with the same code is the one that was looked at. */
function isTwin(a: Draft, b: Draft): boolean {
  return a.fate === b.fate && a.choices.every(({ spelling }, i) => spelling === b.choices[i]?.spelling);
}

function problemOf(draft: Draft): Problem {
  const line = sourceOf(draft).split("\n").length - 1;
  return {
    code: "E204",
    title: "Types clash",
    place: { file: `class.zip/${draft.id}/lists.ml`, line, column: 10, endLine: line, endColumn: 19 },
    label: "this has type int -> unit, but unit is expected",
    also: [],
    hint: "give `print_int` its argument",
  };
}

const EXPLORED = { paths: 212, runs: 431, steps: 5_120, solverCalls: 0 };

function functionResult(
  draft: Draft,
  which: number,
  mistakes: readonly Mistake[],
  solutions: readonly Solution[],
  ways: readonly Way[],
): FunctionResult {
  const { task, variant } = draft.choices[which] as Draft["choices"][number];
  const mine = (group: Mistake | Solution | Way): boolean =>
    group.function === task.name && group.submissions.includes(draft.id);
  const mistake = mistakes.find(mine);
  const base = {
    function: task.name,
    points: 0,
    outOf: task.points,
    reference: "reference.ml",
    foundBy: null,
    mistake: mistake?.id ?? null,
    solution: solutions.find(mine)?.id ?? null,
    way: ways.find(mine)?.id ?? null,
    failedTests: TESTS.flatMap(({ id, name, list }) =>
      name === task.name && goesWrong(task, variant, list) ? [id] : [],
    ),
    explored: EXPLORED,
  };
  if (draft.fate === "incomparable" && which === 1)
    return {
      ...base,
      verdict: "cannot-compare",
      why: "the submission has no `largest`",
      hint: "perhaps `biggest` is meant",
      reason: { kind: "missing", which: "submission", name: "largest", defines: ["biggest"] },
    };
  if (mistake !== undefined) {
    const counterexample = witnessOf(task, variant);
    return {
      ...base,
      verdict: "differs",
      foundBy: "itself",
      counterexample,
      others: [],
      smallest: true,
      smaller: 3,
      conditions: [],
    };
  }
  const conditions = [{ condition: "no-overflow", text: "as long as no integer overflows" }] as const;
  const limits = [{ limit: "budget", text: "the budget was used up (--budget N allows more)" }] as const;
  if (draft.fate === "undecided")
    return { ...base, points: task.points, verdict: "agrees-so-far", upTo: 4, conditions, limits };
  return { ...base, points: task.points, verdict: "agrees", upTo: 23, conditions };
}

function isGradedWrong({ fate, choices }: Draft, task: Task): Variant | undefined {
  const chosen = choices.find((choice) => choice.task === task)?.variant;
  return fate === "graded" && chosen !== task.right ? chosen : undefined;
}

// ---- inputs and outcomes ----

function shown(n: number): string {
  return n < 0 ? `(${n})` : String(n);
}

function callOf(name: string, list: readonly number[]): string {
  return `${name} [${list.map(shown).join("; ")}]`;
}

function resultOf(ending: Ending): RunResult {
  if (ending === "never") return { outcome: "unfinished", reason: "fuel", steps: 100_000 };
  if (typeof ending === "string") return { outcome: "value", value: ending, from: null, steps: 9 };
  return { outcome: "exception", exception: ending.exception, steps: 2 };
}

function goesWrong(task: Task, variant: Variant, list: readonly number[]): boolean {
  return JSON.stringify(task.right.run(list)) !== JSON.stringify(variant.run(list));
}

function witnessOf(task: Task, variant: Variant): Counterexample {
  const list = INPUTS.find((input) => goesWrong(task, variant, input)) ?? [];
  return {
    call: callOf(task.name, list),
    submissionCall: null,
    arguments: [`[${list.map(shown).join("; ")}]`],
    size: 1 + 2 * list.length,
    observed: null,
    expected: resultOf(task.right.run(list)),
    got: resultOf(variant.run(list)),
    restsOn: "behaviour",
    general: null,
  };
}

function pooledInputs(task: Task, drafts: readonly Draft[]): Omit<PooledInput, "id">[] {
  return INPUTS.map((list) => {
    const call = callOf(task.name, list);
    const wrong = drafts.flatMap((draft) => {
      const variant = isGradedWrong(draft, task);
      return variant === undefined ? [] : [{ id: draft.id, variant }];
    });
    const caught = wrong.filter(({ variant }) => goesWrong(task, variant, list)).map(({ id }) => id);
    const smallestOf = wrong.filter(({ variant }) => witnessOf(task, variant).call === call).map(({ id }) => id);
    const expected = resultOf(task.right.run(list));
    return { function: task.name, call, observed: null, size: 1 + 2 * list.length, expected, smallestOf, caught };
  }).filter(({ smallestOf }) => smallestOf.length > 0);
}

// ---- groups ----

function mistakesOf(drafts: readonly Draft[], inputs: readonly PooledInput[]): Mistake[] {
  const groups = TASKS.flatMap((task) =>
    task.wrong.map((variant) => {
      const makers = drafts.filter((draft) => isGradedWrong(draft, task) === variant);
      const behaviour = inputs.flatMap(({ id, function: name, call }) => {
        const list = INPUTS.find((each) => callOf(task.name, each) === call);
        const isHit = name === task.name && list !== undefined && goesWrong(task, variant, list);
        return isHit ? [{ input: id, got: resultOf(variant.run(list)) }] : [];
      });
      const shapes = variant.spellings.map((spelling) => idsOf(makers.filter((draft) => spells(draft, spelling))));
      const submissions = idsOf(makers);
      return { function: task.name, submissions, witness: witnessOf(task, variant), behaviour, shapes: bySize(shapes) };
    }),
  );
  return numbered(groups);
}

function solutionsOf(drafts: readonly Draft[]): Solution[] {
  const groups = TASKS.flatMap((task) =>
    task.right.spellings.map((spelling) => ({
      function: task.name,
      submissions: idsOf(drafts.filter((draft) => draft.fate === "graded" && spells(draft, spelling))),
    })),
  );
  return numbered(groups);
}

function waysOf(drafts: readonly Draft[], solutions: readonly Solution[]): Way[] {
  const groups = TASKS.flatMap(({ name, right: { spellings, alike = spellings.map((_, i) => [i]) } }) =>
    alike.map((some) => {
      const own = drafts.filter(
        (draft) => draft.fate === "graded" && some.some((i) => spells(draft, spellings[i] ?? "")),
      );
      const [shortest] = [...own].sort((a, b) => sourceOf(a).length - sourceOf(b).length);
      const submissions = idsOf(own);
      const inside = solutions.filter(
        ({ function: of, submissions: [first] }) => of === name && submissions.includes(first ?? ""),
      );
      return { function: name, submissions, solutions: inside.map(({ id }) => id), example: shortest?.id ?? "" };
    }),
  );
  return numbered(groups);
}

function numbered<T extends { readonly submissions: readonly string[] }>(groups: readonly T[]): (T & { id: number })[] {
  return groups
    .filter(({ submissions }) => submissions.length > 0)
    .sort((a, b) => b.submissions.length - a.submissions.length)
    .map((group, i) => ({ ...group, id: i + 1 }));
}

function spells({ choices }: Draft, spelling: string): boolean {
  return choices.some((choice) => choice.spelling === spelling);
}

function idsOf(drafts: readonly Draft[]): string[] {
  return drafts.map(({ id }) => id);
}

function bySize(shapes: readonly string[][]): string[][] {
  return shapes.filter((shape) => shape.length > 0).sort((a, b) => b.length - a.length);
}

// ---- the teacher's tests, and what catches all ----

const TESTS = [
  { id: 1, name: "sum", title: "one and two", list: [1, 2] },
  { id: 2, name: "sum", title: "nothing", list: [] },
  { id: 3, name: "largest", title: "in order", list: [1] },
  { id: 4, name: "largest", title: "largest first", list: [3, 2, 1] },
];

function testsOf(drafts: readonly Draft[]): TestScores {
  const failsOf = (draft: Draft): number[] =>
    TESTS.filter(({ name, list }) => {
      const task = TASKS.find((each) => each.name === name);
      const variant = task === undefined ? undefined : isGradedWrong(draft, task);
      return task !== undefined && variant !== undefined && goesWrong(task, variant, list);
    }).map(({ id }) => id);
  const tests = TESTS.flatMap(({ id, name, title, list }) => {
    const task = TASKS.find((each) => each.name === name);
    if (task === undefined) return [];
    const caught = idsOf(drafts.filter((draft) => failsOf(draft).includes(id)));
    return [
      { id, name: title, function: name, call: callOf(name, list), expected: resultOf(task.right.run(list)), caught },
    ];
  });
  const missed = drafts.flatMap((draft) =>
    TASKS.flatMap((task) => {
      const variant = failsOf(draft).length === 0 ? isGradedWrong(draft, task) : undefined;
      const call = variant === undefined ? "" : witnessOf(task, variant).call;
      return variant === undefined ? [] : [{ submission: draft.id, function: task.name, call }];
    }),
  );
  return { tests, missed };
}

function coveringOf(name: string, inputs: readonly PooledInput[]): CoveringInputs {
  const own = inputs.filter((input) => input.function === name);
  const left = new Set(own.flatMap(({ caught }) => caught));
  const catches = left.size;
  const chosen: number[] = [];
  for (const { id, caught } of own.toSorted((a, b) => b.caught.length - a.caught.length)) {
    if (!caught.some((submission) => left.has(submission))) continue;
    chosen.push(id);
    for (const submission of caught) left.delete(submission);
  }
  return { function: name, inputs: chosen, smallest: true, catches };
}

export function summaryOf(submissions: readonly SubmissionResult[]): ClassSummary {
  const counts = STATUSES.map((status) => [status, submissions.filter((each) => each.status === status).length]);
  return { submissions: submissions.length, ...Object.fromEntries(counts) } as ClassSummary;
}

/** The same for the same seed, on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
