// What is said of repairs, and of hints that are made of them.
import type { HintCase, RunResult } from "../answer.js";
import type { ChangeKind, HintLevel, WrongStep } from "../hints.js";

export type RepairWords = {
  /** Beside a name: what is known of the function with so many changes, or (undefined) with those of all functions. */
  readonly repaired: (changes: number | undefined, verdict: string) => string;
  readonly byContract: string; // a contract may admit more than was meant
  /** A result that is another one though the contract was kept: of a call, what it gave and what it gives now. */
  readonly alters: (call: string, was: string, now: string) => string;
  /** Of the nth change: on which call it gives something else than the first. */
  readonly unlike: (nth: number, call: string, first: string, now: string) => string;
  readonly later: string; // over the change of a function that is wrong only when others are repaired
  /** Over the nth change, where several were found. */
  readonly another: (nth: number) => string;
  readonly edited: (line: number | undefined, before: string, after: string) => string;
  /** How many of its tests a function fails. */
  readonly onTests: (failing: number, tests: number) => string;
  readonly byTests: string; // tests say nothing of other inputs
  readonly testNotRun: (call: string, why: string) => string;
  readonly expected: string;
  readonly got: string; // as wide as the one before
  readonly or: string; // between several that are right
  readonly perhapsNotSmallest: string;
  readonly solution: string; // it is handed over
  readonly typed: string; // between what was wrong with a text that is rejected, and the change after which it is not
  readonly withPeers: string; // expressions of others are in it
  readonly peersLeftOut: (files: readonly string[]) => string;
  /** `solution`: it might have been handed over. */
  readonly none: (solution: boolean) => string;
  readonly searching: (name: string, seconds: number) => string;
  // What became of the file.
  readonly applied: (file: string, functions: readonly string[]) => string;
  readonly changedMeanwhile: (file: string) => string;
  readonly notApplied: (file: string, why: string) => string;
  readonly nothingToApply: (file: string) => string;
};

/** Sentences for students. Texts of programs are quoted here. */
export type HintWords = {
  readonly repairs: string; // over those of a class
  readonly heading: (name: string) => string; // over all that are about a function
  /** Over each hint: what it tells. */
  readonly title: (level: HintLevel) => string;
  /** The same on a page, where the input is told above and the others are unfolded one after the other. */
  readonly unfold: (level: HintLevel, isFirst: boolean) => string;
  /** `observed`: what was done to the results before they were compared. */
  readonly input: (call: string, expected: Came, got: Came, observed: string | undefined) => string;
  /** Which function, and which of its cases the input takes; `calls`: or of a function that it calls. */
  readonly cases: (name: string, calls: string | undefined, cases: readonly HintCase[]) => string;
  /** The first call that goes wrong. */
  readonly step: (step: WrongStep) => string;
  readonly noStep: string;
  readonly place: (lines: readonly number[]) => string;
  readonly change: (kind: ChangeKind) => string;
  readonly patch: string; // before the change
  /** There is nothing more to tell. */
  readonly noRepair: string;
  readonly usesWrong: (name: string) => string; // a function that is wrong as well
  readonly breaksOther: string; // what makes it right makes another function wrong
};

/** What came of a run, and the words for it; an exception by its name, unless it ends with what was printed before. */
export type Came = { readonly outcome: RunResult["outcome"]; readonly text: string };
