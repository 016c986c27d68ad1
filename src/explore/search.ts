// The search over paths. A question is a list of stages that run one after the other on the
// same unknowns; an alternative found in a stage starts again at that stage, so what earlier
// stages did is not repeated. Entries wait unsolved; what is never taken is never solved.
//
// Two orders: by cost, to find something soon, and by level, to have seen everything up to a
// size; they take turns. A search that may go on for longer begins with the same turns, and what
// waits only ever gets larger, so more work never shows less. The level of a path is its size, or more when it took many rounds: a path that goes
// round and round on an integer is parked until inputs of that size are due, never dropped.

import { nth } from "../basis/known.js";
import type { QuickSolver, Solver, SolverAnswer } from "../smt/solver.js";
import type { Lit } from "../smt/term.js";
import { callUnknown } from "./apply-unknown.js";
import {
  DEPTH_MAX,
  FIND_SMALLER,
  NEW_BRANCH_BONUS,
  ROUNDS_PER_SIZE,
  STEPS_PER_QUERY,
  STEPS_PER_RUN,
  STEPS_TO_CERTIFY,
  STEPS_TO_FIND_SMALLER,
  WAITING_MAX,
} from "./limits.js";
import { Queue } from "./queue.js";
import {
  type Chain,
  type DecidedUnknown,
  type Inexact,
  itemsOf,
  levelOf,
  type PathPosition,
  Run,
  START,
  type Tables,
} from "./run.js";
import type { ExploredWorld, Mutable } from "./unknown.js";

/** Runs something; what it gives, a step of the question, is there for the stages after it. */
export type Stage<Step> = (run: Run, earlier: readonly Step[]) => StageResult<Step>;

export type StageResult<Step> = Stepped<Step> | Blocked;

/** `last`: there is nothing more to learn on this path. */
export type Stepped<Step> = { readonly step: Step; readonly steps: number; readonly last: boolean };

/** The run came to something that has to be found out first, at so many steps; then it starts again. */
export type Blocked = { readonly needs: () => Promise<number>; readonly steps: number };

/** A finished path. The run still holds its store and model. */
export type Path<Step> = {
  readonly run: Run;
  readonly taken: readonly Step[];
  readonly level: number;
};

/** What to do after a path: go on, stop, or look only for smaller inputs from now on. */
export type Next =
  | { readonly kind: "on"; readonly steps?: number } // what looking at the path took, beside its stages
  | { readonly kind: "stop" }
  | { readonly kind: "below"; readonly size: number };

/**
 * cost: to find something soon, learning on the way. random-path: as if each path were chosen by going from the first decision
 * on to either side as likely, so that one that waits at depth d comes with a weight of 1 to 2^d.
 */
export type Order = "cost" | "level" | "depth" | "random-path";

/** So much work in one order; `unless`: as long as nothing was found, nothing more is done if this says so. */
export type Turn = { readonly order: Order; readonly steps: number; readonly unless?: () => boolean };

export type SearchSettings<Step> = {
  readonly inputs: readonly Mutable[];
  readonly size: number; // of the smallest input
  /** At least one. What a search has shown by the end of a turn does not depend on the turns that follow. */
  readonly turns: readonly Turn[];
  readonly quick: QuickSolver;
  readonly solver: Solver;
  readonly solverEffort: number;
  /** Where the branches that a run takes are noted: paths that take a new one are followed up sooner. */
  readonly branches: number[];
  readonly isStopped: () => boolean;
  readonly onPath: (path: Path<Step>) => Next;
  /** A number below n, from a seed: for the order random-path. */
  readonly random?: (n: number) => number;
  /** Paths with more decisions are left out; undefined: none are. */
  readonly decisionsMax?: number | undefined;
};

