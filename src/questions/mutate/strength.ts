// How strong some inputs are: which branches of a function they take, and which of its mutants they kill. A mutant that
// no input kills is asked of the question of `check`, within a small budget: it finds an input that does, or that the
// mutant does the same on every input, or nothing. What it does not find out is undecided, and never left out of a share.
import type { Expr, NodeId } from "../../core/expr.js";
import { boundIn } from "../../core/program.js";
import { children } from "../../core/traverse.js";
import type { Value } from "../../core/value.js";
import { type Limits, USUAL_DEPTH } from "../../eval/outcome.js";
import { loadUnit } from "../../eval/run.js";
import { makeUnit } from "../../eval/unit.js";
import { loadExplorable } from "../../explore/machine.js";
import { Run, START } from "../../explore/run.js";
import { newWorld } from "../../explore/unknown.js";
import type { Facts } from "../../language/facts.js";
import type { Exercise, Policy } from "../../subject/exercise.js";
import { besideVariant, type Pair } from "../../subject/pair.js";
import { allCtors, type Running, type Subject } from "../../subject/subject.js";
import type { Both, ReferenceRun } from "../../witness/both.js";
import { judgeAlone, judgeByReference } from "../../witness/by-reference.js";
import type { Fuel, Input } from "../../witness/judge.js";
import type { CoreWitness } from "../../witness/witness.js";
import type { Instrumented } from "../cover/instrument.js";
import { instrument } from "../cover/instrument.js";
import { freeMeter } from "../cover/meter.js";
import { proofOf } from "../equate/proved.js";
import { claimOf } from "../refute/claim.js";
import { type RefuteTools, refute } from "../refute/refute.js";
import { type Mutant, mutantsOf } from "./mutants.js";

const LOADING: Limits = { fuel: 20_000_000, depth: USUAL_DEPTH, outputBytes: 100_000 };
const RUN: Limits = { fuel: 2_000_000, depth: 10_000, outputBytes: 100_000 };
const FUEL: Fuel = { reference: 200_000, submission: (steps) => 20 * steps + 500 };
/** Steps for telling a mutant from the original. */
export const TELLING_STEPS = 40_000;
/** After so many steps it is enough that one input tells a mutant. */
const KILLING_STEPS = 40_000_000;
const STEPS_PER_RUN = 200; // what a run costs besides its own steps

export type Branches = {
  readonly instrumented: Instrumented;
  /** Events that are branches that the user wrote, in what the function uses. */
  readonly all: readonly number[];
  /** Events on an input. */
  readonly taken: (values: readonly Value[]) => readonly number[];
  /** Branches that were taken one after the other on the last input, and the same for inputs that went the same way. */
  readonly pairs: () => readonly string[];
  readonly way: () => string;
};

/** `file`: what is in another one, in a prelude or an observer, is not the program's own. */
export function branchesOf(subject: Subject, file: string | undefined = undefined, fuel = RUN.fuel): Branches {
  const { unit, side: asked } = subject;
  const instrumented = instrument(unit.program);
  const meter = freeMeter(instrumented);
  const run = new Run(newWorld(subject.shapes), [], () => undefined);
  const telling = makeUnit(instrumented.program, new Map(), allCtors(unit));
  const used = eventsUsed(instrumented, asked.name);
  const owned = used.filter((event) => file === undefined || instrumented.events[event]?.at.file === file);
  const following = newFollowing(instrumented.first, new Set(owned));
  const choose = (id: NodeId): number => {
    following.note(id);
    return meter.choose(id);
  };
  const machine = loadExplorable(telling, run, LOADING, [], { choose });
  return {
    instrumented,
    all: owned,
    taken: (values) => {
      run.start(START);
      meter.start();
      following.start();
      machine.call(asked.name, values, { ...RUN, fuel });
      return [...meter.taken()];
    },
    pairs: following.pairs,
    way: meter.way,
  };
}

