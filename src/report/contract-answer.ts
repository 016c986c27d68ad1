// What is known of contracts, as the answers that the library gives and `--json` prints.
import type { Source } from "../core/span.js";
import type {
  Condition,
  Explored,
  GeneralCall,
  Limit,
  Place,
  Problem,
  Proof,
  RunResult,
  StopReason,
  Unchecked,
} from "./answer.js";
import type * as inner from "./contract.js";
import { decoded } from "./display.js";
import { functionAnswer, generalCall, runResult } from "./function-answer.js";
import type { Incomparable } from "./incomparable.js";
import { placeOf } from "./problem.js";
import type { Words } from "./words/words.js";

/** What trying a program against its contracts came to: an answer for each function. */
export type TestAnswer =
  | {
      readonly outcome: "tested";
      readonly functions: readonly ContractAnswer[];
      readonly unchecked: readonly Unchecked[];
    }
  | { readonly outcome: "rejected"; readonly problems: readonly Problem[] }
  | { readonly outcome: "unfinished"; readonly reason: StopReason };

export type ContractAnswer = {
  readonly function: string;
  readonly explored: Explored;
  /** How many inputs there are of which the precondition holds, when that was asked for; `upTo` null: of every size. */
  readonly inputs?: {
    readonly upTo: number | null;
    readonly valid: readonly { readonly size: number; readonly inputs: number }[];
  };
  /** A precondition that would exclude the failure, when that was asked for; null: none was found. */
  readonly guess?: {
    readonly text: string; // to be pasted in
    readonly from: "calls" | number; // it holds in the program's own calls, or of so many inputs on which it does not fail
    readonly upTo: number | null; // with it nothing was found up to this size; null: on any input
  } | null;
} & (
  | {
      readonly verdict: "broken";
      readonly counterexample: BrokenExample;
      readonly others: readonly BrokenExample[]; // of other parts of the contract, when asked for
      readonly smallest: boolean;
      readonly smaller: number; // paths through smaller inputs, which all keep it
      readonly conditions: readonly Condition[];
    }
  | { readonly verdict: "proved"; readonly proof: Proof; readonly conditions: readonly Condition[] }
  | { readonly verdict: "holds"; readonly upTo: number | null; readonly conditions: readonly Condition[] }
  | {
      readonly verdict: "holds-so-far";
      readonly upTo: number; // 0: nothing is claimed
      readonly conditions: readonly Condition[];
      readonly limits: readonly Limit[];
    }
  | {
      readonly verdict: "cannot-test";
      readonly why: string;
      readonly hint: string | null;
      readonly reason: Incomparable;
    }
);

/** An input of which the precondition holds, and which part of a contract is broken on it. */
export type BrokenExample = {
  readonly call: string;
  readonly arguments: readonly string[];
  readonly size: number;
  readonly broken: {
    readonly kind: inner.BrokenPart["kind"];
    readonly function: string; // that has to see to it
    readonly of: string | null; // whose precondition or invariant it is, if it is another's
    readonly place: Place | null;
  };
  readonly got: RunResult | null; // what the function gave or raised, where that is known
  readonly general: GeneralCall | null; // null: no part of it can be just anything
};

export function contractAnswer(
  words: Words,
  answer: inner.FunctionContract,
  sources: readonly Source[],
): ContractAnswer {
  const { inputs, guess } = answer;
  const told = verdictAnswer(words, answer, sources);
  return {
    ...told,
    ...(inputs !== undefined && { inputs: countsOf(inputs) }),
    ...(guess !== undefined && { guess: guess && { ...decoded(guess), upTo: finite(guess.upTo) } }),
  };
}

function finite(upTo: number): number | null {
  return Number.isFinite(upTo) ? upTo : null;
}

/** What was seen of larger inputs is no count. */
function countsOf({ valid, upTo }: inner.ValidInputs): NonNullable<ContractAnswer["inputs"]> {
  const counts = valid.flatMap((inputs, size) => (inputs > 0 && size <= upTo ? [{ size, inputs }] : []));
  return { upTo: finite(upTo), valid: counts };
}

function verdictAnswer(words: Words, answer: inner.FunctionContract, sources: readonly Source[]): ContractAnswer {
  const { function: name, verdict, explored } = answer;
  if (verdict.kind === "broken") {
    const example = (witness: inner.ContractWitness): BrokenExample => exampleOf(words, witness, sources);
    const claim = functionAnswer(words, { function: name, explored, verdict: { ...verdict, kind: "agrees", upTo: 0 } });
    return {
      function: claim.function,
      explored,
      verdict: "broken",
      counterexample: example(verdict.witness),
      others: verdict.others.map(example),
      smallest: verdict.smallest,
      smaller: verdict.smaller,
      conditions: claim.verdict === "agrees" ? claim.conditions : [],
    };
  }
  return renamed(words, functionAnswer(words, { function: name, verdict, explored }));
}

/** Contracts hold where programs agree. */
function renamed({ contracts }: Words, answer: ReturnType<typeof functionAnswer>): ContractAnswer {
  const { function: name, explored } = answer;
  const base = { function: name, explored };
  switch (answer.verdict) {
    case "equal":
      return { ...base, verdict: "proved", proof: answer.proof, conditions: answer.conditions };
    case "agrees":
      return { ...base, verdict: "holds", upTo: answer.upTo, conditions: answer.conditions };
    case "agrees-so-far": {
      const { upTo, conditions } = answer;
      const limits = answer.limits.map((each) => ({ ...each, text: contracts.limit(each.limit) ?? each.text }));
      return { ...base, verdict: "holds-so-far", upTo, conditions, limits };
    }
    case "cannot-compare": {
      const { why, hint, reason } = answer;
      return { ...base, verdict: "cannot-test", why, hint, reason };
    }
    case "differs":
      throw new Error("a contract is no program to differ from");
  }
}

function exampleOf(words: Words, witness: inner.ContractWitness, sources: readonly Source[]): BrokenExample {
  const { call, args, size, broken, got, general } = decoded(witness);
  const { kind, function: name, of } = broken;
  const place = witness.broken.at === undefined ? null : placeOf(witness.broken.at, sources);
  return {
    call,
    arguments: args,
    size,
    broken: { kind, function: name, of: of ?? null, place },
    got: got === undefined || witness.got === undefined ? null : runResult(words, witness.got),
    general: general === undefined ? null : generalCall(words, general),
  };
}
