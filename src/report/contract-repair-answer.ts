// Repairs of programs that break their contracts, as the answers that `--json` prints.
import type { Source } from "../core/span.js";
import type { Problem, StopReason, Unchecked } from "./answer.js";
import { type ContractAnswer, contractAnswer } from "./contract-answer.js";
import { decodeBytes } from "./display.js";
import type { Altered, ContractRepair, FoundContractRepair } from "./repair.js";
import { editShown, type RepairShown } from "./repair-answer.js";
import { unifiedDiff } from "./unified-diff.js";
import type { Words } from "./words/words.js";

export type ContractRepairAnswer =
  | {
      readonly outcome: "searched";
      readonly functions: readonly RepairedContract[];
      /** All repairs together, as `patch -p1` reads it; null: there are none. */
      readonly patch: string | null;
      readonly unchecked: readonly Unchecked[];
    }
  | { readonly outcome: "rejected"; readonly problems: readonly Problem[] }
  | { readonly outcome: "unfinished"; readonly reason: StopReason };

/** What is known of a contract as it is; null: it needs no repair, or none was found. It is the first of `repairs`. */
export type RepairedContract = ContractAnswer & {
  readonly repair: ContractRepairShown | null;
  readonly repairs: readonly ContractRepairShown[];
};

/** `claim`: what is known of the function with the change. */
export type ContractRepairShown = Omit<RepairShown, "claim" | "withPeers"> & {
  readonly claim: ContractAnswer;
  /** A call that kept the contract, what it gave, and what it gives now; null: none is known. */
  readonly alters: Altered | null;
  /** Where it gives something else than the first; null: it is the first. */
  readonly unlike: Altered | null;
};

/** Each with the text that its edits are of, and the difference. */
export function contractRepairs(
  words: Words,
  functions: readonly ContractRepair[],
  source: Source,
): readonly { readonly answer: RepairedContract; readonly diff: string }[] {
  let { text } = source;
  return functions.map(({ before, repairs: found }) => {
    const base = { name: source.name, text };
    text = found[0]?.text ?? text;
    const diff = found[0] === undefined ? "" : unifiedDiff(base.name, base.text, found[0].text);
    const repairs = found.map((each) => contractRepairShown(words, each, base));
    return { answer: { ...contractAnswer(words, before, [source]), repair: repairs[0] ?? null, repairs }, diff };
  });
}

function contractRepairShown(words: Words, found: FoundContractRepair, base: Source): ContractRepairShown {
  const { edits, cost, kept, minimised, alters, unlike } = found;
  return {
    edits: edits.map((edit) => editShown(edit, base)),
    cost,
    kept,
    minimised,
    claim: contractAnswer(words, found.claim, [{ ...base, text: found.text }]),
    patch: decodeBytes(unifiedDiff(base.name, base.text, found.text)),
    alters: alteredShown(alters),
    unlike: alteredShown(unlike),
  };
}

function alteredShown(altered: Altered | undefined): Altered | null {
  if (altered === undefined) return null;
  const { call, other, now } = altered;
  return { call: decodeBytes(call), other: decodeBytes(other), now: decodeBytes(now) };
}
