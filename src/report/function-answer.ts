// Verdicts, whose texts are byte strings, as the answers that the library gives and `--json` prints.
import { absurd } from "../basis/absurd.js";
import type { Condition, Counterexample, FunctionAnswer, GeneralCall, Limit, RunResult } from "./answer.js";
import { apartOf } from "./apart.js";
import { decoded } from "./display.js";
import type * as inner from "./verdict.js";
import type { Words } from "./words/words.js";

export function functionAnswer(words: Words, answer: inner.FunctionVerdict): FunctionAnswer {
  const { function: name, submissionFunction, verdict, explored, unproved } = decoded(answer);
  const base = {
    function: name,
    ...(submissionFunction === undefined ? {} : { submissionFunction }),
    explored,
    ...(unproved === undefined ? {} : { unproved }),
  };
  const conditions = (used: readonly inner.Condition[]): readonly Condition[] =>
    used.map((each) => conditionOf(words, each));
  switch (verdict.kind) {
    case "differs":
      return {
        ...base,
        verdict: "differs",
        counterexample: exampleOf(words, verdict.witness),
        others: verdict.others.map((each) => exampleOf(words, each)),
        smallest: verdict.smallest,
        smaller: verdict.smaller,
        conditions: conditions(verdict.conditions),
      };
    case "equal":
      return {
        ...base,
        verdict: "equal",
        proof: verdict.proof,
        conditions: conditions(verdict.conditions),
      };
    case "agrees":
      return { ...base, verdict: "agrees", upTo: finite(verdict.upTo), conditions: conditions(verdict.conditions) };
    case "agrees-so-far":
      return {
        ...base,
        verdict: "agrees-so-far",
        upTo: verdict.upTo,
        conditions: conditions(verdict.conditions),
        limits: verdict.limits.map((each) => limitOf(words, each)),
      };
    case "cannot-compare": {
      const { why, hint } = words.reasons.incomparable(verdict.why);
      return { ...base, verdict: "cannot-compare", why, hint: hint ?? null, reason: verdict.why };
    }
    default:
      return absurd(verdict);
  }
}

export function conditionAnswers(words: Words, used: readonly inner.Condition[]): readonly Condition[] {
  return decoded(used).map((each) => conditionOf(words, each));
}

export function counterexample(words: Words, witness: inner.Witness): Counterexample {
  return exampleOf(words, decoded(witness));
}

export function runResult(words: Words, shown: inner.Shown): RunResult {
  return resultOf(words, decoded(shown));
}

// ---- of what is decoded already ----

function exampleOf(words: Words, witness: inner.Witness): Counterexample {
  const { observed } = witness;
  const [expected, got] = [resultOf(words, witness.expected), resultOf(words, witness.got)];
  const apart =
    expected.outcome === "value" && got.outcome === "value" ? apartOf(expected.value, got.value) : undefined;
  return {
    call: witness.call,
    submissionCall: witness.submissionCall ?? null,
    arguments: witness.args,
    size: witness.size,
    observed: observed === undefined ? null : words.verdicts.observation(observed),
    expected,
    got,
    restsOn: witness.rests,
    general: witness.general === undefined ? null : generalCall(words, witness.general),
    ...(apart && { apart }),
  };
}

/** Of what is decoded already. */
export function generalCall({ verdicts }: Words, general: inner.GeneralInput): GeneralCall {
  const { call, names, isAlike } = general;
  return { call, names, isAlike, text: verdicts.general(general) };
}

function resultOf({ verdicts }: Words, shown: inner.Shown): RunResult {
  const { steps } = shown;
  switch (shown.kind) {
    case "value":
      return { outcome: "value", value: verdicts.value(shown.text, shown.effects), from: shown.from ?? null, steps };
    case "raised":
      return {
        outcome: "exception",
        exception: verdicts.value(shown.text, shown.effects),
        ...printedBefore(shown.printed),
        steps,
      };
    case "exited":
      return { outcome: "exited", code: shown.code, printed: shown.printed ?? null, steps };
    case "unfinished":
      return { outcome: "unfinished", reason: shown.why, steps };
    default:
      return absurd(shown);
  }
}

function printedBefore(printed: string | undefined): { readonly printed?: string } {
  return printed === undefined ? {} : { printed };
}

function conditionOf(words: Words, used: inner.Condition): Condition {
  const came = (shown: inner.Shown): string => {
    if (shown.kind === "value" || shown.kind === "raised") return words.verdicts.value(shown.text, shown.effects);
    return shown.kind;
  };
  const text = words.verdicts.condition(used);
  switch (used.kind) {
    case "rounds":
    case "applications":
      return { condition: used.kind, most: used.most, text };
    case "after-calls":
      return { condition: "after-calls", most: used.most, size: used.size, text };
    case "reference-finishes":
      return { condition: "reference-finishes", steps: used.steps, text };
    case "made":
    case "operations":
      return { condition: used.kind, types: used.types, text };
    case "left-out":
    case "passed":
      return { condition: used.kind, arguments: used.arguments, text };
    case "classes":
      return { condition: "classes", type: used.type, tried: used.tried, text };
    case "width":
      return { condition: "width", bits: used.bits, text };
    case "overflows":
      return { condition: "overflows", call: used.call, expected: came(used.expected), got: came(used.got), text };
    case "given":
      return { condition: "given", predicate: used.predicate, text };
    case "contracts":
      return { condition: "contracts", functions: used.functions, text };
    case "observed":
      return { condition: "observed", observer: used.observer, text };
    default:
      return { condition: used.kind, text };
  }
}

function limitOf(words: Words, reached: inner.Limit): Limit {
  const text = words.verdicts.limit(reached);
  if (reached.kind === "left-out") return { limit: "left-out", why: reached.why, text };
  if (reached.kind === "unmade") return { limit: "unmade", type: reached.type, text };
  return reached.kind === "pinned" || reached.kind === "unsupported"
    ? { limit: reached.kind, what: reached.what, text }
    : { limit: reached.kind, text };
}

function finite(size: number): number | null {
  return size === Number.POSITIVE_INFINITY ? null : size;
}
