// Ways by composition, as in the thesis: what a call can do within a budget is found out once for all calls of the same
// form, and put together where functions call each other. A call without unknown parts, or with functions or mutable
// things among its arguments, is run as it is; so is a function whose summaries are hardly ever used again.

import { lookUp } from "../../basis/known.js";
import type { Name, NodeId } from "../../core/expr.js";
import { isDraw } from "../../core/primitive.js";
import { boundIn } from "../../core/program.js";
import { visit } from "../../core/traverse.js";
import type { Value } from "../../core/value.js";
import type { Limits, Report } from "../../eval/outcome.js";
import { Raised, Signal } from "../../eval/runtime.js";
import type { Unit } from "../../eval/unit.js";
import { type Explorable, loadExplorable } from "../../explore/machine.js";
import { type Composed, itemsOf, type PathPosition, type Run, type SkippedCall } from "../../explore/run.js";
import { Search, type SearchSettings, type Stage, type Stepped } from "../../explore/search.js";
import {
  type CallForm,
  calledOn,
  type Instance,
  instantiate,
  renewed,
  type Summary,
  summaryOf,
  type UnknownPart,
} from "../../explore/summary.js";
import { holds, type Model } from "../../smt/model.js";
import type { Lit } from "../../smt/term.js";
import type { Costs } from "./costs.js";
import type { Instrumented } from "./instrument.js";
import { STEPS_PER_INSTANCE, SUMMARIES_MIN, SUMMARIES_WORTH } from "./limits.js";
import { type Meter, newMeter, type Trail } from "./meter.js";

export type Composing = {
  readonly instrumented: Instrumented;
  readonly unit: Unit;
  readonly costs: Costs;
  readonly loading: Limits;
  readonly calling: Limits;
  /** For the ways of a call. */
  readonly search: Pick<SearchSettings<unknown>, "quick" | "solver" | "solverEffort" | "isStopped">;
  readonly stepsMax: number;
};

/** How a run came to its end, within its budget. */
export type BudgetedRun = { readonly report: Report; readonly meter: Meter; readonly superseded: boolean };

type Way = Summary & { readonly trail: Trail };
type Known = {
  readonly budget: number;
  readonly parts: readonly UnknownPart[];
  readonly ways: readonly Way[];
  /** What it took to find them. */
  readonly steps: number;
};
type Need = {
  readonly fn: NodeId;
  readonly key: string;
  readonly budget: number;
  readonly args: readonly Value[];
  readonly parts: readonly UnknownPart[];
};
/** Of a function: how often its ways were looked for, the steps that took, and those that it took off others. */
type Use = { made: number; spent: number; saved: number };

const END = new Signal({ kind: "unfinished", why: "fuel" });

/** None where programs can tell a value from a copy of it, since what a summary gives is made anew; or where calls draw
 * something, which is another thing in each. */
export function composableIn({ program, functions }: Instrumented): ReadonlySet<NodeId> {
  let tells = false;
  for (const bound of program.defs.flatMap(boundIn)) {
    visit(bound, (e) => {
      tells ||= e.kind === "prim" && (e.op === "any.same" || isDraw(e.op));
      return !tells;
    });
  }
  return new Set(tells ? [] : functions.keys());
}

/** What the function that is asked about costs, and from where the size of the input counts. */
export type Asking = { readonly budget: number; readonly entry: string; readonly size: number };

export class Composer {
  private readonly explorable: Explorable;
  private readonly known = new Map<string, Known>();
  private readonly uses = new Map<NodeId, Use>();
  /** Functions that are always run. */
  private readonly refused = new Set<NodeId>();
  /** Budgets for which summaries are being made, by call. */
  private readonly underWay = new Map<string, number>();
  private under: Under;
  /** Not while a program is loaded, and not if calls can change what it keeps. */
  private isOn = false;
  /** In all searches for summaries. */
  steps = 0;
  runs = 0;
  solverCalls = 0;

  constructor(
    private readonly run: Run,
    private readonly composing: Composing,
  ) {
    const { instrumented, unit, costs, loading } = composing;
    this.under = startUnder(run, newMeter(instrumented, { budget: 0, costs, entry: "", grown: () => 0 }));
    this.explorable = loadExplorable(unit, run, loading, [], {
      choose: (id) => this.under.meter.choose(id),
      enter: (id, args, own) => (this.isOn ? this.enter(id, args, own) : own(...args)),
    });
    this.isOn = !this.explorable.isStateful();
  }

