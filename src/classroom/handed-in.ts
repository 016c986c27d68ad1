// What a student handed in: one program, or why there is none.
import type { Source } from "../core/span.js";
import type { NotHandedIn } from "../report/not-handed-in.js";

export type HandedIn = {
  readonly student: string;
  /** As it was given: hw1/ann/sum.ml, or class.zip/ann/sum.ml for a file inside an archive. */
  readonly file: string | undefined;
  readonly program: Source | Unusable;
  /** What the course system knows the student by, where its export tells: Moodle's number of the participant. */
  readonly participant?: string | undefined;
  /** Files of the student that are older versions: they do not count. */
  readonly older?: readonly string[];
};

/** Why there is nothing to look at. */
export type Unusable = { readonly why: NotHandedIn };
