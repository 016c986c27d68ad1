// How much a run on a partial input may take, with the reason.

/** Every call asks contracts, and contracts call functions that have contracts: small inputs take many steps. */
export const PATH_FUEL = 60_000;
