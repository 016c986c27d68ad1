// How much a program may do when it is loaded, whoever loads it.
import { type Limits, USUAL_DEPTH } from "../eval/outcome.js";

/** Values that are all larger than this cannot be tried: types can double a hundred times. */
export const LEAST_MAX = 10_000;

/** Types that are larger than this when they are written out are no types that a person meant. */
export const TYPE_SIZE_MAX = 10_000;

/** What a program may do before its functions are asked: as deep as a run may go, and what a second or so allows. */
export const LOADING: Limits = { fuel: 20_000_000, depth: USUAL_DEPTH, outputBytes: 1_000_000 };

/** No course has as many in one file, and each takes a look at the whole program. */
export const FUNCTIONS_MAX = 500;
