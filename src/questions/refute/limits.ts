// How much work a check does, and how long it waits for programs, each with its reason.
import type { Fuel } from "../../witness/judge.js";

// ---- runs on partial inputs ----

/** Inputs are small: a reference that takes more is on its way round for ever, and the input is no test. */
export const REFERENCE_FUEL = 10_000;
/** What a submission may take beyond what the reference's steps allow, and how many times those. */
export const SUBMISSION_FUEL = 10_000;
export const SLOWER = 50;
/** A path on which that is not enough gets far more, but not too many paths do. */
export const MUCH_SLOWER = 400;
export const SLOW_PATHS_MAX = 4;

/** Functions in results take few steps; those that take more, on long inputs, would use up all memory for nothing. */
export const APPLYING_FREE = 400;

// ---- the budget ----

/** Every branch deserves some work, but nobody waits for ever. */
export const STEPS_PER_BRANCH = 8_000;
export const STEPS_AT_LEAST = 50_000;
export const STEPS_AT_MOST = 1_200_000;
/** The share of the work that looks for a difference; the rest goes to covering all inputs up to a size. */
export const FINDING = 0.8;
/** The same after the first part: what is cheap was looked at by then, and covering gets no more help from finding. */
export const FINDING_LATER = 0.65;
/** Of the usual budget, what is spent before everything up to a size is looked at first: nearly all wrong programs are found by then. */
export const FIRST_PART = 1 / 8;

// ---- probing ----

/** Agreeing paths on which other values are tried in the end, where solving is not exact; and the steps that may take. */
export const PROBED_MAX = 12;
export const PROBING_STEPS = 20_000;

// ---- random inputs ----

export const RANDOM_RUNS_PER_BATCH = 100;
/** What a run costs besides its own steps. */
export const STEPS_PER_RANDOM_RUN = 20;
/** Random inputs are larger than explored ones, and there are many. */
export const RANDOM_FUEL: Fuel = { reference: 10_000, submission: (steps) => 50 * steps + 10_000 };

// ---- long sequences of calls ----

/** So many are drawn, each of so many calls, of which those remain that the reference returns from. */
export const WALKS = 60;
export const CALLS_DRAWN = 80;
export const ROOM_PER_CALL = 5;
/** What they may take together: less than a second. */
export const WALK_STEPS = 500_000;
