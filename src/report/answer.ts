// What the library answers, and `--json` prints: its own data, so that it stays the same when
// the inside changes. Texts are Unicode; bytes that are not UTF-8 come as U+FFFD.
import type { Apart } from "./apart.js";
import type { Explanation, ProofBy, Unproved } from "./explanation.js";
import type { HintLevel, WrongStep } from "./hints.js";
import type { Incomparable } from "./incomparable.js";
import type { SecondOpinion } from "./second-opinion.js";
import type { AskedOption, Refusal, Unreadable } from "./verified.js";

/** What is wrong with a program. Lines and columns count from 1, columns in characters; the end is the first character after. */
export type Problem = {
  readonly code: string; // "E204": see docs/errors.md
  readonly title: string;
  readonly place: Place | null; // null: nowhere in the text (a file that cannot be read)
  readonly label: string;
  readonly also: readonly { readonly place: Place | null; readonly label: string }[];
  readonly hint: string | null;
};

/** A definition that was left out, at least in part, for what it uses or does; the rest was not. */
export type Unchecked = Problem & { readonly definition: string | null }; // null: it has no name

export type Place = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
};

/** Why a run was stopped. "time" is a safety net: the same run may end otherwise on a faster machine. */
export type StopReason = "fuel" | "depth" | "memory" | "output" | "time" | "no-solver" | "broken-solver";

type Stopped =
  | { readonly outcome: "unsupported"; readonly what: string } // came to something that is not supported
  | { readonly outcome: "exited"; readonly code: number } // called `exit`
  | { readonly outcome: "unfinished"; readonly reason: StopReason };

/** What one expression came to. */
export type ExpressionAnswer = { readonly expression: string; readonly type: string; readonly steps: number } & (
  | { readonly outcome: "value"; readonly value: string }
  | { readonly outcome: "exception"; readonly exception: string }
  | Stopped
);

/** What running a program came to. */
export type RunAnswer = RunOutcome & {
  readonly unchecked: readonly Unchecked[];
  readonly stdout: string;
  readonly stderr: string;
  readonly expressions: readonly ExpressionAnswer[];
};

/** "finished" says that the program itself ran to its end; each expression has its own outcome. */
export type RunOutcome =
  | { readonly outcome: "finished" }
  | { readonly outcome: "rejected"; readonly problems: readonly Problem[] }
  | { readonly outcome: "exception"; readonly exception: string }
  | Stopped;

/** The program's signature as `ocamlc -i` prints it. */
export type TypesAnswer =
  | { readonly outcome: "typed"; readonly signature: string; readonly unchecked: readonly Unchecked[] }
  | { readonly outcome: "rejected"; readonly problems: readonly Problem[] }
  | { readonly outcome: "unfinished"; readonly reason: StopReason };

/** What comparing a submission with its reference came to: an answer for each function. */
export type CheckAnswer =
  | {
      readonly outcome: "checked";
      readonly functions: readonly FunctionAnswer[];
      readonly unchecked: readonly Unchecked[]; // in both programs
      readonly certificate?: CertificateText; // when it was asked for
    }
  | { readonly outcome: "rejected"; readonly problems: readonly Problem[] }
  | { readonly outcome: "unfinished"; readonly reason: StopReason };

export type FunctionAnswer = {
  readonly function: string;
  readonly submissionFunction?: string; // what it is called there, where that is another name
  readonly place?: Place; // where the submission defines it
  readonly explored: Explored;
  readonly unproved?: Unproved; // why there is no proof, when that was asked for
} & (
  | {
      readonly verdict: "differs";
      readonly counterexample: Counterexample;
      readonly others: readonly Counterexample[]; // of other kinds, when asked for
      readonly smallest: boolean; // every smaller input was shown to agree, under the conditions
      readonly smaller: number; // paths through smaller inputs, which all agree
      readonly conditions: readonly Condition[];
      readonly hints?: readonly Hint[]; // when they were asked for
    }
  | {
      readonly verdict: "equal"; // on every input: there is a proof
      readonly proof: Proof;
      readonly conditions: readonly Condition[];
    }
  | {
      readonly verdict: "agrees";
      readonly upTo: number | null; // null: inputs of every size
      readonly conditions: readonly Condition[];
    }
  | {
      readonly verdict: "agrees-so-far";
      readonly upTo: number; // 0: nothing is claimed
      readonly conditions: readonly Condition[];
      readonly limits: readonly Limit[];
    }
  | {
      readonly verdict: "cannot-compare";
      readonly why: string; // in words, as the hint
      readonly hint: string | null;
      readonly reason: Incomparable;
    }
);

/** `terminates`: both programs end on every input; otherwise they are the same wherever the reference returns. */
export type Proof = {
  readonly terminates: boolean;
  readonly by: ProofBy;
  readonly lemmas: number;
  readonly ms?: number; // of a check: it may differ between two runs
  readonly explanation?: Explanation; // when it was asked for
};

/** What a student may be told about a mistake; each level tells more than the one before. */
export type Hint = {
  readonly level: HintLevel;
  readonly text: string;
  /** Nothing more is known. */
  readonly isEnd?: true;
  /** At level 2: the branches that the input takes, each with its line. */
  readonly cases?: readonly HintCase[];
  /** At level 3; null: nothing can be told. */
  readonly step?: WrongStep | null;
  /** Where to look, from level 4 on. */
  readonly places?: readonly (Place | null)[];
  /** At level 6, as `patch -p1` reads it. */
  readonly patch?: string;
};

/**
 * A pattern that fits, or (with `holds`) a condition, or (with `fits`) a match of which no pattern fits. `file`: where a
 * program has several.
 */