  /** Calls a function within a budget. */
  stage<Step>(
    name: Name,
    args: readonly Value[],
    { budget, entry, size }: Asking,
    end: (ran: BudgetedRun) => Ending<Step>,
  ): Stage<Step> {
    const { run } = this;
    const { instrumented, costs, calling } = this.composing;
    const meter = newMeter(instrumented, { budget, costs, entry, grown: () => run.size - size });
    return () => {
      meter.start();
      const under = startUnder(run, meter);
      this.under = under;
      run.onInside = meter.comparing;
      const report = this.explorable.call(name, args, calling);
      run.onInside = () => undefined;
      const steps = report.steps + under.work;
      const { need, superseded } = under;
      if (need !== undefined) return { steps, needs: () => this.find(need) };
      return { ...end({ report, meter, superseded }), steps };
    };
  }

  private enter(fn: NodeId, args: readonly Value[], own: (...args: readonly Value[]) => Value): Value {
    const { under } = this;
    const at = under.calls++;
    const next = under.repeated[under.repeatedUpTo];
    if (next?.at === at) {
      under.repeatedUpTo++;
      return this.given(next.gave as Given);
    }
    if (at === 0 || next !== undefined || this.refused.has(fn)) return own(...args);
    const called = calledOn(this.run, args);
    if (called === undefined) return own(...args);
    const key = `${fn} ${called.form}`;
    const budget = under.meter.left();
    const known = this.known.get(key);
    if (known !== undefined && known.budget >= budget) return this.compose(fn, at, called, known);
    if ((this.underWay.get(key) ?? Number.POSITIVE_INFINITY) <= budget) return own(...args);
    under.need = { fn, key, budget, ...renewed(this.run, args, called) };
    throw END;
  }

  /** Goes the first way that needs no solver; the others wait. */
  private compose(fn: NodeId, at: number, called: CallForm, { ways, parts, steps }: Known): Value {
    const { run, under } = this;
    this.useOf(fn).saved += steps;
    let first: SkippedCall | undefined;
    for (const way of ways) {
      if (way.trail.paid + this.composing.costs.size * way.size > under.meter.left()) continue;
      under.work += STEPS_PER_INSTANCE;
      const instance = instantiate(run, way, parts, called.parts);
      if (instance === undefined) continue;
      const model = this.modelFor(instance);
      const step = stepOf(way, instance, at, model ?? run.model);
      if (model !== undefined && first === undefined) first = step;
      else this.suggest(step, model !== undefined);
    }
    if (first === undefined) {
      under.superseded = true;
      throw END;
    }
    run.proceed(first);
    return this.given(first.what.gave as Given);
  }

  /** One that is found without a solver. */
  private modelFor({ conditions, joined }: Instance): Model | undefined {
    const { model } = this.run;
    const allHold = (lits: readonly Lit[], by: Model): boolean => lits.every((lit) => holds(by, lit));
    if (allHold(conditions, model)) return model;
    const together = joined(model);
    return allHold(conditions, together) && allHold(itemsOf(this.run.position().condition), together)
      ? together
      : undefined;
  }

  private suggest(step: SkippedCall, isSolved: boolean): void {
    const { run } = this;
    const position = run.after(step);
    if (!isSolved) run.found(position, step.conditions);
    else run.found(assuming(position, step.conditions), []);
  }

  private given({ way, value }: Given): Value {
    for (const reason of way.inexact) this.run.lose(reason);
    this.under.meter.follow(way.trail);
    if (way.outcome.kind === "raised") throw new Raised(value);
    return value;
  }

  /** All ways of a call; says how many steps that took. */
  private async find({ fn, key, budget, args, parts }: Need): Promise<number> {
    const use = this.useOf(fn);
    use.made++;
    if (use.made > SUMMARIES_MIN && use.saved < SUMMARIES_WORTH * use.spent) {
      this.refused.add(fn);
      return 0;
    }
    this.underWay.set(key, budget);
    const ways = await this.waysOf(fn, args, budget);
    this.underWay.delete(key);
    if (ways.found === undefined) this.refused.add(fn);
    else this.known.set(key, { budget, parts, ways: ways.found, steps: ways.steps });
    use.spent += ways.steps;
    return ways.steps;
  }

