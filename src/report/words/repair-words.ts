// What is said of repairs, and of hints that are made of them.

export type RepairWords = {
  /** Beside a name: what is known of the function with so many changes, or (undefined) with those of all functions. */
  readonly repaired: (changes: number | undefined, verdict: string) => string;
  readonly perhapsNotSmallest: string;
  readonly solution: string; // it is handed over
  /** `solution`: it might have been handed over. */
  readonly none: (solution: boolean) => string;
  readonly searching: (name: string, seconds: number) => string;
  // What became of the file.
  readonly applied: (file: string, functions: readonly string[]) => string;
  readonly changedMeanwhile: (file: string) => string;
  readonly notApplied: (file: string, why: string) => string;
  readonly nothingToApply: (file: string) => string;
};
