// How much work a repair may take, each with its reason.
import { type Limits, USUAL_DEPTH } from "../../eval/outcome.js";
import type { Fuel } from "../../witness/judge.js";

export const LOADING: Limits = { fuel: 20_000_000, depth: USUAL_DEPTH, outputBytes: 100_000 };
/**
 * A candidate that takes far longer than what is right is no repair, or will be found to be one by `check`. An input on which
 * the reference takes long would be run for every candidate: small ones tell as much. To come back from a call that is deep
 * takes far longer than to get there, and what goes that deep is on its way to nowhere.
 */
export const FUEL: Fuel = {
  reference: 5_000,
  submission: (steps) => 5 * steps + 100,
  depth: (steps) => 2 * steps + 40,
};
/** Nobody says how long a contract may take: small inputs need little. */
export const CONTRACT_FUEL: Fuel = { reference: 12_000, submission: () => 12_000 };
/** Steps of all candidates together: a few seconds. */
export const USUAL_STEPS = 9_000_000;
/** Inputs that candidates are run on, wrong and right ones; what they do not tell apart, `check` does. */
export const WRONG_MAX = 60;
export const RIGHT_MAX = 100;
export const CASES_MAX = WRONG_MAX + RIGHT_MAX;
/** Of those on which the program is wrong: a candidate that changes none of these is not looked at any further. */
export const PROBES_MAX = 6;
/** Inputs that tell how much a candidate mends and breaks that does not mend all: many are looked at, few are gone on from. */
export const SAMPLE_WRONG = 18;
export const SAMPLE_RIGHT = 24;
/** A candidate that does not end on so many of them, or where the program did, is given up: such runs take the longest. */
export const ENDLESS_MAX = 2;
/** What breaks an input must mend so many, to be one of several changes. */
export const MENDS_PER_BREAK = 2;
/** Nodes that may be changed, the most suspicious ones first. */
export const PLACES_MAX = 120;
/** Steps to see where an input goes: what does not end goes in circles. */
export const REACH_FUEL = 10_000;
/** Candidates that are compiled together. */
export const BATCH = 120;
/** Places that are looked at before what was found is tried. */
export const PLACES_AT_ONCE = 12;
/** Candidates for one place in one stage. */
export const CANDIDATES_MAX = 300;
/** Expressions of another program that are larger are not moved. */
export const DONOR_SIZE_MAX = 40;
/** Ways in which the names of a donor become names of the place. */
export const NAMINGS_MAX = 12;
/** Candidates that pass all inputs are read again and checked: no more than so many in a round. */
export const TRIED_MAX = 12;
/** So many of them beside one that was found. */
export const BESIDE_MAX = 3;
/** Reading and checking a changed text takes as long as writing so many. */
export const VERIFYING = 400;
/** Patches that hand over the solution, or most of it: so many are checked. */
export const LARGE_MAX = 3;
/** Places that may be changed one after the other. */
export const CHANGES_MAX = 5;
/** Slips that are tried in pairs, of each of so many places. */
export const SLIPS_MAX = 8;
export const SLIPPED_PLACES_MAX = 14;
/** Candidates of each of two places that are tried together. */
export const PAIRED_MAX = 40;
/** Pairs of places that are. */
export const PAIRED_PLACES_MAX = 12;
/** Steps to solve for one literal, of the explorer: most cannot be what is wrong, and show it on the first input. */
export const SOLVING_STEPS = 5_000;
/** Paths on which a literal is right that are looked at; each has values of its own. */
export const SOLUTIONS_MAX = 16;
/** A literal that turns out to be wrong on an input that was not known is solved for again, so often. */
export const SOLVING_ROUNDS = 4;
/** Literals that are solved for, and places for new ones. */
export const HOLES_MAX = 40;
/** Runs with a condition forced, of one input: of a wrong one all ways that few decisions have, of a right one some. */
export const FORCED_MAX = 16;
export const FORCED_RIGHT_MAX = 4;
/** Conditions that two are made of, of each place; inputs that they have to be right on before they are run. */
export const ATOMS_MAX = 240;
export const PROBED_MAX = 60;
/** They are all evaluated wherever the condition is. */
export const PROBE_FUEL = 60_000;
/** Conditions that go the right way on those, and are run on all. */
export const CONDITIONS_MAX = 40;
/** Places where a variable may have to be told apart, the ways to do so that are tried, and what may be said in a new case. */
export const SPLIT_PLACES_MAX = 40;
export const SPLITS_MAX = 12;
export const SPLIT_CANDIDATES_MAX = 100;
