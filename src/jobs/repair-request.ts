// What `repair` is asked: plain data, since it crosses threads, with every default filled in.
import type { Source } from "../core/span.js";
import { USUAL_STEPS } from "../questions/repair/limits.js";
import type { CheckRequest } from "./check-request.js";

export type RepairRequest = CheckRequest & {
  readonly repair: RepairEffort;
  /** Submissions of others, whose expressions may be used where those of the reference are not enough; usually none. */
  readonly peers?: readonly PeerProgram[];
  /** The one function that is repaired; usually all are. The others that are asked about are wrong as well. */
  readonly about?: string;
};

/** `isRight`: that is known already; those of which it is not are checked first. */
export type PeerProgram = { readonly source: Source; readonly isRight: boolean };

export type RepairEffort = {
  /** Work that may be spent on candidates for each function, in steps. */
  readonly budget: number;
  /** Whether a patch may hand over the solution. */
  readonly solution: boolean;
  /** How many different repairs to look for; undefined: one, or for a contract another one that is as near. */
  readonly all: number | undefined;
};

export const USUAL_REPAIR: RepairEffort = { budget: USUAL_STEPS, solution: false, all: undefined };
