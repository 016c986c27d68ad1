// Repairs of programs that break their contracts, as the answers that `--json` prints.
import type { Source } from "../core/span.js";
import type { Problem, StopReason, Unchecked } from "./answer.js";
import { type ContractAnswer, contractAnswer } from "./contract-answer.js";
import { decodeBytes } from "./display.js";
import type { ContractRepair } from "./repair.js";
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

/** What is known of a contract as it is; null: it needs no repair, or none was found. */
export type RepairedContract = ContractAnswer & { readonly repair: ContractRepairShown | null };

/** `claim`: what is known of the function with the change. */
export type ContractRepairShown = Omit<RepairShown, "claim" | "withPeers"> & { readonly claim: ContractAnswer };

/** Each with the text that its edits are of, and the difference. */
export function contractRepairs(
  words: Words,
  functions: readonly ContractRepair[],
  source: Source,
): readonly { readonly answer: RepairedContract; readonly diff: string }[] {
  let { text } = source;
  return functions.map(({ before, repairs: [found] }) => {
    const base = { name: source.name, text };
    text = found?.text ?? text;
    const diff = found === undefined ? "" : unifiedDiff(base.name, base.text, found.text);
    const repair = found && {
      edits: found.edits.map((edit) => editShown(edit, base)),
      cost: found.cost,
      kept: found.kept,
      minimised: found.minimised,
      claim: contractAnswer(words, found.claim, [{ ...base, text: found.text }]),
      patch: decodeBytes(diff),
    };
    return { answer: { ...contractAnswer(words, before, [source]), repair: repair ?? null }, diff };
  });
}
