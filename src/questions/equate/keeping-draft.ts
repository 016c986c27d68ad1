// Lemmas that calls raise nothing, and their proofs, as the finder has them before they are written down.
import type { ContractCertificate, ProofTree } from "./certificate.js";
import type { Equality } from "./equalities.js";
import type { Term, TermOf } from "./term.js";
import { written } from "./written.js";

/** A call with variables in it, and what is known of it. */
export type KeepEntry = {
  readonly vars: readonly TermOf<"var">[];
  readonly call: TermOf<"call">;
  readonly premises: readonly Term[];
  state: "open" | "proved" | "granted" | "failed";
  proof: Draft | undefined;
  /** Those that were used, whatever became of them. */
  readonly uses: Set<KeepEntry>;
};

export type Step =
  | { readonly kind: "unfold" | "tell"; readonly call: TermOf<"call"> }
  | {
      readonly kind: "keep";
      readonly call: TermOf<"call">;
      readonly entry: KeepEntry;
      readonly values: readonly Term[];
    };

export type Draft =
  | { readonly kind: "use"; readonly equality: Equality; readonly rest: Draft }
  | { readonly kind: "step"; readonly step: Step; readonly rest: Draft }
  | {
      readonly kind: "split";
      readonly on: Term;
      readonly cases: readonly { readonly is: SplitCase; readonly rest: Draft }[];
    }
  | { readonly kind: "tree"; readonly tree: ProofTree };

type SplitCase = Extract<ProofTree, { kind: "split" }>["cases"][number]["is"];

export type Found = Pick<ContractCertificate, "lemmas" | "equalities">;

/** What lemmas are called in a certificate. */
export type Numbers = { readonly entry: (entry: KeepEntry) => number; readonly group: (group: number) => number };

/** All steps in it. */
export function draftsIn(draft: Draft | undefined): readonly Draft[] {
  if (draft === undefined || draft.kind === "tree") return [];
  const inside = draft.kind === "split" ? draft.cases.map(({ rest }) => rest) : [draft.rest];
  return [draft, ...inside.flatMap(draftsIn)];
}

export function writtenDraft(draft: Draft, numbers: Numbers): ProofTree {
  if (draft.kind === "tree") return draft.tree;
  if (draft.kind === "split") {
    const cases = draft.cases.map(({ is, rest }) => ({ is, rest: writtenDraft(rest, numbers) }));
    return { kind: "split", on: written(draft.on), cases };
  }
  const rest = writtenDraft(draft.rest, numbers);
  if (draft.kind === "use") {
    const { group, values } = draft.equality;
    const instance = { lemma: numbers.group(group), values: values.map(written) };
    return { kind: "use", use: { instance, at: -1, bound: [], relations: [] }, rest };
  }
  const { step } = draft;
  if (step.kind !== "keep") return { kind: step.kind, call: written(step.call), rest };
  return { kind: "keep", instance: { lemma: numbers.entry(step.entry), values: step.values.map(written) }, rest };
}
