// The versions that the command and reports name; a test holds them equal to those of package.json.

export const VERSION = "0.1.0";

/** The package that has Z3. */
export const Z3_PACKAGE = "z3-solver@5.2.0";
