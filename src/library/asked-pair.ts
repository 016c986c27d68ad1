// A function of both programs made ready to be compared, or why it cannot be.
import type { Given } from "../questions/refute/confirm.js";
import { type Pair, pairUp } from "../questions/refute/pair.js";
import type { Verdict } from "../report/verdict.js";
import type { CheckRequest } from "./check-request.js";
import { mismatchWords, missingFunction, notFunction } from "./mismatch.js";
import { type Asked, arityOf, type Programs, sideOf } from "./read-programs.js";

export type AskedPair =
  | { readonly ok: true; readonly pair: Pair; readonly given: Given | undefined }
  | { readonly ok: false; readonly verdict: Verdict };

export function askedPair(
  programs: Programs,
  asked: Asked,
  request: CheckRequest,
  memoryIsLow: () => boolean,
): AskedPair {
  const refused = (verdict: Verdict): AskedPair => ({ ok: false, verdict });
  const { reference, submission } = programs;
  const [wanted, given] = [sideOf(reference, asked.compared), sideOf(submission, asked.compared)];
  if (wanted === undefined) return refused(missingFunction(reference, asked.shown, "reference"));
  if (given === undefined) return refused(missingFunction(submission, asked.shown, "submission"));
  const predicate = request.given && sideOf(reference, request.given.function);
  if (request.given !== undefined && predicate === undefined)
    return refused(missingFunction(reference, request.given.function, "reference"));
  if (wanted.type.kind !== "fn") return refused(notFunction(asked.shown));
  const paired = pairUp(wanted, given, memoryIsLow);
  if (!paired.ok) return refused(mismatchWords(programs, asked.compared, paired.why));
  return { ok: true, pair: paired.pair, given: predicate && { name: predicate.name, arity: arityOf(predicate) } };
}
