// How much runs may take that confirm an input, each with its reason.
import type { Limits } from "../eval/outcome.js";
import type { Fuel } from "./judge.js";

const OUTPUT_BYTES = 1_000_000;
/** Small inputs need little depth; what goes beyond is on its way to overflow OCaml's stack too. */
const DEPTH = 20_000;

export function limitsOf(fuel: number, depth = DEPTH): Limits {
  return { fuel, depth, outputBytes: OUTPUT_BYTES };
}

/** Before a submission is said not to finish, it gets far more than any sensible one needs. */
export const PATIENT: Fuel = {
  reference: 2_000_000,
  submission: (steps) => 1000 * steps + 300_000,
  large: { each: 100, most: 30_000_000 }, // half a second
};
/** For trying out many values: what is slower was found by paths that took less. */
export const QUICK: Fuel = { reference: 200_000, submission: (steps) => 50 * steps + 10_000 };
/** Extreme values may drive a recursion nearly for ever: that is no probe, and no difference. */
export const HASTY: Fuel = { reference: 500, submission: (steps) => 10 * steps + 1_000 };
/** For running a witness again with the programs changed. */
export const SECOND_LOOK: Fuel = { reference: 1_000_000, submission: (steps) => 50 * steps + 10_000 };
/** For what a function gives before the observer sees it: only shown. */
export const SHOWN_FUEL = 1_000_000;

/** Functions that are tried in the place of an unknown one when other values are probed. */
export const PROBING_LAMBDAS_MAX = 3;
/** Combinations of functions that are tried where several are unknown: all of them would be more than anybody could hold. */
export const FUNCTIONS_TRIED_MAX = 60;
/** Symbols of an input of which other values are probed. */
export const FILLED_MAX = 4;
/** Integers further below zero are extreme, and there for a reason. */
export const SHIFT_MAX = 1000;
