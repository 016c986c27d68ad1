// Which places of a program can be reached: plain data, since it crosses threads.
import type { Exercise } from "../subject/exercise.js";
import type { TestRequest } from "./test-request.js";

export type ReachRequest = {
  readonly exercise: Exercise;
  /** undefined: every line. */
  readonly line: number | undefined;
  /** A condition in the words of the program, and with the names that are known at the place. */
  readonly when: string | undefined;
  readonly search: Pick<TestRequest["search"], "budget" | "solver">;
};
