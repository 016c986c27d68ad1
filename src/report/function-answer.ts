// Verdicts, whose texts are byte strings, as the answers that the library gives and `--json` prints.
import { absurd } from "../basis/absurd.js";
import type { Condition, Counterexample, FunctionAnswer, Limit, RunResult } from "./answer.js";
import { decodeBytes } from "./display.js";
import type * as inner from "./verdict.js";
import { conditionText, limitText } from "./verdict-words.js";

export function functionAnswer({ function: name, verdict, explored }: inner.CheckAnswer): FunctionAnswer {
  const base = { function: decodeBytes(name), explored };
  switch (verdict.kind) {
    case "differs":
      return {
        ...base,
        verdict: "differs",
        counterexample: counterexample(verdict.witness),
        others: verdict.others.map(counterexample),
        smallest: verdict.smallest,
        smaller: verdict.smaller,
        conditions: verdict.conditions.map(condition),
      };
    case "agrees":
      return { ...base, verdict: "agrees", upTo: finite(verdict.upTo), conditions: verdict.conditions.map(condition) };
    case "agrees-so-far":
      return {
        ...base,
        verdict: "agrees-so-far",
        upTo: verdict.upTo,
        conditions: verdict.conditions.map(condition),
        limits: verdict.limits.map(limit),
      };
    case "cannot-compare":
      return { ...base, verdict: "cannot-compare", why: decodeBytes(verdict.why), hint: optional(verdict.hint) };
    default:
      return absurd(verdict);
  }
}

export function counterexample(witness: inner.Witness): Counterexample {
  return {
    call: decodeBytes(witness.call),
    submissionCall: optional(witness.submissionCall),
    arguments: witness.args.map(decodeBytes),
    size: witness.size,
    observed: optional(witness.observed),
    expected: runResult(witness.expected),
    got: runResult(witness.got),
    restsOn: witness.rests,
  };
}

export function runResult(shown: inner.Shown): RunResult {
  const { steps } = shown;
  switch (shown.kind) {
    case "value":
      return { outcome: "value", value: decodeBytes(shown.text), from: optional(shown.from), steps };
    case "raised":
      return { outcome: "exception", exception: decodeBytes(shown.text), steps };
    case "exited":
      return { outcome: "exited", code: shown.code, steps };
    case "unfinished":
      return { outcome: "unfinished", reason: shown.why, steps };
    default:
      return absurd(shown);
  }
}

function condition(used: inner.Condition): Condition {
  const text = decodeBytes(conditionText(used));
  switch (used.kind) {
    case "rounds":
      return { condition: "rounds", most: used.most, text };
    case "reference-finishes":
      return { condition: "reference-finishes", steps: used.steps, text };
    case "made":
    case "operations":
      return { condition: used.kind, types: used.types.map(decodeBytes), text };
    case "width":
      return { condition: "width", bits: used.bits, text };
    case "overflows": {
      const [call, expected, got] = [used.call, used.expected, used.got].map(decodeBytes) as [string, string, string];
      return { condition: "overflows", call, expected, got, text };
    }
    case "given":
      return { condition: "given", predicate: decodeBytes(used.predicate), text };
    default:
      return { condition: used.kind, text };
  }
}

function limit(reached: inner.Limit): Limit {
  const text = decodeBytes(limitText(reached));
  return reached.kind === "pinned" || reached.kind === "unsupported"
    ? { limit: reached.kind, what: decodeBytes(reached.what), text }
    : { limit: reached.kind, text };
}

function finite(size: number): number | null {
  return size === Number.POSITIVE_INFINITY ? null : size;
}

function optional(text: string | undefined): string | null {
  return text === undefined ? null : decodeBytes(text);
}
