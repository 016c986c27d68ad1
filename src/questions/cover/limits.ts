// How far the paths of a function are followed, and how many inputs each of them gets, each with its reason.
import type { Fuel } from "../../witness/judge.js";

// ---- runs ----

/** A budget cuts paths off long before this; what does not call or branch must end too. */
export const PATH_FUEL = 20_000;
/** Whole inputs that are run again to see that they take a path: as that path did, and some more. */
export const CONFIRMING_FUEL = 10 * PATH_FUEL;
/** There may be no input of which the predicate holds. */
export const GIVEN_TRIES_MAX = 300;

// ---- composing ----

/** Nobody is refused before so many attempts; then what is spent must be worth its while. */
export const SUMMARIES_MIN = 20;
export const SUMMARIES_WORTH = 2;
/** What it takes to put a summary in its place, against running something. */
export const STEPS_PER_INSTANCE = 15;
/** Below this nothing is worth a thought, and more is too much for trying out whether composing pays. */
export const LITTLE_EFFORT = 3_000;
export const MUCH_EFFORT = 40_000;
/** What a question to the quick solver takes, in steps; those to the big one are among the steps. */
export const STEPS_PER_QUESTION = 60;

// ---- inputs of a path ----

/** After so many paths with an input, only those of a new way get one. */
export const PATHS_WITH_INPUT = 1_000;
/** Functions that are tried in the place of an unknown one, and how many of those that fit are used. */
export const LAMBDAS_TRIED_MAX = 40;
export const FUNCTIONS_PER_PATH = 4;
/** Parts that a path did not look at and that get something to hold. */
export const ENRICHED_MAX = 4;
/** Inputs at the edge of a condition, and with one number zero. */
export const EDGES_MAX = 3;
export const ZEROS_MAX = 3;
/** More numbers of twenty digits are hard to read. */
export const LONG_NUMBERS_MAX = 4;
/** Values that are tried before two symbols are left the same. */
export const DISTINCT_MAX = 24;
/** Where integers have no ends: beyond what anybody takes for the largest number. */
export const FAR = 10 ** 15;

// ---- larger inputs ----

export const LARGER_FUEL: Fuel = { reference: 20_000, submission: (steps) => 20 * steps + 2_000 };
/** The room that inputs are drawn for, in turn. */
export const LARGER_SIZES = [5, 8, 11, 14, 17];
