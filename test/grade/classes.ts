// The classes in test/grade/classes, and every call that is printed for them: by whom it is to be accepted, and what it
// comes to. What is printed is kept in printed.json beside each class, so that the real compilers can be asked about it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RunResult } from "../../src/report/answer.js";
import { ownCall, resultWords } from "../../src/report/answer-words.js";
import type { ClassResults, FunctionResult, SubmissionResult } from "../../src/report/class-results.js";
import { ENGLISH } from "../../src/report/words/english.js";
import { projectRoot } from "../project-root.js";

const ROOT = join(projectRoot(), "test", "grade", "classes");

export type ClassFixture = {
  readonly name: string;
  readonly folder: string;
  readonly assignment: string; // a file in it
  readonly solution: string;
  /** Files that are read after each program. */
  readonly observers: readonly string[];
};

export function classFixtures(): readonly ClassFixture[] {
  return readdirSync(ROOT)
    .sort()
    .map((name) => {
      const folder = join(ROOT, name);
      const files = readdirSync(folder);
      const solution = files.find((file) => file.startsWith("solution.")) ?? "";
      const observers = files.filter((file) => file.startsWith("observers."));
      return {
        name,
        folder,
        assignment: files.includes("assignment.yaml") ? "assignment.yaml" : solution,
        solution,
        observers,
      };
    });
}

/** What is printed of one function of a program, and what it comes to; undefined: it is only typed. */
export type PrintedCall = { readonly text: string; readonly shown?: string };

/** Of a submission: its status, and what is printed for it; what needs an observer's file as well is apart. */
export type PrintedFor = {
  readonly status: string;
  readonly points: string;
  readonly alone: readonly PrintedCall[];
  readonly observed: readonly PrintedCall[];
};

/** By the file of the submission; `solution`: the inputs of the class, which are calls of the solution. */
export type Printed = { readonly solution: PrintedFor; readonly submissions: Readonly<Record<string, PrintedFor>> };

export function printedFile({ folder }: ClassFixture): string {
  return join(folder, "printed.json");
}

export function readPrinted(fixture: ClassFixture): Printed {
  const file = printedFile(fixture);
  if (!existsSync(file))
    throw new Error(`${file} is missing: UPDATE=1 npx vitest run test/grade/printed-calls.test.ts`);
  return JSON.parse(readFileSync(file, "utf8")) as Printed;
}

export function printedIn(results: ClassResults): Printed {
  const named = results.submissions.map(
    (each) => [(each.file ?? each.id).replace(/^.*\//, ""), printedFor(each)] as const,
  );
  return { solution: printedForSolution(results), submissions: Object.fromEntries(named) };
}

/** An observer's own name is known where its file is. */
function printedForSolution({ inputs, submissions }: ClassResults): PrintedFor {
  const observers = new Set(
    submissions.flatMap(({ functions }) => functions.flatMap(({ observer }) => observer ?? [])),
  );
  const isObserved = (name: string): boolean => observers.has(name);
  const told = (each: ClassResults["inputs"][number]): PrintedCall => ({
    text: each.call,
    ...(each.observed === null && shownBy(each.expected)),
  });
  return {
    status: "right",
    points: "",
    alone: once(inputs.filter((each) => !isObserved(each.function)).map(told)),
    observed: once(inputs.filter((each) => isObserved(each.function)).map(told)),
  };
}

function printedFor({ status, points, outOf, functions }: SubmissionResult): PrintedFor {
  const wrong = functions.filter((each): each is Differing => each.verdict === "differs");
  const calls = (isObserved: boolean): readonly PrintedCall[] =>
    wrong.filter(({ observer }) => (observer !== undefined) === isObserved).flatMap(callsOf);
  const entered = wrong.flatMap(({ reproduce }) =>
    reproduce === undefined ? [] : [{ text: reproduce.enter.replace(/;;$/, "") }],
  );
  return {
    status,
    points: `${points}/${outOf}`,
    alone: once([...calls(false), ...entered]),
    observed: once(calls(true)),
  };
}

type Differing = Extract<FunctionResult, { readonly verdict: "differs" }>;

function callsOf({ counterexample, others }: Differing): readonly PrintedCall[] {
  const { observed, got, restsOn } = counterexample;
  const isWhole = observed === null && restsOn === "behaviour";
  const first = { text: ownCall(counterexample), ...(isWhole && shownBy(got)) };
  return [first, ...others.map((each) => ({ text: ownCall(each) }))];
}

/** Where the call alone shows it. */
function shownBy(result: RunResult): Pick<PrintedCall, "shown"> {
  const shown = resultWords(ENGLISH, result);
  return /\b(leaving|printing|after)\b|<fun>/.test(shown) ? {} : { shown };
}

/** What is told of a text with an outcome counts. */
function once(calls: readonly PrintedCall[]): readonly PrintedCall[] {
  const known = new Map<string, PrintedCall>();
  for (const each of calls) if (known.get(each.text)?.shown === undefined) known.set(each.text, each);
  return [...known.values()];
}
