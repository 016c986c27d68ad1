// Tests that their language can write as an equation, and how those are put together for a file.
import type { EmittedWords } from "../words/words.js";
import type { NamedTest } from "./names.js";
import type { FunctionSuite, TestParts } from "./suite.js";

export type WrittenTest = NamedTest & { readonly written: TestParts };

/** As far as files of tests show it. */
export type EmittedTest = Pick<
  WrittenTest,
  "function" | "name" | "args" | "observed" | "changes" | "alsoRight" | "written"
>;

/** With all its right outcomes. */
export function isWritten(test: NamedTest): test is WrittenTest {
  return test.written !== undefined && test.alsoRight.every(({ written }) => written !== undefined);
}

/** What is right: the first reference's outcome, and those of others. */
export function outcomesOf({ written, alsoRight }: EmittedTest): readonly TestParts[] {
  return [written, ...alsoRight.flatMap((each) => each.written ?? [])];
}

/** What a file of tests is made of. */
export type Emitted = {
  readonly tests: readonly EmittedTest[];
  readonly functions: readonly Pick<FunctionSuite, "function" | "type" | "home">[];
  /** Of the program that is tested, as its language's tools print it. */
  readonly signature: string;
  /** How the reference's file is called, without its folder and ending. */
  readonly file: string;
  /** What suites open or import, where that was said. */
  readonly module: string | undefined;
  /** What tests call besides the program: the text of observers. */
  readonly observers: readonly string[];
  /** What is said beside tests. */
  readonly words: EmittedWords;
};

/** Why a test cannot be written in the form that was asked for: `form`, as people call it. */
export type NotWritten =
  | { readonly kind: "no-expression" } // to compare with
  | { readonly kind: "identity" } // the outcome depends on which objects are physically the same
  | { readonly kind: "remembers" } // the outcome depends on the calls before
  | { readonly kind: "unseen-breach" } // of a contract, which changes nothing in a run
  | { readonly kind: "too-many-arguments"; readonly form: string; readonly most: number }
  | { readonly kind: "other-than-results"; readonly form: string } // of one solution, as they are
  | { readonly kind: "changed-arguments"; readonly form: string } // which are given to two programs
  | { readonly kind: "labels"; readonly form: string }
  | { readonly kind: "own-types"; readonly form: string }; // of the solution, which no test can mention

/** Parts of a file with an empty line between them, observers before the last. */
export function withObservers({ observers }: Emitted, ...parts: readonly string[]): string {
  const all = [...parts.slice(0, -1), ...observers.map((text) => text.trim()), ...parts.slice(-1)];
  const texts = all.map((part) => part.trimEnd()).filter((part) => part !== "");
  return `${texts.join("\n\n")}\n`;
}

/** The tests of each function, in order. */
export function byFunction(tests: readonly EmittedTest[]): readonly (readonly [string, readonly EmittedTest[]])[] {
  const names = [...new Set(tests.map((test) => test.function))];
  return names.map((name) => [name, tests.filter((test) => test.function === name)] as const);
}

/** What a name of a file is as the name of a module or class. */
export function capitalized(file: string): string {
  const name = file.replaceAll(/[^\w']/g, "_").replace(/^\d/, "_$&");
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
