// Tests that their language can write as an equation, and how those are put together for a file.
import type { NamedTest } from "./names.js";
import type { FunctionSuite, Written } from "./suite.js";

export type WrittenTest = NamedTest & { readonly written: Written };

export function isWritten(test: NamedTest): test is WrittenTest {
  return test.written !== undefined;
}

/** What a file of tests is made of. */
export type Emitted = {
  readonly tests: readonly WrittenTest[];
  readonly functions: readonly FunctionSuite[];
  /** How the reference's file is called, without its folder and ending. */
  readonly file: string;
  /** What suites open or import, where that was said. */
  readonly module: string | undefined;
};

/** The tests of each function, in order. */
export function byFunction(tests: readonly WrittenTest[]): readonly (readonly [string, readonly WrittenTest[]])[] {
  const names = [...new Set(tests.map((test) => test.function))];
  return names.map((name) => [name, tests.filter((test) => test.function === name)] as const);
}

/** What a name of a file is as the name of a module or class. */
export function capitalized(file: string): string {
  const name = file.replaceAll(/[^\w']/g, "_").replace(/^\d/, "_$&");
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