export type Searched = {
  /** Every path up to this level was seen; infinite when there were no more. */
  readonly covered: number;
  /** Whether paths of a covered size were parked, because they went round too often. */
  readonly parked: boolean;
  /** The lowest level, and the smallest size, at which a path was not exact, by reason. */
  readonly inexact: ReadonlyMap<string, { readonly reason: Loss; readonly level: number; readonly size: number }>;
  readonly stopped: boolean;
  readonly paths: number;
  readonly runs: number;
  readonly steps: number;
  readonly solverCalls: number;
};

type Needs = { readonly kind: "needs"; readonly find: () => Promise<number> };

export type Loss = Inexact | { readonly kind: "solver" };

type Entry<Step> = {
  readonly stage: number;
  readonly checkpoint: Checkpoint<Step>;
  readonly position: PathPosition;
  readonly flips: readonly Lit[];
};

/** What the stages before left behind. */
type Checkpoint<Step> = { readonly taken: readonly Step[]; readonly tables: Tables };

const NOTHING: Checkpoint<never> = { taken: [], tables: { calls: new Map(), tables: new Map() } };

/** What the quick solver costs: little where it only looks at conditions, a lot where it solves many at once. */
function stepsToSolve(conditions: number, together: number): number {
  return 5 + Math.min(conditions, cubed(conditions)) + cubed(together);
}

function cubed(conditions: number): number {
  return Math.ceil(conditions ** 3 / 150);
}

export function roundsAt(level: number): number {
  return level * ROUNDS_PER_SIZE;
}

/** Owns the queue and the run, for one question. */
export class Search<Step> {
  readonly run: Run;
  private readonly stages: readonly Stage<Step>[];
  private readonly queue = new Queue<Entry<Step>>();
  private order: Order;
  private turns: readonly Turn[];
  /** Where the turn that is under way ends. */
  private limit: number;
  /** The lowest level of an entry for which there was no room. */
  private dropped = Number.POSITIVE_INFINITY;
  private found: Entry<Step>[] = [];
  private stage = 0;
  private checkpoint: Checkpoint<Step> = NOTHING;
  private readonly taken: boolean[] = [];
  private readonly inexact = new Map<string, { reason: Loss; level: number; size: number }>();
  private paths = 0;
  private runs = 0;
  private steps = 0;
  private solverCalls = 0;

  constructor(
    private readonly world: ExploredWorld,
    private readonly settings: SearchSettings<Step>,
    makeStages: (run: Run) => readonly Stage<Step>[],
    /** Searches that wait for each other can share a run. */
    run = new Run(world, settings.inputs, () => undefined),
  ) {
    const [first, ...others] = settings.turns;
    if (first === undefined) throw new Error("a search without a turn");
    this.order = first.order;
    this.limit = first.steps;
    this.turns = others;
    this.run = run;
    this.stages = makeStages(run);
  }

  async go(): Promise<Searched> {
    const { settings } = this;
    this.push({ stage: 0, checkpoint: NOTHING, position: { ...START, size: settings.size }, flips: [] });
    this.world.callUnknown = (fn, rt, args) => callUnknown(this.run, fn, rt, args);
    this.world.look = (unknown) => this.run.look(unknown);
    for (let count = 0; this.queue.size > 0; count++) {
      if (!this.isInTurn()) break;
      if (this.order === "level" && (this.queue.rank() ?? 0) >= this.run.below) break; // what is left is parked
      if (count % 64 === 0 && settings.isStopped()) return this.searched(true);
      const popped = this.queue.pop();
      if (popped === undefined) break; // reordering kept nothing that is small enough
      if (popped.position.size >= this.run.below) continue;
      const entry =
        popped.flips.length === 0 ? popped : this.solved(popped, this.quickly(popped) ?? (await this.slowly(popped)));
      let next = entry === undefined ? GO_ON : this.follow(entry);
      while (next.kind === "needs") {
        this.steps += await next.find();
        next = this.follow(entry as Entry<Step>);
      }
      if (next.kind === "stop") return this.searched(true);
      if (next.kind === "below") {
        if (this.run.below === Number.POSITIVE_INFINITY) this.findSmaller();
        this.run.below = next.size;
      }
    }
    return this.searched(false);
  }

