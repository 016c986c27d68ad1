// What a class was asked to do, with every file read and every default filled in. Plain data.
import type { Source } from "../core/span.js";
import type { Place } from "../library/check-request.js";
import type { Notice, Reveal } from "../report/class-results.js";

export type Assignment = {
  readonly name: string;
  /** At least one. A submission that agrees with any of them is right. */
  readonly references: readonly Source[];
  readonly prelude: Source | undefined;
  /** Empty: every function that the first reference defines, one point each. */
  readonly functions: readonly Task[];
  /** For functions that do not say otherwise. */
  readonly usual: TaskSettings;
  readonly budget: number | undefined;
  readonly tests: readonly Test[];
  readonly reveal: Reveal;
  /** The name of the file to look at, where a student handed in several. */
  readonly file: string | undefined;
  readonly notices: readonly Notice[];
};

export type Task = TaskSettings & { readonly name: string; readonly points: number };

export type TaskSettings = {
  readonly observe: Place | undefined;
  readonly given: Place | undefined;
  readonly exceptions: "undefined" | "same";
};

/** A test of the teacher's own: a call, and what it should give; undefined: what the reference gives. Byte strings. */
export type Test = {
  readonly name: string | undefined;
  readonly call: string;
  readonly expect: string | undefined; // an expression
  readonly raises: string | undefined; // an expression of type exn, in place of `expect`
};