/** Notes which branch was taken after which, first and last. */
function newFollowing(first: NodeId, owned: ReadonlySet<number>) {
  let pairs = new Set<string>();
  let before: number | "start" = "start";
  return {
    start: (): void => {
      pairs = new Set();
      before = "start";
    },
    note: (id: NodeId): void => {
      const event = id - first;
      if (!owned.has(event)) return;
      pairs.add(`${before} ${event}`);
      before = event;
    },
    pairs: (): readonly string[] => [...pairs, `${before} end`],
  };
}

/** The branches inside of the definitions that a function needs. */
function eventsUsed({ program, events, first }: Instrumented, entry: string): readonly number[] {
  const used = new Set<string>([entry]);
  const found = new Set<number>();
  const onlyArms = new Set<number>(); // taking a value apart, or a field, is no branch
  for (const def of [...program.defs].reverse()) {
    const names = def.kind === "one" ? [def.name] : def.bindings.map(({ name }) => name);
    if (!names.some((name) => used.has(name))) continue;
    for (const bound of boundIn(def)) {
      const pending: Expr[] = [bound];
      for (let e = pending.pop(); e !== undefined; e = pending.pop()) {
        if (e.kind === "var") used.add(e.name);
        if (e.kind === "choose" && e.id >= first) found.add(e.id - first);
        if (e.kind === "match" && e.arms.length === 1) onlyArms.add(e.arms[0]?.body.id ?? 0);
        pending.push(...children(e));
      }
    }
  }
  const isBranch = (event: number): boolean => !onlyArms.has(event + first) && events[event]?.kind !== "call";
  return [...found].filter((event) => events[event]?.written && isBranch(event)).sort((a, b) => a - b);
}

/** An input, and the events that happen on it in the reference. */
export type Measured = { readonly input: Input; readonly taken: readonly number[] };

export type Killing = {
  readonly mutants: readonly Mutant[];
  /** Of each input, which of these mutants it tells from the original. `first`: a mutant counts for one input only. */
  readonly killedBy: (
    inputs: readonly Measured[],
    among: ReadonlySet<number>,
    first: boolean,
  ) => readonly (readonly number[])[];
  /** What `check` says of a mutant beside the original. */
  readonly tell: (mutant: Mutant, tools: RefuteTools, stepsMax?: number) => Promise<Told>;
};

/** An input on which they part; the same on every input; or neither was found. */
export type Told =
  | { readonly kind: "differs"; readonly witness: CoreWitness<Both> }
  | { readonly kind: "same" }
  | { readonly kind: "undecided" };

export const UNDECIDED: Told = { kind: "undecided" };
const SAME: Told = { kind: "same" };

/** Of what is written in the reference's own file. `facts` are those of the program that it was made of. */
export function killing(subject: Subject, facts: Facts, exercise: Exercise, branches: Branches): Killing {
  const { exceptions: policy, reference: source } = exercise;
  const all = mutantsOf(subject.side.program, facts, subject.side.name);
  const mutants = all.filter(({ edit }) => edit.at.file === source.name);
  const around = eventsAround(branches.instrumented);
  // A mutant is a program of its own: compiling it takes longer than running it on all inputs.
  const loaded = new Map<number, Pair | undefined>();
  const beside = (mutant: Mutant): Pair | undefined => {
    if (!loaded.has(mutant.id)) loaded.set(mutant.id, mutated(subject, mutant));
    return loaded.get(mutant.id);
  };
  const own = judgeAlone(subject, policy, undefined);
  const known = new WeakMap<Input, { readonly run: ReferenceRun | undefined }>();
  const seen = (input: Input): ReferenceRun | undefined => {
    const found = known.get(input) ?? { run: own.judge(input, FUEL)?.seen };
    known.set(input, found);
    return found.run;
  };
  return {
    mutants,
    killedBy: (inputs, among, first) =>
      killedAmong(
        mutants.filter(({ id }) => among.has(id)),
        inputs,
        first,
        { around, beside, seen, policy },
      ),
    tell: async (mutant, tools, stepsMax = TELLING_STEPS) => {
      const other = beside(mutant);
      return other === undefined ? UNDECIDED : await toldOf(other, exercise, tools, stepsMax);
    },
  };
}