  /** Goes on to the turn that is due; what a run took beyond the end of a turn is taken from the next. */
  private isInTurn(): boolean {
    let { order } = this;
    while (this.steps > this.limit) {
      const [next, ...others] = this.turns;
      if (next === undefined || (this.run.below === Number.POSITIVE_INFINITY && next.unless?.())) return false;
      this.turns = others;
      this.limit += next.steps;
      order = next.order;
    }
    if (order !== this.order) this.reorder(order);
    return true;
  }

  /** After the first find: on by cost for a while, of what was to be spent on it, then by level to show that nothing is smaller. */
  private findSmaller(): void {
    const rest = [{ order: this.order, steps: Math.max(0, this.limit - this.steps) }, ...this.turns];
    const byCost = rest.reduce((sum, { order, steps }) => (order === "cost" ? sum + steps : sum), 0);
    if (this.settings.turns[0]?.order !== "cost") return;
    const allowed = (FIND_SMALLER - 1) * this.steps + STEPS_TO_FIND_SMALLER;
    this.turns = [
      { order: "cost", steps: Math.min(byCost, allowed) },
      { order: "level", steps: STEPS_TO_CERTIFY },
    ];
    this.limit = this.steps - 1; // the turn that is under way ends here
  }

  private push(entry: Entry<Step>): void {
    if (entry.position.size >= this.run.below) return;
    const { decisionsMax } = this.settings;
    if (decisionsMax !== undefined && depthOf(entry.position) >= decisionsMax) {
      this.dropped = Math.min(this.dropped, levelOf(entry.position));
      return;
    }
    this.queue.push(this.rankOf(entry.position), entry);
    if (this.queue.size <= WAITING_MAX) return;
    this.dropped = Math.min(
      this.dropped,
      this.queue.dropTo(WAITING_MAX / 2, ({ position }) => levelOf(position)),
    );
  }

  private rankOf(position: PathPosition): number {
    switch (this.order) {
      case "cost":
        return position.cost;
      case "level":
        return levelOf(position);
      case "depth":
        return Math.max(0, DEPTH_MAX - depthOf(position));
      case "random-path":
        return randomRank(depthOf(position), this.settings.random);
    }
  }

  private reorder(order: Order): void {
    this.order = order;
    for (const entry of this.queue.drain()) this.push(entry);
  }

  /** The quick solver's answer, if it has one: nobody has to wait for it. */
  private quickly(entry: Entry<Step>): SolverAnswer | undefined {
    const query = queryOf(entry);
    const answer = this.settings.quick(query, entry.position.model);
    this.steps += stepsToSolve(query.length, answer.together);
    return answer.kind === "unknown" ? undefined : answer;
  }

  private slowly(entry: Entry<Step>): Promise<SolverAnswer> {
    this.solverCalls++;
    this.steps += STEPS_PER_QUERY;
    return this.settings.solver(queryOf(entry), entry.position.model, this.settings.solverEffort);
  }

  /** The entry with a model of its condition; undefined when there is none. */
  private solved(entry: Entry<Step>, answer: SolverAnswer): Entry<Step> | undefined {
    const { position, flips } = entry;
    if (answer.kind === "unknown") this.note({ kind: "solver" }, position);
    if (answer.kind !== "sat") return undefined;
    let { condition } = position;
    for (const last of flips) condition = { last, before: condition };
    return { ...entry, flips: [], position: { ...position, condition, model: answer.model } };
  }

  private follow(entry: Entry<Step>): Next | Needs {
    const { run, stages } = this;
    this.found = [];
    this.runs++;
    this.settings.branches.fill(0);
    run.found = (position, flips) =>
      this.found.push({ stage: this.stage, checkpoint: this.checkpoint, position, flips });
    run.start(entry.position, entry.checkpoint.tables);
    const taken = [...entry.checkpoint.taken];
    for (let stage = entry.stage; stage < stages.length; stage++) {
      this.stage = stage;
      this.checkpoint = stage === entry.stage ? entry.checkpoint : { taken: [...taken], tables: run.tables() };
      run.restoreInputs();
      const result = nth(stages, stage)(run, taken); // below their number
      this.steps += result.steps + STEPS_PER_RUN;
      if ("needs" in result) return { kind: "needs", find: result.needs };
      taken.push(result.step);
      if (result.last) break;
    }
    return this.finished(taken);
  }

