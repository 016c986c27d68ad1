// How much a run on a partial input may take, with the reason.

/** Every call asks contracts, and contracts call functions that have contracts: small inputs take many steps. */
export const PATH_FUEL = 60_000;

/** Inputs that are drawn at random: as many as QuickCheck's users are used to, ten times over. */
export const DRAWS = 1_000;
/** Of the budget, for finding the shapes to draw from. */
export const DRAWING_PART = 0.5;