type Beside = {
  /** The event that a node is under. */
  readonly around: ReadonlyMap<NodeId, number>;
  readonly beside: (mutant: Mutant) => Pair | undefined;
  /** What the reference does on an input. */
  readonly seen: (input: Input) => ReferenceRun | undefined;
  readonly policy: Policy;
};

function killedAmong(
  mutants: readonly Mutant[],
  inputs: readonly Measured[],
  first: boolean,
  { around, beside, seen, policy }: Beside,
): readonly (readonly number[])[] {
  const kills: number[][] = inputs.map(() => []);
  const happened = inputs.map(({ taken }) => new Set(taken));
  let steps = 0;
  for (const mutant of mutants) {
    const events = mutant.changed.map((id) => around.get(id));
    const isReached = (i: number): boolean =>
      events.some((event) => event === undefined || happened[i]?.has(event) === true);
    const reached = [...inputs.entries()].filter(([i]) => isReached(i));
    const other = reached.length === 0 ? undefined : beside(mutant);
    if (other === undefined) continue;
    for (const [i, { input }] of reached) {
      const reference = seen(input);
      if (reference === undefined) continue;
      const judge = judgeByReference(other, policy, undefined);
      const judged = judge.compare(input, reference, FUEL);
      // What only a later write shows is not in the test of this input.
      const isKilled = judged !== undefined && judged.verdict !== "right" && judged.seen.written === undefined;
      steps += judge.steps() + STEPS_PER_RUN;
      if (!isKilled) continue;
      kills[i]?.push(mutant.id);
      if (first || steps > KILLING_STEPS) break;
    }
  }
  return kills;
}

async function toldOf(pair: Pair, exercise: Exercise, tools: RefuteTools, stepsMax: number): Promise<Told> {
  const { exceptions } = exercise;
  const proof = proofOf(pair, exceptions);
  const found = await refute(
    pair,
    { exceptions, budget: stepsMax, shares: 1, all: 1, strategy: "explore", seed: 1 },
    { ...tools, isDecided: () => proof() !== undefined },
  );
  const [witness] = found.witnesses;
  if (witness !== undefined) return { kind: "differs", witness };
  const { verdict } = claimOf(pair, exercise, found);
  const isWhole = verdict.kind === "agrees" && verdict.upTo === Number.POSITIVE_INFINITY;
  return isWhole || proof() !== undefined ? SAME : UNDECIDED;
}

/** The reference beside its mutant; undefined where the mutant does not even load. */
function mutated(subject: Subject, mutant: Mutant): Pair | undefined {
  const program = mutant.program();
  const unit = makeUnit(program, new Map(), allCtors(subject.unit));
  const machine = loadUnit(unit, LOADING, { repeatsDeep: false });
  if (machine.outcome.kind !== "value") return undefined;
  const variant: Running = { side: { ...subject.side, program }, unit, machine };
  return besideVariant(subject, variant);
}

/** The innermost event that must have happened for a node to be evaluated. */
export function eventsAround({ program, first }: Instrumented): ReadonlyMap<NodeId, number> {
  const around = new Map<NodeId, number>();
  for (const bound of program.defs.flatMap(boundIn)) {
    const pending: { readonly e: Expr; readonly event: number | undefined }[] = [{ e: bound, event: undefined }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const { e, event } = next;
      if (event !== undefined) around.set(e.id, event);
      const inner = e.kind === "choose" && e.id >= first ? e.id - first : event;
      for (const child of children(e)) pending.push({ e: child, event: inner });
    }
  }
  return around;
}
