// Puts together what results.json says, from what became of each submission.
import { nth } from "../basis/known.js";
import { mainFile } from "../core/parts.js";
import type { Replayed } from "../jobs/replay.js";
import type { LanguageTable } from "../language/row.js";
import type { Hint } from "../report/answer.js";
import { type ClassNotice, toldNotice } from "../report/class-notice.js";
import {
  type AssignmentSummary,
  type ClassResults,
  type ClassSummary,
  type CoveringInputs,
  type Credit,
  type CreditInput,
  type FunctionResult,
  type Notice,
  type PooledInput,
  RESULTS_VERSION,
  type Reproduction,
  type Solution,
  STATUSES,
  type Status,
  type SubmissionResult,
  type TestScores,
  type Way,
} from "../report/class-results.js";
import { decodeBytes } from "../report/display.js";
import { counterexample, functionAnswer, runResult } from "../report/function-answer.js";
import type { NotHandedIn } from "../report/not-handed-in.js";
import { isTypeError, placeOf, problemsOf, toldProblem, uncheckedOf } from "../report/problem.js";
import type { NoVerdict } from "../report/reason.js";
import type { Verdict } from "../report/verdict.js";
import type { Words } from "../report/words/words.js";
import type { Assignment } from "./assignment.js";
import { branchFor, type ClassHints, hintsFor, repairGroups, repairOf } from "./class-hints.js";
import { chosenText } from "./class-inputs.js";
import { smallestCover } from "./covering.js";
import {
  type ClassEntry,
  type ClassRow,
  entriesOf,
  type GradedGroup,
  type NumberedInput,
  numberedCredit,
  numberedInputs,
  testId,
} from "./entries.js";
import { type Cluster, sameMistakes, sameSolutions, sameWays } from "./mistakes.js";
import { isObserver } from "./plan.js";
import { creditOf, earnedBy, sumOf, worthOf } from "./points.js";
import { reproduced } from "./reproduced.js";
import { mistakeResult } from "./shown-mistakes.js";

export function classResults(
  tools: {
    readonly words: Words;
    readonly version: string;
    readonly languages: LanguageTable;
    readonly hints: ClassHints;
  },
  assignment: Assignment,
  rows: readonly ClassRow[],
  groups: readonly GradedGroup[],
  notices: readonly ClassNotice[],
): ClassResults {
  const { words, version, hints } = tools;
  const entries = entriesOf(assignment, rows, groups);
  const inputs = numberedInputs(groups);
  const credited = numberedCredit(groups);
  const mistakes = sameMistakes(entries);
  const solutions = sameSolutions(entries);
  const ways = sameWays(entries);
  const points = new Map(
    inOrder(assignment, groups).map(({ group, name }) => [name, worthIn(assignment, group, name)]),
  );
  const credits = new Map(
    groups.flatMap(({ group, names }) => names.map((name) => [name, creditOf(assignment, group, name)])),
  );
  const idOf = (groupsOfEntries: readonly (readonly ClassEntry[])[]): ReadonlyMap<ClassEntry, number> =>
    new Map(groupsOfEntries.flatMap((group, i) => group.map((entry) => [entry, i + 1] as const)));
  const mistakeOf = idOf(mistakes.map((cluster) => cluster.entries));
  const [solutionOf, wayOf] = [idOf(solutions), idOf(ways.map((cluster) => cluster.entries))];
  const functionResults = new Map(
    entries.map((entry) => [
      entry,
      withHints(
        {
          ...functionResult(words, entry, reproduced(tools.languages, assignment, entry), {
            mistake: mistakeOf.get(entry) ?? null,
            solution: solutionOf.get(entry) ?? null,
            way: wayOf.get(entry) ?? null,
          }),
          ...earnedIn(assignment, entry, points, credits, hints),
        } as FunctionResult,
        { branch: branchFor(words, entry, hints), hints: hintsFor(words, entry, hints) },
      ),
    ]),
  );
  const total = sumOf([...points.values()]);
  const submissions = rows.map((row) => {
    const own = entries.filter((entry) => entry.row === row);
    const byFunction = new Map(own.map((entry) => [entry.function, functionResults.get(entry)]));
    const functions = [...points.keys()].flatMap((name) => byFunction.get(name) ?? []);
    return submissionResult(words, row, rows, groups, functions, total);
  });
  return {
    format: "elenchus-grade",
    version: RESULTS_VERSION,
    elenchus: version,
    assignment: {
      name: assignment.name,
      references: assignment.references.map(({ name }) => name),
      functions: [...points].map(([name, worth]) => taskShown(name, worth, credits.get(name) ?? "whole")),
      exceptions: assignment.usual.exceptions,
      reveal: assignment.reveal,
    },
    notices: noticesOf(words, notices),
    summary: summaryOf(submissions),
    submissions,
    mistakes: mistakes.map((cluster, i) => mistakeResult(words, cluster, i + 1, inputs)),
    ...(hints.level !== undefined && { repairs: repairGroups(words, entries, hints) }),
    solutions: solutions.map(
      (group, i): Solution => ({ id: i + 1, function: decodeBytes(group[0].function), submissions: group.map(rowId) }),
    ),
    ways: ways.map((cluster, i) => wayResult(cluster, i + 1, solutionOf)),
    inputs: inputs.map((input) => pooledInput(words, input, entries)),
    ...(credited.length > 0 && { creditInputs: credited.map((input) => creditInput(words, input)) }),
    tests: assignment.tests.length === 0 ? null : testScores(words, assignment, groups, entries),
    covering: [...points.keys()].flatMap((name) => coveringOf(name, inputs, entries)),
  };
}

