// What becomes a repair: a change of the text that keeps the student's program, was read again from its text and checked.
import type { Expr } from "../../core/expr.js";
import type { Source } from "../../core/span.js";
import type { Input } from "../../witness/judge.js";
import type { WrittenCandidate } from "./candidate.js";
import { costOf, keyOf, type WrittenChange } from "./edits.js";
import { isKept } from "./kept.js";
import { BESIDE_MAX, VERIFYING } from "./limits.js";
import { type Meter, spent } from "./meter.js";
import type { Patient } from "./patient.js";
import type { RepairSettings } from "./settings.js";
import type { SolvingTools } from "./solved.js";

/** What is said of a changed text when it is read again and checked. */
export type Verified<Accepted> =
  | { readonly kind: "accepted"; readonly accepted: Accepted }
  /** Inputs on which it is still wrong, if they are known. */
  | { readonly kind: "refuted"; readonly inputs: readonly Input[] }
  /** It is no program with that function. */
  | { readonly kind: "unreadable" };

export type RepairTools<Accepted> = {
  /** Reads a changed text, and looks at it for a moment. */
  readonly glance?: (edits: readonly WrittenChange[]) => Promise<Verified<undefined>>;
  readonly verify: (edits: readonly WrittenChange[]) => Promise<Verified<Accepted>>;
  /** The changed program as what is to be repaired, for the same inputs; undefined: it is no program with that function. */
  readonly readAgain?: (edits: readonly WrittenChange[]) => Promise<Patient | undefined>;
  /** For what is no slip of the pen. */
  readonly moreInputs?: () => Promise<readonly Input[]>;
  readonly isStopped: () => boolean;
  /** For literals that are solved for. */
  readonly solving?: SolvingTools;
};

export type Repair<Accepted> = {
  readonly changes: readonly WrittenCandidate[];
  readonly edits: readonly WrittenChange[];
  readonly accepted: Accepted;
  readonly cost: number;
  readonly kept: boolean;
};

/** With the edits of the student's text that they are, and those that were made before them. */
export type Changes = { readonly changes: readonly WrittenCandidate[]; readonly edits: readonly WrittenChange[] };

export class Acceptance<Accepted> {
  readonly meter: Meter = { steps: 0, runs: 0, proposals: 0, programs: 0 };
  readonly found: Repair<Accepted>[] = [];
  readonly large: Changes[] = [];
  tried = 0;
  private readonly refused = new Set<string>();

  /** `roots`: the functions of the student's text. */
  constructor(
    private readonly source: Source,
    private readonly roots: readonly Expr[],
    readonly settings: RepairSettings,
    readonly tools: RepairTools<Accepted>,
  ) {}

  /**
   * Whether a change is worth more than a glance. "unreadable": it may be the text, and not the change. What hands over the
   * solution is kept for later.
   */
  async glance(changes: Changes, learn: (input: Input) => void): Promise<"worthwhile" | "unreadable" | undefined> {
    const key = keyOf(changes.edits);
    if (this.refused.has(key)) return undefined;
    this.refused.add(key);
    if (!isKept(this.source, this.roots, changes.edits, this.settings.solution)) {
      this.large.push(changes);
      return undefined;
    }
    this.meter.proposals += VERIFYING;
    const seen = await this.tools.glance?.(changes.edits);
    if (seen === undefined || seen.kind === "accepted") return "worthwhile";
    if (seen.kind === "unreadable") return seen.kind;
    for (const input of seen.inputs) learn(input);
    return undefined;
  }

  async verified(
    { changes, edits }: Changes,
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

  /** How many are read again and checked after the next one: few, where others are looked for beside one that was found. */
  leftAfter(left: number): number {
    const isBeside = this.found.length > 0 && Number.isFinite(this.settings.several.slack);
    return (isBeside ? Math.min(left, BESIDE_MAX) : left) - 1;
  }

  isSpent(): boolean {
    return this.tools.isStopped() || spent(this.meter) > this.settings.budget;
  }
}
