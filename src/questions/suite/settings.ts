// What a suite is made by: what may be spent, and what is looked for.
import type { Costs } from "../cover/costs.js";

export type SuiteSettings = {
  readonly budget: number | "auto";
  readonly costs: Costs;
  readonly inputsPerPath: number;
  readonly pathsMax: number;
  /** For all budgets that are tried, of one function. */
  readonly stepsMax: number;
  readonly timeMaxMs: number;
  /** Only what small budgets cost and cover, to tell what larger ones would. */
  readonly estimate: boolean;
  /** Whether mutants are made, and inputs looked for that kill them. */
  readonly mutants: boolean;
};