function withHints(
  result: FunctionResult,
  { branch, hints }: { readonly branch: string | undefined; readonly hints: readonly Hint[] | undefined },
): FunctionResult {
  if (result.verdict !== "differs") return result;
  return { ...result, ...(branch !== undefined && { branch }), ...(hints !== undefined && { hints }) };
}

function wayResult({ entries, shapes }: Cluster, id: number, solutionOf: ReadonlyMap<ClassEntry, number>): Way {
  const byLength = [...entries].sort((a, b) => lengthOf(a) - lengthOf(b)); // stable: the first of those that are as short
  return {
    id,
    function: decodeBytes(entries[0].function),
    submissions: entries.map(rowId),
    solutions: shapes.flatMap(([first]) => solutionOf.get(first) ?? []),
    example: rowId(byLength[0] ?? entries[0]),
  };
}

function lengthOf({ row }: ClassEntry): number {
  return row.program?.text.length ?? Number.POSITIVE_INFINITY;
}

/** Each once. */
function noticesOf(words: Words, notices: readonly ClassNotice[]): readonly Notice[] {
  const told = notices.map((notice) => toldNotice(words, notice));
  return told.filter(({ text }, i) => told.findIndex((other) => other.text === text) === i);
}

function rowId({ row }: ClassEntry): string {
  return row.id;
}

type Named = { readonly group: GradedGroup; readonly name: string };

/** Functions as the assignment has them, though those with the same settings are asked together. */
function inOrder({ functions }: Assignment, groups: readonly GradedGroup[]): readonly Named[] {
  const place = ({ group: { group }, name }: Named): number =>
    functions.findIndex(
      (task) =>
        task.name === name || (!functions.some((each) => each.name === name) && group.functions.includes(task.name)),
    );
  const all = groups.flatMap((group) => group.names.map((name): Named => ({ group, name })));
  return all.sort((a, b) => place(a) - place(b));
}

function worthIn(assignment: Assignment, { group, names, tests }: GradedGroup, name: string): number {
  const worths = (of: string): readonly (number | undefined)[] =>
    tests.flatMap((each) => (each.function === of ? [each.test.points] : []));
  return worthOf(assignment, group, names, name, worths);
}

function taskShown(name: string, points: number, credit: Credit): AssignmentSummary["functions"][number] {
  return { name: decodeBytes(name), points, ...(credit !== "whole" && { credit }) };
}

