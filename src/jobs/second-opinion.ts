// What the second checker says of a proof: the theorem is made from the two functions as they were read.
import type { Theorem } from "../recheck/definitions.js";
import { recheck } from "../recheck/recheck.js";
import type { SecondOpinion } from "../report/second-opinion.js";
import type { Exercise } from "../subject/exercise.js";
import type { Pair } from "../subject/pair.js";
import type { CertifiedFunction } from "./certificate-file.js";

export function secondOpinion(
  pair: Pair,
  exceptions: Exercise["exceptions"],
  { proof, claim }: Pick<CertifiedFunction, "proof" | "claim">,
): SecondOpinion {
  if (exceptions === "same") return { accepted: false, cause: "statement", detail: "exceptions are compared" };
  return recheck(theoremOf(pair), proof, claim);
}

function theoremOf({ reference, submission, link: { ctors, types }, calls }: Pair): Theorem {
  const { given, params, polymorphic } = reference;
  const conditions = [
    ...(given === undefined || given.shown.length === 0 ? [] : ["given"]), // others say which calls are meant
    ...calls.conditions.map(({ kind }) => kind),
    ...(polymorphic ? ["type-instances"] : []),
  ];
  return { reference: reference.side, submission: submission.side, ctors, types, params, given, conditions };
}
