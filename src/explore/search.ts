// The search over paths. A question is a list of stages that run one after the other on the
// same unknowns; an alternative found in a stage starts again at that stage, so what earlier
// stages did is not repeated. Entries wait unsolved; what is never taken is never solved.
//
// Two orders: by cost, to find something soon, and by level, to have seen everything up to a
// size. The level of a path is its size, or more when it took many rounds: a path that goes
// round and round on an integer is parked until inputs of that size are due, never dropped.
import type { Value } from "../core/value.js";
import type { QuickSolver, Solver } from "../smt/solver.js";
import type { Lit } from "../smt/term.js";
import { callUnknown } from "./apply-unknown.js";
import { Queue } from "./queue.js";
import { type Chain, type Decision, type Inexact, itemsOf, type Position, Run, START } from "./run.js";
import type { Mutable, World } from "./unknown.js";

/** Runs something; what it gives is there for the stages after it. */
export type Stage = (run: Run, earlier: readonly unknown[]) => StageResult;

export type StageResult = {
  readonly value: unknown;
  readonly steps: number;
  /** Nothing more to learn on this path. */
  readonly last: boolean;
};

/** A finished path. The run still holds its store and model. */
export type Path = {
  readonly run: Run;
  readonly results: readonly unknown[];
  readonly level: number;
};

/** What to do after a path: go on, stop, or look only for smaller inputs from now on. */
export type Next =
  | { readonly kind: "on" }
  | { readonly kind: "stop" }
  | { readonly kind: "below"; readonly size: number };

export type SearchSettings = {
  readonly inputs: readonly Mutable[];
  readonly size: number; // of the smallest input
  /** Work for the order by cost, and then for the order by level. */
  readonly stepsToFind: number;
  readonly stepsToCover: number;
  readonly quick: QuickSolver;
  readonly solver: Solver;
  readonly solverEffort: number;
  readonly isStopped: () => boolean;
  readonly onPath: (path: Path) => Next;
};

export type Searched = {
  /** Every path up to this level was seen; infinite when there were no more. */
  readonly covered: number;
  /** Whether paths of a covered size were parked, because they went round too often. */
  readonly parked: boolean;
  /** The lowest level at which a path was not exact, by reason. */
  readonly inexact: ReadonlyMap<
    string,
    { readonly reason: Inexact | { readonly kind: "solver" }; readonly level: number }
  >;
  readonly stopped: boolean;
  readonly paths: number;
  readonly runs: number;
  readonly steps: number;
  readonly solverCalls: number;
};

type Entry = {
  readonly stage: number;
  readonly checkpoint: Checkpoint;
  readonly position: Position;
  readonly flips: readonly Lit[];
};

/** What the stages before left behind. */
type Checkpoint = {
  readonly results: readonly unknown[];
  readonly calls: ReadonlyMap<number, readonly (readonly Value[])[]>;
  readonly tables: ReadonlyMap<number, readonly (readonly Value[])[]>;
};

/** At size n a path may make so many open decisions on primitives. */
const ROUNDS_PER_SIZE = 4;
/** After a find, the search by cost goes on for smaller ones: in proportion to what the first took. */
const FIND_SMALLER = 4;
const STEPS_TO_FIND_SMALLER = 20_000;
/** For showing that everything smaller agrees. */
const STEPS_TO_CERTIFY = 250_000;
const STEPS_PER_RUN = 20; // what a run costs besides its own steps
const STEPS_PER_QUERY = 10_000; // to the big solver

/** What the quick solver costs: nothing for most, a lot for long conditions. */
function stepsToSolve(conditions: number): number {
  return 5 + Math.ceil(conditions ** 3 / 150);
}

export function roundsAt(level: number): number {
  return level * ROUNDS_PER_SIZE;
}

function levelOf({ size, rounds }: Position): number {
  return Math.max(size, Math.ceil(rounds / ROUNDS_PER_SIZE));
}

export type Search = { readonly run: Run; readonly go: () => Promise<Searched> };

