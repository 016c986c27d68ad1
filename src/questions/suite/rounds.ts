// The paths of a program at one budget after the other: how much each round took and showed, and when to stop.

import type { Round } from "../../report/suite/suite.js";
import type { Policy } from "../../subject/exercise.js";
import { type Covered, type Covering, type CoverSettings, type CoverTools, cover } from "../cover/cover.js";
import { composingPays } from "../cover/whether-to-compose.js";
import { EASY_STEPS, EXPLORING, RARE_PATHS, RARE_STEPS } from "./limits.js";
import type { SuiteSettings } from "./settings.js";

export type RoundTools = CoverTools & { readonly now: () => number; readonly isCancelled: () => boolean };

/** Owns what was spent so far. */
export class Rounds {
  readonly done: Round[] = [];
  private readonly started: number;
  private steps = 0;
  /** Whether to compose: found out once, as soon as it may matter. */
  private composes: boolean | undefined;

  constructor(
    private readonly covering: Covering,
    private readonly policy: Policy,
    private readonly settings: SuiteSettings,
    private readonly tools: RoundTools,
  ) {
    this.started = tools.now();
  }

  get spent(): number {
    return this.steps;
  }

  async next(budget: number, order: "level" | "cost" = "level"): Promise<Covered> {
    const startedAt = this.tools.now();
    const settings = this.settingsOf(budget, order);
    const composes = order === "level" && (await this.composing(settings));
    const covered = await cover(this.covering, { ...settings, composes }, this.tools);
    this.steps += covered.searched.steps;
    this.done.push({
      budget,
      composed: composes,
      paths: covered.paths.length,
      cut: covered.cut,
      quickCalls: covered.quickCalls,
      solverCalls: covered.searched.solverCalls,
      steps: covered.searched.steps,
      ms: this.tools.now() - startedAt,
      branches: 0,
      killed: 0,
    });
    return covered;
  }

  /** What has been shown after the last round. */
  note(shown: Pick<Round, "branches" | "killed">): void {
    const round = this.done.pop();
    if (round !== undefined) this.done.push({ ...round, ...shown });
  }

  /** Whether another round, which takes a few times as long as the last, would not end in time. */
  isSpent(times: number, share = EXPLORING): boolean {
    const { ms = 0, steps = 0 } = this.done.at(-1) ?? {};
    const { timeMaxMs, stepsMax } = this.settings;
    return (
      this.tools.isCancelled() ||
      this.elapsed() + times * ms > share * timeMaxMs ||
      this.steps + times * steps > stepsMax
    );
  }

  elapsed(): number {
    return this.tools.now() - this.started;
  }

  private settingsOf(budget: number, order: CoverSettings["order"]): CoverSettings {
    const { costs, inputsPerPath, pathsMax, stepsMax } = this.settings;
    const isRare = order === "cost";
    return {
      budget,
      costs,
      policy: this.policy,
      inputsPerPath,
      order,
      pathsMax: isRare ? RARE_PATHS : pathsMax,
      stepsMax: Math.max(0, (isRare ? Math.min(stepsMax, RARE_STEPS) : stepsMax) - this.steps),
      composes: false,
    };
  }

  private async composing(settings: CoverSettings): Promise<boolean> {
    if (this.composes !== undefined) return this.composes;
    if (this.settings.budget === "auto" && this.steps < EASY_STEPS) return false;
    this.composes = await composingPays(this.covering, settings, { ...this.tools, onPath: undefined }); // paths of no round
    return this.composes;
  }
}
