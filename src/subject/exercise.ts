// What a reference asks for: which of its functions, how their results are looked at, on which inputs. Plain data, since
// it crosses threads, with every default filled in.
import type { Source } from "../core/span.js";

export type Exercise = Behaviour & {
  readonly reference: Source;
  /** Definitions given to students: in front of every program. */
  readonly prelude: Source | undefined;
  /**
   * Compare through this function of a file that follows each program. It either calls their function
   * itself, or is applied to what their function gives.
   */
  readonly observe: FunctionPlace | undefined;
  /** Only inputs on which these predicates of the reference's file (or of their own) hold. */
  readonly given: readonly Precondition[];
  /** Whether contracts are asked about, which may stand in comments. */
  readonly contracts?: boolean;
  /** Whether an ill-typed definition of a submission costs only itself and what needs it. */
  readonly partial?: boolean;
  /** Functions that have the same name in both programs. */
  readonly functions: readonly string[];
  /** Functions that may have two names. If there are none of either kind: every function that the reference defines. */
  readonly renamed: readonly FunctionNames[];
};

/** A submission beside the exercise that it is meant for. */
export type Attempt = { readonly exercise: Exercise; readonly submission: Source };

/** Inputs on which the reference raises are no tests ("undefined"), or raising is part of the behaviour ("same"). */
export type Policy = (typeof EXCEPTIONS)[number];
export const EXCEPTIONS = ["undefined", "same"] as const;

/** What belongs to what a function does, beside what it returns. */
export type Behaviour = {
  readonly exceptions: Policy;
  readonly effects: EffectsPolicy;
  readonly printed: PrintedPolicy;
};

/**
 * Functions among the inputs that give something: their calls do not matter, since they have no effects ("ignore"), or are
 * compared ("same").
 */
export type EffectsPolicy = (typeof EFFECTS)[number];
export const EFFECTS = ["ignore", "same"] as const;

/** What is printed is compared where the reference prints, or gives nothing else ("reference"); always; or never. */
export type PrintedPolicy = (typeof PRINTED)[number];
export const PRINTED = ["reference", "same", "ignore"] as const;

export const USUAL_BEHAVIOUR: Behaviour = { exceptions: "undefined", effects: "ignore", printed: "reference" };

/** A program whose own contracts are asked about. */
export function exerciseOfContracts(
  reference: Source,
  prelude: Source | undefined,
  functions: readonly string[],
): Exercise {
  const none = { observe: undefined, given: [], renamed: [] };
  return { ...USUAL_BEHAVIOUR, ...none, reference, prelude, functions, contracts: true };
}

/** A function of the reference, and what it is called in the submission. */
export type FunctionNames = { readonly name: string; readonly submission: string };

/** A predicate on the inputs of one function, or (undefined) of all of them. */
export type Precondition = FunctionPlace & { readonly of: string | undefined };

/** A function, in a file of its own or (undefined) in the reference's. */
export type FunctionPlace = { readonly source: Source | undefined; readonly function: string };

/** Every file that a diagnostic about the exercise may point into. */
export function sourcesOfExercise({ prelude, reference, observe, given }: Exercise): readonly Source[] {
  return present([prelude, reference, observe?.source, ...given.map(({ source }) => source)]);
}

/** The same of a submission's. */
export function sourcesOfAttempt({ exercise, submission }: Attempt): readonly Source[] {
  return [...sourcesOfExercise(exercise), submission];
}

export function present(sources: readonly (Source | undefined)[]): readonly Source[] {
  return sources.filter((source) => source !== undefined);
}
