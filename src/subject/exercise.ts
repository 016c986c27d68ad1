// What a reference asks for: which of its functions, how their results are looked at, on which inputs. Plain data, since
// it crosses threads, with every default filled in.
import type { Source } from "../core/span.js";

export type Exercise = {
  readonly reference: Source;
  /** Definitions given to students: in front of every program. */
  readonly prelude: Source | undefined;
  /**
   * Compare through this function of a file that follows each program. It either calls their function
   * itself, or is applied to what their function gives.
   */
  readonly observe: FunctionPlace | undefined;
  /** Only inputs on which this predicate of the reference's file (or of its own) holds. */
  readonly given: FunctionPlace | undefined;
  /** Empty: every function that the reference defines. */
  readonly functions: readonly string[];
  readonly exceptions: Policy;
};

/** A submission beside the exercise that it is meant for. */
export type Attempt = { readonly exercise: Exercise; readonly submission: Source };

/** Inputs on which the reference raises are no tests ("undefined"), or raising is part of the behaviour ("same"). */
export type Policy = "undefined" | "same";

/** A function, in a file of its own or (undefined) in the reference's. */
export type FunctionPlace = { readonly source: Source | undefined; readonly function: string };

/** Every file that a diagnostic about the exercise may point into. */
export function sourcesOfExercise({ prelude, reference, observe, given }: Exercise): readonly Source[] {
  return present([prelude, reference, observe?.source, given?.source]);
}

/** The same of a submission's. */
export function sourcesOfAttempt({ exercise, submission }: Attempt): readonly Source[] {
  return [...sourcesOfExercise(exercise), submission];
}

export function present(sources: readonly (Source | undefined)[]): readonly Source[] {
  return sources.filter((source) => source !== undefined);
}
