// A wrong function and what makes it right: edits of the student's text, with what is known of the repaired program.
import type { Span } from "../core/span.js";
import type { FunctionContract } from "./contract.js";
import type { Explored, Verdict } from "./verdict.js";

/** What a change is about. */
export type RepairIdea =
  | "condition" // another comparison, or its opposite
  | "constant"
  | "operator"
  | "swapped arguments"
  | "dropped branch"
  | "swapped branches"
  | "wrong variable" // another name
  | "missing recursive call"
  | "dropped part"
  | "lost sign"
  | "expression" // one that a right program has
  | "operation" // one that was made up
  | "inserted condition"
  | "missing case"
  | "hidden name" // a variable that hid another has a name of its own
  | "whole function";

/** One piece of the text. Several are apart from each other, in the order of the text. */
export type RepairEdit = {
  readonly at: Span;
  readonly before: string;
  readonly after: string;
  readonly idea: RepairIdea;
};

export type FoundRepair<Claim = Verdict> = {
  readonly edits: readonly RepairEdit[];
  /** Words of the text that are lost, and those that are added. */
  readonly cost: number;
  /** Whether most of the student's program is still there; otherwise the solution is handed over. */
  readonly kept: boolean;
  /** Whether changes and parts of it that are not needed were left out. Another one may still be smaller. */
  readonly minimised: boolean;
  /** Whether expressions of right submissions of others were needed; those of the reference alone did not do. */
  readonly withPeers: boolean;
  /** What is known of the repaired function: equal, agrees or agrees so far. */
  readonly claim: Claim;
  /** The whole text of the submission, repaired. */
  readonly text: string;
};

/** A function that breaks its contract; what is known of the repaired one is what `test` says of it. */
export type ContractRepair = {
  readonly before: FunctionContract;
  readonly repairs: readonly FoundContractRepair[];
};

export type FoundContractRepair = FoundRepair<FunctionContract> & {
  /** A result that is another one now, though the contract was kept before. */
  readonly alters: Altered | undefined;
  /** Where it gives something else than the first one. */
  readonly unlike: Altered | undefined;
};

/** A call, and what it gives: without this change, or with the first one; and with this one. */
export type Altered = { readonly call: string; readonly other: string; readonly now: string };

export type FunctionRepair = {
  readonly function: string;
  /** What is known of it as it was handed in. */
  readonly verdict: Verdict;
  /** The smallest first. Of a function that is right there are some where it is not, once those before it are repaired. */
  readonly repairs: readonly FoundRepair[];
  /** What is known of it once others are repaired, where it is right then without a repair of its own. */
  readonly mended?: Verdict;
  /** A function that it uses and that is wrong as well, where that is repaired first. */
  readonly uses?: string;
  /** The search was stopped: there may be others. */
  readonly stopped?: boolean;
  readonly explored: Explored;
};
