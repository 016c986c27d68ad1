// What the explorer weighs and where it stops, each with its reason. Costs order the search; nothing is claimed by them.
// The figures were chosen by what found most wrong programs of a corpus with least work (docs/benchmarks.md).

// ---- sizes and costs ----

/** In the search order a symbol is nearly free: its value costs nothing to find. */
export const CTOR_COST = 10;
export const SYMBOL_COST = 1;
/** Going round on a primitive is as dear as two constructors; a decision that often ended paths early is dearer. */
export const ROUND_COST = 2 * CTOR_COST;
export const FUTILE_COST = 3 * CTOR_COST;
/** `fun x -> x`: the smallest function. */
export const LAMBDA_LEAST = 2;
/** An unknown function that raises somewhere is larger by a condition and what it raises. */
export const RAISE_SIZE = 2;
/** What comes from a run that took a new branch is followed up sooner. */
export const NEW_BRANCH_BONUS = 20;

// ---- how far paths go ----

/** At size n a path may make so many open decisions on primitives, times n; then it is parked until larger inputs are due. */
export const ROUNDS_PER_SIZE = 4;
/** After a find, the search by cost goes on for smaller ones: in proportion to what the first took, and a little more. */
export const FIND_SMALLER = 4;
export const STEPS_TO_FIND_SMALLER = 20_000;
/** For showing that everything smaller agrees. */
export const STEPS_TO_CERTIFY = 250_000;
/** What a run costs besides its own steps. */
export const STEPS_PER_RUN = 20;
/** What a query to the big solver costs. */
export const STEPS_PER_QUERY = 10_000;
/** Entries that wait: more would take more memory than a worker has. */
export const WAITING_MAX = 250_000;
/** Deeper paths than this rank alike in the order by depth. */
export const DEPTH_MAX = 4_000;

// ---- what inputs are made of ----

/** Longer arrays are larger than what is explored anyway. */
export const ARRAY_LENGTH_MAX = 8;
/** Indices of GADTs that are larger than this are left out where each holds a larger one. */
export const INDEX_MAX = 5;
/** The same for those of other families, which may be large once. */
export const OTHER_INDEX_MAX = 15;
/** Instances of a type that is not regular, as `'a t` that holds an `('a * 'a) t`: a pair of pairs of pairs, and no more. */
export const NESTED_MAX = 16;
/** How deep an index is looked at that was too large: only to know how large its values are at least. */
export const INDEX_DEPTH = 3;
/** Indices that a constructor hides, or that several inputs share: the first few solutions are tried. */
export const SOLUTIONS_MAX = 8;
/** How many indices of one family are known, and how many solutions wait while others are looked for. */
export const SCHEMES_MAX = 12;
export const SOLVING_MAX = 40;
/** Each round knows larger values; few families have not told their smallest indices by then. */
export const SOLVING_ROUNDS = 40;
/** Data in data in which an index is looked for. */
export const DEMANDS_DEPTH = 6;
/** More types than this in one are not regular: each holds a larger one. */
export const TYPES_MAX = 300;
export const TYPE_LENGTH_MAX = 1_000;
/** Constants that a function may give, of those that are known. */
export const CONSTANTS_MAX = 4;
/** Data in data of such a constant: types of which each holds the other have no end. */
export const CONSTANTS_DEPTH = 8;

// ---- how large terms get ----

/** So many calls of an unknown function cost nothing more; each later one is compared with all before, and kept. */
export const CALLS_FREE = 400;

/** Summands, factors and pieces of long numbers, of one operand times those of the other; a factorial of 90 needs 14,000. */
export const TERM_MAX = 50_000;
/** Up to this they cost nothing: a sum of a thousand numbers is no more work than the calls that make it. Sums are kept. */
export const SUM_FREE = 1_000;
export const PRODUCT_FREE = 5_000;
/** Pieces of a string that was put together from unknown ones. */
export const TEXT_PARTS_MAX = 2_000;

// ---- what primitives tell apart ----

/** Tables that are filled with more keys than this tell little by one more that is the same. */
export const HASHED_MAX = 8;
/** So many keys of a run are told apart as small integers, like those of remembered results. */
export const SMALL_KEYS = 1;
/** Programs make arrays as long as their input says, or somewhat longer: lengths up to this are told apart. */
export const LENGTH_MAX = 16;
export const KEY_MAX = 8;

// ---- summaries ----

/** Larger arguments are hardly ever alike. */
export const SUMMARY_NODES_MAX = 120;