/** What a function gets of what it is worth, and what that rests on. */
function earnedIn(
  { tests }: Assignment,
  entry: ClassEntry,
  points: ReadonlyMap<string, number>,
  credits: ReadonlyMap<string, Credit>,
  hints: ClassHints,
): Pick<FunctionResult, "points" | "outOf" | "credit" | "review"> {
  const outOf = points.get(entry.function) ?? 0;
  const trials = (results: ReadonlyMap<number, Replayed>, weightOf: (id: number) => number) =>
    [...results].map(([id, result]) => ({ id, weight: weightOf(id), result }));
  const earned = earnedBy({
    answer: entry.answer,
    worth: outOf,
    credit: credits.get(entry.function) ?? "whole",
    tests: trials(entry.onTests, (id) => tests[id - 1]?.points ?? 1),
    inputs: trials(entry.onCredit, () => 1),
    repair: repairOf(entry, hints),
  });
  return { ...earned, outOf };
}

function functionResult(
  words: Words,
  { answer, reference, foundBy, onTests, at, own, group, row }: ClassEntry,
  reproduce: Reproduction | undefined,
  groups: Pick<FunctionResult, "mistake" | "solution" | "way">,
): Omit<FunctionResult, "points" | "outOf"> {
  const { explored, ...shown } = functionAnswer(words, answer);
  const { ms, ...counts } = explored;
  const place = at && row.program && placeOf(at, [row.program]);
  return {
    ...shown,
    explored: counts,
    reference: reference.name,
    ...(place && { place }),
    ...(own.join() !== answer.function && { ownFunctions: own.map(decodeBytes) }),
    ...(isObserver(group, answer.function) && { observer: decodeBytes(answer.function) }),
    ...(reproduce && { reproduce }),
    foundBy,
    ...groups,
    failedTests: [...onTests].flatMap(([id, result]) => (result.kind === "differs" ? [id] : [])),
  };
}

function submissionResult(
  words: Words,
  row: ClassRow,
  rows: readonly ClassRow[],
  groups: readonly GradedGroup[],
  functions: readonly FunctionResult[],
  outOf: number,
): SubmissionResult {
  const { id, student, file, program, why, participant } = row;
  const decisions = groups.flatMap(({ graded }) => (program && graded.get(program)) ?? []);
  const rejected = decisions.find((decision) => decision.kind === "rejected");
  const failed = decisions.find((decision) => decision.kind === "failed");
  const [decided] = decisions.flatMap((decision) => (decision.kind === "decided" ? [decision] : []));
  const twin = decided === undefined ? undefined : rows.find((other) => other.program === decided.representative);
  const failure = whatFailed(words, why, failed?.why);
  const sources = program === undefined ? [] : [program];
  const left = uncheckedOf(words, decided?.unchecked ?? [], sources).map((each) => toldProblem(words, each));
  const isIllTyped = functions.some(needsIllTyped) && functions.every((each) => needsIllTyped(each) || isMissing(each));
  const isWhole = rejected === undefined && failed === undefined && program !== undefined && !isIllTyped;
  return {
    id,
    student,
    participant: participant ?? null,
    file: file ?? null,
    ...(row.older && { older: row.older }),
    source: program === undefined ? null : decodeBytes(mainFile(program).text),
    status:
      rejected !== undefined || program === undefined || isIllTyped
        ? "rejected"
        : failed !== undefined
          ? "failed"
          : statusOf(functions),
    proved: isWhole && functions.length > 0 && functions.every(({ verdict }) => verdict === "equal"),
    points: isWhole ? sumOf(functions.map((each) => each.points)) : 0,
    outOf,
    functions: isWhole ? functions : [],
    problems:
      rejected === undefined || program === undefined
        ? left.filter((each) => isIllTyped && isTypeError(each))
        : problemsOf(rejected.errors, sources).map((each) => toldProblem(words, each)),
    unchecked: left.filter((each) => !isIllTyped || !isTypeError(each)),
    failure: failure?.text ?? null,
    failureReason: failure?.reason ?? null,
    sameAs: twin === undefined || twin === row ? null : twin.id,
  };
}

/** Where nothing is left to grade, the whole was rejected. */
function needsIllTyped(result: FunctionResult): boolean {
  return result.verdict === "cannot-compare" && result.reason.kind === "ill-typed";
}

function isMissing(result: FunctionResult): boolean {
  return result.verdict === "cannot-compare" && result.reason.kind === "missing";
}