/** The stages are made for the run that they will use. */
export function newSearch(world: World, settings: SearchSettings, makeStages: (run: Run) => readonly Stage[]): Search {
  let queue = new Queue<Entry>();
  let order: "cost" | "level" = "cost";
  let below = Number.POSITIVE_INFINITY; // only smaller inputs are of interest
  let current: { stage: number; checkpoint: Checkpoint } = { stage: 0, checkpoint: EMPTY };
  const tally = { paths: 0, runs: 0, steps: 0, solverCalls: 0 };
  const inexact = new Map<string, { reason: Inexact | { kind: "solver" }; level: number }>();
  let parkedBelow = false;

  const push = (entry: Entry): void => {
    if (entry.position.size >= below) return;
    queue.push(order === "cost" ? entry.position.cost : levelOf(entry.position), entry);
  };
  const run = new Run(world, settings.inputs, (position, flips) =>
    push({ stage: current.stage, checkpoint: current.checkpoint, position, flips }),
  );

  const stages = makeStages(run);

  const note = (reason: Inexact | { kind: "solver" }, level: number): void => {
    const key = reason.kind === "pinned" ? `pinned ${reason.what}` : reason.kind;
    const known = inexact.get(key);
    if (known === undefined || known.level > level) inexact.set(key, { reason, level });
  };
  const reorder = (by: "cost" | "level"): void => {
    order = by;
    const waiting = queue.drain();
    queue = new Queue();
    for (const entry of waiting) push(entry);
  };
  /** The entry with a model of its condition; undefined when there is none. */
  const solved = async (entry: Entry): Promise<Entry | undefined> => {
    if (entry.flips.length === 0) return entry;
    const { position, flips } = entry;
    const query = [...itemsOf(position.condition), ...flips];
    tally.steps += stepsToSolve(query.length);
    let answer = settings.quick(query, position.model);
    if (answer.kind === "unknown") {
      tally.solverCalls++;
      tally.steps += STEPS_PER_QUERY;
      answer = await settings.solver(query, position.model, settings.solverEffort);
    }
    if (answer.kind === "unknown") note({ kind: "solver" }, levelOf(position));
    if (answer.kind !== "sat") return undefined;
    let condition = position.condition;
    for (const last of flips) condition = { last, before: condition };
    return { ...entry, flips: [], position: { ...position, condition, model: answer.model } };
  };
  const follow = (entry: Entry): Next => {
    tally.runs++;
    run.start(entry.position);
    world.callUnknown = (fn, rt, args) => callUnknown(run, fn, rt, args);
    restore(run, entry.checkpoint);
    const results = [...entry.checkpoint.results];
    for (let stage = entry.stage; stage < stages.length; stage++) {
      current = { stage, checkpoint: stage === entry.stage ? entry.checkpoint : checkpointOf(run, results) };
      run.restoreInputs();
      const result = (stages[stage] as Stage)(run, results);
      tally.steps += result.steps + STEPS_PER_RUN;
      results.push(result.value);
      if (result.last) break;
    }
    tally.paths++;
    const position = run.position();
    learn(position.decisions, results.length < stages.length);
    const level = levelOf(position);
    for (const reason of itemsOf(position.inexact)) note(reason, level);
    return settings.onPath({ run, results, level });
  };

  const go = async (): Promise<Searched> => {
    push({ stage: 0, checkpoint: EMPTY, position: { ...START, size: settings.size }, flips: [] });
    let stopped = false;
    let limit = settings.stepsToFind;
    for (let count = 0; queue.size > 0; count++) {
      if (tally.steps > limit) {
        if (order === "level") break;
        reorder("level");
        limit = tally.steps + (below < Number.POSITIVE_INFINITY ? STEPS_TO_CERTIFY : settings.stepsToCover);
      }
      if (order === "level" && (queue.rank() ?? 0) >= below) break; // what is left is parked
      if (count % 64 === 0 && settings.isStopped()) {
        stopped = true;
        break;
      }
      const popped = queue.pop() as Entry;
      if (popped.position.size >= below) continue;
      const entry = await solvedNow(solved, popped);
      if (entry === undefined) continue;
      const next = follow(entry);
      if (next.kind === "stop") {
        stopped = true;
        break;
      }
      if (next.kind === "below") {
        below = next.size;
        if (order === "cost") limit = Math.min(limit, FIND_SMALLER * tally.steps + STEPS_TO_FIND_SMALLER);
      }
    }
    const left = queue.drain();
    const lowest = left.reduce((least, entry) => Math.min(least, levelOf(entry.position)), Number.POSITIVE_INFINITY);
    parkedBelow = left.some(({ position }) => position.size < levelOf(position) && position.size < lowest);
    return { covered: lowest - 1, parked: parkedBelow, inexact, stopped, ...tally };
  };
  return { run, go };
}

/** The last decision is blamed for an early end. */
function learn(decisions: Chain<Decision>, ended: boolean): void {
  let isLast = true;
  for (let d = decisions; d !== undefined; d = d.before) {
    d.last.unknown.learn(d.last.index, ended && isLast);
    isLast = false;
  }
}

/** Nothing to solve needs no waiting. */
function solvedNow(
  solve: (entry: Entry) => Promise<Entry | undefined>,
  entry: Entry,
): Promise<Entry | undefined> | Entry {
  return entry.flips.length === 0 ? entry : solve(entry);
}

const EMPTY: Checkpoint = { results: [], calls: new Map(), tables: new Map() };

function checkpointOf(run: Run, results: readonly unknown[]): Checkpoint {
  const { calls, tables } = run;
  return {
    results: [...results],
    calls: calls.size === 0 ? EMPTY.calls : new Map(calls),
    tables: tables.size === 0 ? EMPTY.tables : new Map(tables),
  };
}

function restore(run: Run, { calls, tables }: Checkpoint): void {
  for (const [fn, made] of calls) run.calls.set(fn, made);
  for (const [fn, table] of tables) run.tables.set(fn, table);
}
