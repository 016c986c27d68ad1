// Conditions that may be what is wrong: inputs are run with a condition forced to go the other way, each time that it is
// come to (If-Focus-Condition of Kneuss, Koukoutos and Kuncak, "Deductive Program Repair"). Where that makes nothing right,
// the condition is not to blame; where it makes everything right, it is known which way each input needs it to go.
import { choose, lit } from "../../core/build.js";
import type { Expr, NodeId } from "../../core/expr.js";
import { withOwnIds } from "../../core/ids.js";
import { FORCED_MAX, FORCED_RIGHT_MAX, PROBES_MAX } from "./limits.js";
import type { Meter } from "./meter.js";
import type { Case, Patient, Trial } from "./patient.js";
import { inPlaceOf, type Place, suspects } from "./places.js";
import type { Table } from "./table.js";
import { eachWayFirst, loaded, type State, verdictOf, withChoices } from "./trials.js";
import { isNamed } from "./types.js";

/** Which way a condition went, each time, in a run that came out right. */
export type Decisions = readonly boolean[];

/** What is known of a condition: the ways that make an input right, for those that come by. */
export type Focused = {
  readonly place: Place;
  readonly needs: readonly (Ways & { readonly input: Case })[];
};

export type Focus = {
  /** Conditions that could be changed so that every wrong input is right, as far as is known; the most suspicious first. */
  readonly suspected: () => Iterable<Focused>;
  /** Whether a place is a condition of a branch, or in one, of which nothing can make a wrong input right. */
  readonly isInnocent: (place: Place) => boolean;
};

/** What is known of the program as it is, for as long as no input is learned; undefined: nothing. */
export function focusIn(table: Table): () => Focus | undefined {
  let known: { readonly inputs: number; readonly focus: Focus | undefined } | undefined;
  return () => {
    if (known?.inputs !== table.cases.length) {
      const state = table.stateOf([]);
      const focus = state && focusOn(table, state, suspects(table.places, state.reach, state.right));
      known = { inputs: table.cases.length, focus };
    }
    return known.focus;
  };
}

function focusOn({ patient, cases, meter }: Table, state: State, places: readonly Place[]): Focus | undefined {
  const conditions = places.filter((place) => isNamed(patient.facts.typeOf(place.node.id), "bool"));
  const forcing = conditions.length === 0 ? undefined : forcingIn(patient, conditions, meter);
  if (forcing === undefined) return undefined;
  const failing = state.right.filter((isRight) => !isRight).length;
  const about = conditions.map((place, at) => {
    const comesBy = state.reach.by(place.node.id);
    const here = cases.flatMap((input, i) =>
      comesBy(i) ? [{ input, isRight: state.right[i] === true, way: state.reach.way(i) }] : [],
    );
    const wrong = eachWayFirst(here.filter(({ isRight }) => !isRight));
    const ways = once(({ input }: (typeof wrong)[number]) => forcing.ways(at, input, FORCED_MAX));
    return { place, at, here, wrong, ways };
  });
  const isHopeless = ({ wrong, ways }: (typeof about)[number]): boolean =>
    wrong.slice(0, PROBES_MAX).every((each) => {
      const found = ways(each);
      return found.ways.length === 0 && found.isAll;
    });
  const spans = about
    .filter(({ place }) => isBranching(place))
    .filter(isHopeless)
    .map(({ place: { node, root } }) => ({ at: node.at, root }));
  const suspected = function* (): Generator<Focused> {
    for (const { place, at, here, wrong, ways } of about) {
      if (wrong.length < failing || wrong.some((each) => ways(each).ways.length === 0)) continue;
      const kept = here.filter(({ isRight }) => isRight).slice(0, KEPT_MAX);
      const needs = [
        ...wrong.map((each) => ({ input: each.input, ...ways(each) })),
        ...kept.map(({ input }) => ({ input, ...forcing.ways(at, input, FORCED_RIGHT_MAX) })),
      ];
      yield { place, needs };
    }
  };
  return {
    suspected,
    isInnocent: ({ node, root }) =>
      spans.some((each) => each.root === root && each.at.start <= node.at.start && node.at.end <= each.at.end),
  };
}

/** Right inputs that say which way a condition has to go; all of them are run later. */
const KEPT_MAX = 30;

function once<T extends object, U>(make: (of: T) => U): (of: T) => U {
  const known = new Map<T, U>();
  return (of) => {
    const value = known.get(of) ?? make(of);
    known.set(of, value);
    return value;
  };
}