function whatFailed({ reasons }: Words, notHandedIn: NotHandedIn | undefined, failure: NoVerdict | undefined) {
  if (notHandedIn !== undefined) return { text: reasons.notHandedIn(notHandedIn), reason: notHandedIn };
  return failure && { text: reasons.failure(failure), reason: failure };
}

const BY_VERDICT: Readonly<Record<Verdict["kind"], Status>> = {
  equal: "right",
  agrees: "right",
  "agrees-so-far": "undecided",
  differs: "wrong",
  "cannot-compare": "incomparable",
};

/** What was found matters more than what was not. */
function statusOf(functions: readonly FunctionResult[]): Status {
  const found = new Set(functions.map(({ verdict }) => BY_VERDICT[verdict]));
  return (["wrong", "incomparable", "undecided"] as const).find((status) => found.has(status)) ?? "right";
}

function summaryOf(submissions: readonly SubmissionResult[]): ClassSummary {
  const counts = STATUSES.map((status) => [status, submissions.filter((each) => each.status === status).length]);
  return { submissions: submissions.length, ...(Object.fromEntries(counts) as Record<Status, number>) };
}

function pooledInput(
  words: Words,
  { id, function: name, witness }: NumberedInput,
  entries: readonly ClassEntry[],
): PooledInput {
  const { call, observed, size, expected } = counterexample(words, witness);
  const smallestOf = entries.filter(
    (entry) =>
      entry.function === name &&
      entry.foundBy === "itself" &&
      entry.answer.verdict.kind === "differs" &&
      chosenText(entry.answer.verdict.witness) === chosenText(witness),
  );
  return {
    id,
    function: decodeBytes(name),
    call,
    observed,
    size,
    expected,
    smallestOf: smallestOf.map(rowId),
    caught: entries.filter(({ onInputs }) => onInputs.get(id)?.kind === "differs").map(rowId),
  };
}

function creditInput(words: Words, { id, function: name, witness }: NumberedInput): CreditInput {
  const { call, observed, expected } = counterexample(words, witness);
  return { id, function: decodeBytes(name), call, observed, expected };
}

function testScores(
  words: Words,
  assignment: Assignment,
  groups: readonly GradedGroup[],
  entries: readonly ClassEntry[],
): TestScores {
  const tests = groups
    .flatMap((group) => group.tests)
    .map(({ function: name, test }) => {
      const id = testId(assignment, test);
      const results = entries.map((entry) => ({ entry, result: entry.onTests.get(id) }));
      const ran = results.find(({ result }) => result?.kind === "agrees" || result?.kind === "differs")?.result;
      return {
        id,
        name: decodeBytes(test.name ?? test.call),
        function: decodeBytes(name),
        call: decodeBytes(test.call),
        expected: ran !== undefined && "expected" in ran ? runResult(words, ran.expected) : null,
        caught: results.filter(({ result }) => result?.kind === "differs").map(({ entry }) => entry.row.id),
      };
    })
    .sort((a, b) => a.id - b.id);
  const missed = entries.flatMap(({ row, function: name, answer: { verdict }, onTests }) => {
    const isCaught = [...onTests.values()].some(({ kind }) => kind === "differs");
    if (verdict.kind !== "differs" || isCaught) return [];
    const { call, submissionCall } = verdict.witness;
    return [{ submission: row.id, function: decodeBytes(name), call: decodeBytes(submissionCall ?? call) }];
  });
  return { tests, missed };
}

function coveringOf(
  name: string,
  inputs: readonly NumberedInput[],
  entries: readonly ClassEntry[],
): readonly CoveringInputs[] {
  const own = inputs.filter((input) => input.function === name);
  const catches = own.map(
    ({ id }) => new Set(entries.filter(({ onInputs }) => onInputs.get(id)?.kind === "differs").map(rowId)),
  );
  if (own.length === 0) return [];
  const { chosen, smallest } = smallestCover(catches);
  return [
    {
      function: decodeBytes(name),
      inputs: chosen.map((i) => nth(own, i).id),
      smallest,
      catches: new Set(catches.flatMap((caught) => [...caught])).size,
    },
  ];
}
