// How far a suite goes, and what its choices weigh. Tuned on the functions of the examples and of half of a corpus of
// assignments, so that an automatic suite takes a second or two and a teacher reads it to the end.

/** After so many budgets that showed nothing new, the next will not either. */
export const ROUNDS_IN_VAIN = 3;
/** Nobody waits for higher budgets. */
export const BUDGET_MAX = 60;
/** An estimate is there at once. */
export const ESTIMATING_STEPS = 20_000;
/** Paths that make an automatic suite: with nothing new for long, with nothing new now, and at most. */
export const FEW_PATHS = 20;
export const PATHS = 60;
export const MANY_PATHS = 150;
/** Where fewer paths than this share come to a test, looking at all of them leads nowhere: some are looked for further away. */
export const RARE = 0.25;
export const HIGH_BUDGET = 40;
export const RARE_PATHS = 60;
export const RARE_STEPS = 2_000_000;
/** How many times as long as the last round the next one may take. */
export const NEXT_ROUND = 4;
/** Before so many steps it does not matter how paths are found. */
export const EASY_STEPS = 20_000;
/** Of the time: the rest is for mutants. */
export const EXPLORING = 0.7;
/** So many inputs are measured, of paths and larger ones, to choose from. */
export const POOL_MAX = 300;
/** Where most of what is drawn has no end, the steps end it. */
export const LARGER = { most: 500, tries: 5_000, steps: 5_000_000 } as const;
export const LARGER_MAX = 120;
/** For killing mutants that no input kills: many share less. */
export const KILLING_STEPS_OF_ALL = 1_000_000;

/** Of the simplest paths every kind of input is kept. */
export const WHOLE_PATHS = 6;
/** An automatic suite has at most so many tests, unless it takes more to show all branches and mutants. */
export const TESTS_MAX = 30;
/** What a test must show: more than one thing that none before it shows, or as much in things that few show. */
export const TEST_WORTH = 1.25;
/** Of the others so many are ranked by how strong they are. */
export const RANKED_MAX = 100;

/** Branches without a test that are asked about, and what may be spent on each. */
export const UNREACHED_MAX = 12;
export const UNREACHED_STEPS = 20_000;
