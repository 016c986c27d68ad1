// Contradictions of linear arithmetic, as a certificate gives them: what is known not to be negative, taken so many times,
// adds up to a negative number.
import type { MachineFact, ProofTerm, Sums } from "../questions/equate/certificate.js";
import { formOf, isNotNegative, linear, linearParts } from "./conditions.js";
import { evaluated } from "./evaluate.js";
import type { Knowledge } from "./knowledge.js";
import { added, constant, type Linear, opposite, shifted, subtracted, valueIfConstant } from "./linear.js";
import { readTerm, type Scope } from "./read-proof.js";
import { refuse } from "./refusal.js";
import { isTruth, type Of, op, type Term } from "./terms.js";

/** `otherwise`: the opposite of what is shown, as a form that would not be negative. */
export function addsUp(k: Knowledge, scope: Scope, sums: Sums, otherwise?: Linear): boolean {
  const total = sums.reduce((all, summand) => {
    const times = /^-?\d+$/.test(summand.times) ? BigInt(summand.times) : refuse("sums", "no number");
    const { form, isZero } =
      "sum" in summand ? summed(k, scope, summand.sum, otherwise) : stated(k, scope, summand.fact, otherwise);
    return times < 0n && !isZero ? refuse("sums", "taken less than no times") : added(all, form, times);
  }, constant(0n));
  return (valueIfConstant(total) ?? 0n) < 0n;
}

/** Whether a form is not negative, by itself or by sums. */
export function isShown(k: Knowledge, scope: Scope, form: Linear, sums: Sums): boolean {
  return isNotNegative(k, form) || (sums.length > 0 && addsUp(k, scope, sums, opposite(form)));
}

/** What is known not to be negative, or is even zero. */
type Known = { readonly form: Linear; readonly isZero: boolean };

function valueIn(k: Knowledge, scope: Scope, term: ProofTerm): Term {
  return evaluated(k, readTerm(k, scope, term)).value ?? refuse("sums", "something that raises");
}

function summed(k: Knowledge, scope: Scope, term: ProofTerm, otherwise: Linear | undefined): Known {
  if (k.world.bits !== undefined) return refuse("sums", "a sum that may wrap around");
  const form = linear(k, valueIn(k, scope, term));
  const isOtherwise = otherwise !== undefined && subtracted(form, otherwise).size === 0;
  return isOtherwise || isNotNegative(k, form)
    ? { form, isZero: false }
    : refuse("sums", "not known not to be negative");
}

function stated(k: Knowledge, scope: Scope, fact: MachineFact, otherwise: Linear | undefined): Known {
  const known = (form: Linear): Known => ({ form, isZero: false });
  const limit = 2n ** BigInt((k.world.bits ?? refuse("sums", "integers have no end here")) - 1);
  switch (fact.kind) {
    case "otherwise":
      return known(otherwise ?? refuse("sums", "the opposite of nothing"));
    case "at-least-lowest":
      return known(shifted(linear(k, valueIn(k, scope, fact.of)), limit));
    case "at-most-highest":
      return known(subtracted(constant(limit - 1n), linear(k, valueIn(k, scope, fact.of))));
    case "holds":
      return known(held(k, readTerm(k, scope, fact.condition)));
    case "exact": {
      const whole = valueIn(k, scope, fact.of);
      const parts = exactParts(whole);
      const isWithin =
        addsUp(k, scope, fact.low, opposite(shifted(parts, limit))) &&
        addsUp(k, scope, fact.high, opposite(subtracted(constant(limit - 1n), parts)));
      return isWithin
        ? { form: subtracted(parts, linear(k, whole)), isZero: true }
        : refuse("sums", "it may wrap around");
    }
  }
}

/** What the parts of a sum, each an integer within its range, add up to. */
function exactParts(term: Term): Linear {
  if (term.kind === "sum" && term.parts.some(({ atoms }) => atoms.length !== 1)) refuse("sums", "a product");
  return linearParts(term);
}

/** A comparison that is known to hold, or not to. */
function held(k: Knowledge, condition: Term): Linear {
  const isNegated = condition.kind === "op" && condition.op === "not";
  const inner = (isNegated ? condition.args[0] : condition) as Of<"op">;
  const holds = evaluated(k, inner).value;
  if (inner.op !== "lt" || holds === undefined || !isTruth(holds, !isNegated))
    return refuse("sums", "what may not hold");
  const args = inner.args.map((arg) => evaluated(k, arg).value ?? refuse("sums", "something that raises"));
  const form = formOf(k, op("lt", ...args)) ?? refuse("sums", "no comparison");
  return isNegated ? opposite(form) : form;
}