export type HintCase = {
  readonly text: string;
  readonly line: number;
  readonly file?: string;
  readonly holds?: boolean;
  readonly fits?: false;
};

/** The proofs of these functions, as a file that can be checked again. */
export type CertificateText = { readonly text: string; readonly functions: readonly string[] };

/** What came of checking a certificate again. */
export type VerifyAnswer =
  | {
      readonly outcome: "verified"; // with an answer for each function
      readonly asked: readonly AskedOption[]; // what is not asked as usual
      readonly otherVersion: string | null; // of the program that wrote it
      readonly functions: readonly VerifiedAnswer[];
      readonly unchecked: readonly Unchecked[];
    }
  | { readonly outcome: "unreadable"; readonly text: string; readonly reason: Unreadable } // the certificate is
  | { readonly outcome: "other-question"; readonly text: string; readonly options: readonly AskedOption["option"][] }
  | { readonly outcome: "rejected"; readonly problems: readonly Problem[] }
  | { readonly outcome: "unfinished"; readonly reason: StopReason };

/** What the second checker says, and what that comes to together with the first, in words. */
export type SecondAnswer = { readonly text: string } & SecondOpinion;

export type VerifiedAnswer = {
  readonly function: string;
  readonly submissionFunction?: string;
  readonly second?: SecondAnswer; // where it was asked
} & (
  | {
      readonly accepted: true;
      readonly proof: Omit<Proof, "ms" | "explanation">;
      readonly conditions: readonly Condition[];
    }
  | { readonly accepted: false; readonly text: string; readonly reason: Refusal } // why, in words
);

/** An input on which the two part: both programs were run on it. */
export type Counterexample = {
  readonly call: string; // can be pasted into the language's prompt
  readonly submissionCall: string | null; // the same in the submission's language, or by its name there, where that is another
  readonly arguments: readonly string[];
  readonly size: number;
  readonly observed: string | null; // what an observer was applied to further
  readonly expected: RunResult;
  readonly got: RunResult;
  /**
   * "physical-equality": the two part only by `==`, which compilers decide differently; "integer-width": they are in two
   * languages, and part only because one has wider integers.
   */
  readonly restsOn: "behaviour" | "physical-equality" | "integer-width";
  readonly general: GeneralCall | null; // null: no part of it can be just anything
  readonly apart?: Apart; // where two long values part
};

/**
 * The call with parts that can be anything: the names stand for all values, `_` for a part that nobody looks at. `isAlike`: what
 * is expected and what comes is the same for all; elsewhere the call goes wrong for all, and that is what is claimed.
 */
export type GeneralCall = {
  readonly call: string;
  readonly names: readonly string[];
  readonly isAlike: boolean;
  readonly text: string;
};

export type RunResult = { readonly steps: number } & (
  | { readonly outcome: "value"; readonly value: string; readonly from: string | null } // from: before the observer
  | { readonly outcome: "exception"; readonly exception: string; readonly printed?: string } // printed: where it matters
  | { readonly outcome: "exited"; readonly code: number; readonly printed: string | null } // printed: where it matters
  | { readonly outcome: "unfinished"; readonly reason: Extract<StopReason, "fuel" | "depth" | "memory" | "output"> }
);

/** What an agreement assumes of the inputs, beside their size; `text` says it in words. */
export type Condition = { readonly text: string } & (
  | {
      readonly condition:
        | "no-overflow"
        | "reference-returns"
        | "type-instances"
        | "any-integer"
        | "index"
        | "no-sharing"
        | "no-null"
        | "no-null-inside"
        | "sequences"
        | "same-program"
        | "pure-functions"
        | "returning"
        | "whole-calls"
        | "calls-later"
        | "prints"
        | "prints-other"
        | "contents"
        | "containers-inside"
        | "bytes"
        | "small-indices"
        | "lazies"
        | "unlabelled";
    }
  | { readonly condition: "left-out" | "passed"; readonly arguments: readonly string[] }
  | { readonly condition: "made" | "operations"; readonly types: readonly string[] }
  | { readonly condition: "classes"; readonly type: string; readonly tried: string }
  | { readonly condition: "width"; readonly bits: number }
  | { readonly condition: "overflows"; readonly call: string; readonly expected: string; readonly got: string }
  | { readonly condition: "rounds" | "applications"; readonly most: number }
  | { readonly condition: "after-calls"; readonly most: number; readonly size: number } // of the calls together
  | { readonly condition: "reference-finishes"; readonly steps: number }
  | { readonly condition: "given"; readonly predicate: string }
  | { readonly condition: "observed"; readonly observer: string }
  | { readonly condition: "contracts"; readonly functions: readonly string[] }
);

/** Why more was not claimed; `text` says it in words. */
export type Limit = { readonly text: string } & (
  | {
      readonly limit:
        | "budget"
        | "stopped"
        | "solver"
        | "no-solver"
        | "broken-solver"
        | "functions"
        | "floats"
        | "exceptions"
        | "polymorphic"
        | "unseen"
        | "sharing"
        | "calls"
        | "identity"
        | "mutable"
        | "chance"
        | "null"
        | "untested"
        | "indices"
        | "slow"
        | "memory"
        | "unproved"
        | "state";
    }
  | { readonly limit: "pinned" | "unsupported"; readonly what: string }
  | { readonly limit: "unmade"; readonly type: string }
  | { readonly limit: "left-out"; readonly why: string } // of a contract
);

export type Explored = {
  readonly paths: number; // each stands for all inputs that agree on what the programs looked at
  readonly runs: number;
  readonly steps: number;
  readonly solverCalls: number;
  readonly ms: number; // the only figure that may differ between two runs
};
