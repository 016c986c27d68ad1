// What becomes a repair: a change of the text that keeps the student's program, was read again from its text and checked.
import type { Expr } from "../../core/expr.js";
import type { Source } from "../../core/span.js";
import type { Input } from "../../witness/judge.js";
import type { WrittenCandidate } from "./candidate.js";
import { costOf, keyOf, type WrittenChange } from "./edits.js";
import { isKept } from "./kept.js";
import { VERIFYING } from "./limits.js";
import { type Meter, spent } from "./meter.js";
import type { Patient } from "./patient.js";
import type { RepairSettings } from "./settings.js";

/** What is said of a changed text when it is read again and checked. */
export type Verified<Accepted> =
  | { readonly kind: "accepted"; readonly accepted: Accepted }
  /** Inputs on which it is still wrong, if they are known. */
  | { readonly kind: "refuted"; readonly inputs: readonly Input[] }
  /** It is no program with that function. */
  | { readonly kind: "unreadable" };

export type RepairTools<Accepted> = {
  readonly verify: (edits: readonly WrittenChange[]) => Promise<Verified<Accepted>>;
  /** The changed program as what is to be repaired, for the same inputs; undefined: it is no program with that function. */
  readonly readAgain?: (edits: readonly WrittenChange[]) => Promise<Patient | undefined>;
  readonly isStopped: () => boolean;
};

export type Repair<Accepted> = {
  readonly changes: readonly WrittenCandidate[];
  readonly edits: readonly WrittenChange[];
  readonly accepted: Accepted;
  readonly cost: number;
  readonly kept: boolean;
};

/** Changes with the edits of the student's text that they are, and those that were made before them. */
type Large = { readonly changes: readonly WrittenCandidate[]; readonly edits: readonly WrittenChange[] };

export class Acceptance<Accepted> {
  readonly meter: Meter = { steps: 0, runs: 0, proposals: 0, programs: 0 };
  readonly found: Repair<Accepted>[] = [];
  readonly large: Large[] = [];
  tried = 0;
  private readonly refused = new Set<string>();

  /** `roots`: the functions of the student's text. */
  constructor(
    private readonly source: Source,
    private readonly roots: readonly Expr[],
    readonly settings: RepairSettings,
    readonly tools: RepairTools<Accepted>,
  ) {}

  /** "unreadable": it may be the text, and not the change. What hands over the solution is kept for later. */
  async attempt(
    changes: readonly WrittenCandidate[],
    edits: readonly WrittenChange[],
    learn: (input: Input) => void,
  ): Promise<Repair<Accepted> | undefined | "unreadable"> {
    const key = keyOf(edits);
    if (this.refused.has(key)) return undefined;
    this.refused.add(key);
    if (isKept(this.source, this.roots, edits, this.settings.solution))
      return this.verified(changes, edits, true, learn);
    this.large.push({ changes, edits });
    return undefined;
  }

  async verified(
    changes: readonly WrittenCandidate[],
    edits: readonly WrittenChange[],
    kept: boolean,
    learn: (input: Input) => void,
  ): Promise<Repair<Accepted> | undefined | "unreadable"> {
    this.tried++;
    this.meter.proposals += VERIFYING;
    const verified = await this.tools.verify(edits);
    if (verified.kind === "accepted")
      return { changes, edits, accepted: verified.accepted, cost: this.costOf(edits), kept };
    if (verified.kind === "unreadable") return "unreadable";
    for (const input of verified.inputs) learn(input);
    return undefined;
  }

  costOf(edits: readonly WrittenChange[]): number {
    return costOf(this.source.text, edits);
  }

  isEnough(): boolean {
    return this.found.length >= this.settings.several.wanted;
  }

  isSpent(): boolean {
    return this.tools.isStopped() || spent(this.meter) > this.settings.budget;
  }
}