/** Of a branch: what is a result might raise instead. */
function isBranching({ node, around }: Place): boolean {
  if (around?.kind === "if") return around.cond === node;
  return around?.kind === "match" && around.arms.some(({ guard }) => guard === node);
}

type Ways = {
  readonly ways: readonly Decisions[];
  /** All that there are were tried. */
  readonly isAll: boolean;
};

/** Ways that are kept of one input. */
const WAYS_MAX = 8;

/** What goes round for longer is not looked at in all ways anyway. */
const DECISIONS_MAX = 8;

type Forcing = { readonly ways: (condition: number, input: Case, runsMax: number) => Ways };

/** A program in which one condition can be forced, each time that it is come to. */
function forcingIn(patient: Patient, conditions: readonly Place[], meter: Meter): Forcing | undefined {
  const { ids } = patient;
  const first = ids.row(conditions.length);
  const told: Told = { first: ids.row(2 * conditions.length), count: conditions.length };
  const tops = conditions.map(({ top }) => top);
  const program = withChoices(patient.program, new Map(), (e) => {
    const at = tops.indexOf(e);
    const place = conditions[at];
    const own = place && inPlaceOf(place.operands, place.node);
    return own && { id: first + at, options: forcedOptions(own, told, at).map((each) => withOwnIds(ids, each)) };
  });
  const script = new Script(told);
  meter.programs++;
  const trial = loaded(patient, program, (id) => script.choose(id));
  if (trial === undefined) return undefined;
  return {
    ways: (condition, input, runsMax) => {
      const before = trial.steps();
      const found = waysOf(script, trial, first + condition, input, runsMax, meter);
      meter.steps += trial.steps() - before;
      return found;
    },
  };
}

/** By number: as it is; as it is, and told; forced. */
const TOLD = 1;
const YES = 2;
const NO = 3;

/** The choices that tell what conditions were: two of each, for true and for false. */
type Told = { readonly first: NodeId; readonly count: number };

function forcedOptions(own: Expr, { first }: Told, at: number): readonly Expr[] {
  const truth = (value: boolean): Expr => lit({ kind: "bool", value });
  const telling = (id: NodeId, option: Expr): Expr => ({ ...option, kind: "choose", id, options: [option] }) as Expr;
  const [yes, no] = [first + 2 * at, first + 2 * at + 1];
  return [choose(own, telling(yes, truth(true)), telling(no, truth(false))), truth(true), truth(false)];
}

/** What a condition is forced to, and what it was. */
class Script {
  private condition = -1;
  private forced: Decisions = [];
  private trace: (boolean | undefined)[] = [];
  /** Evaluations that are under way: a condition may come to itself. */
  private open: number[] = [];

  constructor(private readonly told: Told) {}

  start(condition: NodeId, forced: Decisions): void {
    this.condition = condition;
    this.forced = forced;
    this.trace = [];
    this.open = [];
  }

  choose(id: NodeId): number {
    const told = id - this.told.first;
    if (told >= 0 && told < 2 * this.told.count) {
      const at = this.open.pop();
      if (at !== undefined) this.trace[at] = told % 2 === 0;
      return 0;
    }
    if (id !== this.condition) return 0;
    const now = this.forced[this.trace.length];
    this.trace.push(now);
    if (now === undefined) this.open.push(this.trace.length - 1);
    return now === undefined ? TOLD : now ? YES : NO;
  }

  /** Undefined: some evaluation did not come to its end. */
  decisions(): Decisions | undefined {
    const whole = this.trace.flatMap((each) => (each === undefined ? [] : [each]));
    return whole.length === this.trace.length ? whole : undefined;
  }
}

/** With as few decisions changed as can be, first. */
function waysOf(script: Script, trial: Trial, condition: NodeId, input: Case, runsMax: number, meter: Meter): Ways {
  const ways: Decisions[] = [];
  let isAll = true;
  const pending: Decisions[] = [[]];
  for (let runs = 0; pending.length > 0; runs++) {
    const forced = pending.shift() ?? [];
    if (runs >= runsMax || ways.length >= WAYS_MAX) return { ways, isAll: false };
    script.start(condition, forced);
    meter.runs++;
    const verdict = verdictOf(trial, input);
    const decisions = script.decisions();
    if (decisions === undefined) isAll = false;
    else if (verdict === "right") ways.push(decisions);
    const taken = decisions ?? [];
    if (taken.length > DECISIONS_MAX) isAll = false;
    for (const [at, was] of taken.slice(0, DECISIONS_MAX).entries())
      if (at >= forced.length) pending.push([...taken.slice(0, at), !was]);
  }
  return { ways, isAll };
}