  private async waysOf(fn: NodeId, args: readonly Value[], budget: number): Promise<Found> {
    const { search, stepsMax, instrumented } = this.composing;
    const found: Way[] = [];
    let isWhole = true;
    const settings: SearchSettings<Summarised> = {
      ...search,
      isStopped: () => this.refused.has(fn) || search.isStopped(), // whoever is refused meanwhile needs no summaries
      inputs: [],
      size: 0,
      turns: [{ order: "level", steps: Math.max(0, stepsMax - this.steps) }],
      branches: [],
      onPath: ({ taken: [summarised] }) => {
        if (summarised?.kind === "refused") isWhole = false;
        else if (summarised?.kind === "way") found.push(summarised.way);
        return { kind: isWhole ? "on" : "stop" };
      },
    };
    const name = lookUp(instrumented.functions, fn);
    const end = (ran: BudgetedRun): Ending<Summarised> => ({ step: this.summarised(ran), last: true });
    const makeStages = (): readonly Stage<Summarised>[] => [
      this.stage(name, args, { budget, entry: "", size: 0 }, end),
    ];
    const searched = await new Search(this.run.world, settings, makeStages, this.run).go();
    this.steps += searched.steps;
    this.runs += searched.runs;
    this.solverCalls += searched.solverCalls;
    isWhole &&= !searched.stopped && searched.covered === Number.POSITIVE_INFINITY && searched.inexact.size === 0;
    return { found: isWhole ? found : undefined, steps: searched.steps };
  }

  private summarised({ report, meter, superseded }: BudgetedRun): Summarised {
    if (superseded || meter.exceeded()) return { kind: "cut" };
    const { outcome, output, errors } = report;
    if ((outcome.kind !== "value" && outcome.kind !== "raised") || output + errors !== "") return { kind: "refused" };
    const value = outcome.kind === "value" ? outcome.value : outcome.exn;
    const summary = summaryOf(this.run, { kind: outcome.kind, value });
    return summary === undefined ? { kind: "refused" } : { kind: "way", way: { ...summary, trail: meter.trail() } };
  }

  private useOf(fn: NodeId): Use {
    const use = this.uses.get(fn) ?? { made: 0, spent: 0, saved: 0 };
    this.uses.set(fn, use);
    return use;
  }
}

/** What is known of the run that is under way. */
type Under = {
  readonly meter: Meter;
  /** Calls of functions that could be composed, so far. */
  calls: number;
  /** What was composed when this path was there before. */
  readonly repeated: readonly Composed[];
  repeatedUpTo: number;
  /** What has to be found out before it can go on. */
  need: Need | undefined;
  /** It has no way of its own: all that it could do waits for a solver. */
  superseded: boolean;
  work: number;
};

function startUnder(run: Run, meter: Meter): Under {
  const repeated = itemsOf(run.composed);
  return { meter, calls: 0, repeated, repeatedUpTo: 0, need: undefined, superseded: false, work: 0 };
}

type Ending<Step> = Pick<Stepped<Step>, "step" | "last">;
/** What a run for a summary came to. Refused: it is no summary of anything. */
type Summarised = { readonly kind: "cut" | "refused" } | { readonly kind: "way"; readonly way: Way };
/** What a composed call gave: the way that it went. */
type Given = { readonly way: Way; readonly value: Value };
type Found = { readonly found: readonly Way[] | undefined; readonly steps: number };

function stepOf(way: Way, { decisions, conditions, value }: Instance, at: number, model: Model): SkippedCall {
  const given: Given = { way, value };
  const rounds = Math.min(way.rounds, conditions.length);
  return { decisions, conditions, model, size: way.size, rounds, cost: way.cost, what: { at, gave: given } };
}

function assuming(position: PathPosition, lits: readonly Lit[]): PathPosition {
  let { condition } = position;
  for (const last of lits) condition = { last, before: condition };
  return { ...position, condition };
}
