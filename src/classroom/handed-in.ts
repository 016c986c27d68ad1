// What a student handed in: one program, or why there is none.
import type { Source } from "../core/span.js";

export type HandedIn = {
  readonly student: string;
  /** As it was given: hw1/ann/sum.ml, or class.zip/ann/sum.ml for a file inside an archive. */
  readonly file: string | undefined;
  readonly program: Source | Unusable;
};

/** Why there is nothing to look at: a file that is too large, a folder with several programs, a link out of the folder. */
export type Unusable = { readonly why: string };
