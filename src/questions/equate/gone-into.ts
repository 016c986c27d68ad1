// What comes of going into a call of which something is known already, or assumed.
import { promisedBy } from "../../core/guarded.js";
import { type Evaluation, Excluded, Raised, Stuck } from "./evaluate.js";
import { isTruth, type Term, type TermOf } from "./term.js";

/** What would have to be decided to go into a call, whatever is known of it. */
export function waitingFor(evaluation: Evaluation, call: TermOf<"call">): Term | undefined {
  const found = goneInto(evaluation, call);
  return found instanceof Stuck ? found.on : undefined;
}

/** The truth that comes of going into a call, whatever is known of it. */
export function givenBy(evaluation: Evaluation, call: TermOf<"call">): boolean | undefined {
  const found = goneInto(evaluation, call);
  return found === undefined || found instanceof Stuck ? undefined : isTruth(found);
}

/** Whether going into a call raises, as far as is known. */
export function raises(evaluation: Evaluation, { fn, args }: TermOf<"call">): boolean {
  try {
    if (fn.kind === "fun") evaluation.body(fn.code, fn.env, args);
  } catch (error) {
    if (error instanceof Raised) return true;
    if (!(error instanceof Stuck || error instanceof Excluded)) throw error;
  }
  return false;
}

function goneInto(evaluation: Evaluation, { fn, args }: TermOf<"call">): Term | Stuck | undefined {
  if (fn.kind !== "fun" || fn.held.length > 0 || args.length !== fn.code.lam.params.length) return undefined;
  try {
    return evaluation.body(fn.code, fn.env, args);
  } catch (error) {
    if (error instanceof Stuck) return error;
    if (!(error instanceof Raised || error instanceof Excluded)) throw error;
  }
  return undefined;
}

export function hasPromised({ fn }: TermOf<"call">): boolean {
  return fn.kind === "fun" && promisedBy(fn.code.lam) !== undefined;
}

/** It gets on with its arguments: those that are integers alone might be gone through without end. */
export function isBuilt(call: Term): boolean {
  return call.kind === "call" && call.args.some(({ kind }) => kind === "make");
}
