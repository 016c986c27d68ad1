// Repairs as the answers that the library gives and `--json` prints.
import type { Source } from "../core/span.js";
import type { FunctionAnswer, Place, Problem, StopReason, Unchecked } from "./answer.js";
import type { Answered } from "./answer-words.js";
import type { Diagnostic } from "./diagnostic.js";
import { decodeBytes } from "./display.js";
import { functionAnswer } from "./function-answer.js";
import { placeOf, problemsOf } from "./problem.js";
import type { FoundRepair, FunctionRepair, RepairEdit, RepairIdea } from "./repair.js";
import { unifiedDiff } from "./unified-diff.js";
import type { Verdict } from "./verdict.js";
import type { Words } from "./words/words.js";

/** What looking for repairs came to: an answer for each function. */
export type RepairAnswer =
  | {
      readonly outcome: "searched";
      readonly functions: readonly RepairedFunction[];
      /** All repairs together, as `patch -p1` reads it; null: there are none. */
      readonly patch: string | null;
      /** What was wrong with the submission where it has no type as it is, and the change after which it has one. */
      readonly rejected: { readonly problems: readonly Problem[]; readonly patch: string } | null;
      /** Submissions of others that were looked at and are not right: nothing was taken from them. */
      readonly peersLeftOut: readonly string[];
      readonly unchecked: readonly Unchecked[];
    }
  | { readonly outcome: "rejected"; readonly problems: readonly Problem[] }
  | { readonly outcome: "unfinished"; readonly reason: StopReason };

/** What is known of a function as it was handed in; null: it needs no repair, or none was found. */
export type RepairedFunction = FunctionAnswer & {
  readonly repair: RepairShown | null;
  /** What is known of it when all changes are made, where it is wrong and those of other functions make it right; or null. */
  readonly mended: Answered | null;
  /** That one and others, if they were asked for; what is claimed of those holds without later functions being repaired. */
  readonly repairs: readonly RepairShown[];
};

export type RepairShown = {
  readonly edits: readonly EditShown[];
  /** Words of the text that are lost, and those that are added. */
  readonly cost: number;
  /** Whether most of the student's program is still there; otherwise the solution is handed over. */
  readonly kept: boolean;
  readonly minimised: boolean;
  /** Whether expressions of right submissions of others were needed. */
  readonly withPeers: boolean;
  /** What is known of the function when all changes are made, those of other functions too: as of any submission. */
  readonly claim: Answered;
  /** Of the text in which the functions before are repaired, as `patch -p1` reads it. */
  readonly patch: string;
};

/** `before` is at that place of the text in which the functions before are repaired. */
export type EditShown = {
  readonly place: Place | null;
  readonly before: string;
  readonly after: string;
  readonly idea: RepairIdea;
};

/** What was found for all functions. What is claimed of each holds when all changes are made. */
export type WholeRepair = {
  readonly functions: readonly FunctionRepair[];
  /** What the first change is of. */
  readonly submission: Source;
  readonly text: string;
  /** The submission as it is, where it was rejected, and why. */
  readonly rejected?: { readonly source: Source; readonly errors: readonly Diagnostic[] } | undefined;
};

export function repairAnswers(
  words: Words,
  whole: WholeRepair,
): Pick<Extract<RepairAnswer, { readonly outcome: "searched" }>, "functions" | "patch" | "rejected"> {
  const { submission, text, rejected } = whole;
  const before = rejected?.source ?? submission;
  const patch = unifiedDiff(before.name, before.text, text);
  return {
    functions: eachBase(whole).map(({ repaired, base }) => {
      const repairs = repaired.repairs.map((each) => repairShown(words, repaired, each, base));
      const mended = repaired.mended === undefined ? null : answered(words, repaired, repaired.mended);
      return { ...functionAnswer(words, repaired), repair: repairs[0] ?? null, mended, repairs };
    }),
    patch: patch === "" ? null : decodeBytes(patch),
    rejected:
      rejected === undefined
        ? null
        : {
            problems: problemsOf(rejected.errors, [rejected.source]),
            patch: decodeBytes(unifiedDiff(before.name, before.text, submission.text)),
          },
  };
}

/** Each function with the text that its edits are of. */
export function eachBase({ functions, submission }: WholeRepair): readonly {
  readonly repaired: FunctionRepair;
  readonly base: Source;
}[] {
  let text = submission.text;
  return functions.map((repaired) => {
    const base = { name: submission.name, text };
    text = repaired.repairs[0]?.text ?? text;
    return { repaired, base };
  });
}

export function editShown({ at, before, after, idea }: RepairEdit, base: Source): EditShown {
  return { place: placeOf(at, [base]), before: decodeBytes(before), after: decodeBytes(after), idea };
}

function repairShown(words: Words, repaired: FunctionRepair, found: FoundRepair, base: Source): RepairShown {
  const { edits, cost, kept, minimised, withPeers, claim } = found;
  return {
    edits: edits.map((edit) => editShown(edit, base)),
    cost,
    kept,
    minimised,
    withPeers,
    claim: answered(words, repaired, claim),
    patch: decodeBytes(unifiedDiff(base.name, base.text, found.text)),
  };
}

function answered(words: Words, { function: name, explored: of }: FunctionRepair, verdict: Verdict): Answered {
  const {
    function: _name,
    submissionFunction: _other,
    explored: _explored,
    ...rest
  } = functionAnswer(words, { function: name, verdict, explored: of });
  return rest as Answered; // what is left of each kind of answer
}