  private finished(taken: readonly Step[]): Next {
    this.paths++;
    const position = this.run.position();
    if (this.settings.turns[0]?.order === "cost") learn(position.decisions, taken.length < this.stages.length);
    this.queueFound();
    for (const reason of itemsOf(position.inexact)) this.note(reason, position);
    const next = this.settings.onPath({ run: this.run, taken, level: levelOf(position) });
    if (next.kind === "on") this.steps += next.steps ?? 0;
    return next;
  }

  /** What comes from a run that took a new branch is worth more. */
  private queueFound(): void {
    const isNew = this.tookNewBranch();
    for (const entry of this.found) this.push(isNew ? cheaper(entry, NEW_BRANCH_BONUS) : entry);
    this.found = [];
  }

  private tookNewBranch(): boolean {
    const { branches } = this.settings;
    let isNew = false;
    for (let branch = 0; branch < branches.length; branch++) {
      if (branches[branch] !== 1 || this.taken[branch]) continue;
      this.taken[branch] = true;
      isNew = true;
    }
    return isNew;
  }

  private note(reason: Loss, position: PathPosition): void {
    const key = reason.kind === "pinned" ? `pinned ${reason.what}` : reason.kind;
    const { level, size } = this.inexact.get(key) ?? { level: Number.POSITIVE_INFINITY, size: position.size };
    this.inexact.set(key, {
      reason,
      level: Math.min(level, levelOf(position)),
      size: Math.min(size, position.size),
    });
  }

  private searched(stopped: boolean): Searched {
    const { inexact, paths, runs, steps, solverCalls } = this;
    const left = this.queue.drain().map(({ position }) => position);
    const lowest = left.reduce((least, position) => Math.min(least, levelOf(position)), this.dropped);
    const parked = left.some((position) => position.size < levelOf(position) && position.size < lowest);
    return { covered: lowest - 1, parked, inexact, stopped, paths, runs, steps, solverCalls };
  }
}

function queryOf({ position, flips }: Entry<unknown>): readonly Lit[] {
  return [...itemsOf(position.condition), ...flips];
}

const GO_ON: Next | Needs = { kind: "on" };

function depthOf({ decisions, condition }: PathPosition): number {
  let depth = 0;
  for (let d = decisions; d !== undefined; d = d.before) depth++;
  for (let c = condition; c !== undefined; c = c.before) depth++;
  return depth;
}

/** Taking the lowest of -log(u) / weight first is drawing by weights; its logarithm has the same order. */
function randomRank(depth: number, random: ((n: number) => number) | undefined): number {
  const u = ((random?.(DRAWN) ?? 0) + 0.5) / DRAWN;
  return Math.max(0, Math.round(RANKS_PER_DECISION * (depth + Math.log2(-Math.log(u)) + LOWEST_LOGARITHM)));
}

const DRAWN = 2 ** 24;
const RANKS_PER_DECISION = 16;
/** No drawn number has a lower one. */
const LOWEST_LOGARITHM = 26;

function cheaper<Step>(entry: Entry<Step>, by: number): Entry<Step> {
  return { ...entry, position: { ...entry.position, cost: Math.max(0, entry.position.cost - by) } };
}

/** The last decision is blamed for an early end. */
function learn(decisions: Chain<DecidedUnknown>, ended: boolean): void {
  let isLast = true;
  for (let d = decisions; d !== undefined; d = d.before) {
    d.last.unknown.learn(d.last.index, ended && isLast);
    isLast = false;
  }
}
