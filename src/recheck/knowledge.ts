// What is known on a branch of a proof: what terms are equal to, which conditions hold, and which calls are known to return.
import type { Definitions } from "./definitions.js";
import type { Linear } from "./linear.js";
import type { Bits, Term } from "./terms.js";
import type { Typing } from "./typing.js";

/** What everything is about. */
export type World = {
  readonly definitions: Definitions;
  readonly typing: Typing;
  readonly bits: Bits;
  /** How many calls may still be unfolded, and which number the next variable gets. */
  readonly counters: { fuel: number; variable: number };
};

export type Knowledge = {
  readonly world: World;
  /** By the key of an atom: what it is. */
  readonly rules: ReadonlyMap<string, Equation>;
  /** Conditions on integers. */
  readonly assumed: readonly Assumed[];
  /** What these compute returns, on every input that the branch is about. */
  readonly certain: readonly Term[];
  /** No input takes this branch. */
  readonly absurd: boolean;
  readonly memo: Memo;
};
export type Equation = { readonly left: Term; readonly right: Term };
export type Assumed = { readonly condition: Term; readonly holds: boolean };
export type Facts = { readonly notNegative: readonly Linear[]; readonly notZero: readonly Linear[] };

/** What was found out under exactly these assumptions. */
type Memo = {
  readonly calls: Map<string, Unfolded>;
  readonly running: Set<string>;
  facts?: Facts;
  defined?: ReadonlySet<string>;
};

/** What a computation has done: the calls that stay, how many were unfolded, and every call that it has come by. */
export type Run = { readonly made: Term[]; readonly touched: Set<string>; entered: number };

/** What came of a call that was unfolded; without a value it raises. Stuck: before a decision that needs more than is known. */
export type Unfolded = Readonly<Run> & { readonly value: Term | undefined; readonly isStuck: boolean };

export function nothingKnown(world: World): Knowledge {
  return { world, rules: new Map(), assumed: [], certain: [], absurd: false, memo: newMemo() };
}

export function knowing(k: Knowledge, more: Partial<Knowledge>): Knowledge {
  return { ...k, ...more, memo: newMemo() };
}

function newMemo(): Memo {
  return { calls: new Map(), running: new Set() };
}
