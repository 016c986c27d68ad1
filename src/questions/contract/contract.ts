// The question of `test`: is there an input of which a function's precondition holds, and on which it breaks what its
// contract says? The precondition runs on the partial input first, so inputs that it does not hold of are never made.
import { neededBy } from "../../core/needs.js";
import { boundIn } from "../../core/program.js";
import { visit } from "../../core/traverse.js";
import type { Value } from "../../core/value.js";
import type { Report } from "../../eval/outcome.js";
import { dependsOnDraws } from "../../explore/chance.js";
import { truthOf } from "../../explore/equal.js";
import { loadExplorable } from "../../explore/machine.js";
import type { Run } from "../../explore/run.js";
import { type Next, type Path, Search, type Stage } from "../../explore/search.js";
import { type Mutable, newWorld, unknownOf, type WorldSeen } from "../../explore/unknown.js";
import { LOADING } from "../../subject/limits.js";
import {
  afterPrecondition,
  afterRun,
  type Bound,
  type ContractRun,
  judgeByContract,
  type Kept,
  obligationOf,
  saidIn,
} from "../../witness/by-contract.js";
import { type CoreWitness, type QuestionUnknowns, witnessMaker } from "../../witness/witness.js";
import { newRandom } from "../drawing.js";
import { exploringLimits, SOLVER_EFFORT } from "../exploring.js";
import {
  type Everywhere,
  endsAs,
  type General,
  type GeneralTools,
  generalised,
  isWrongWhateverIsDrawn,
} from "../general.js";
import { PROBED_MAX, PROBING_STEPS, STEPS_AT_LEAST, STEPS_AT_MOST, STEPS_PER_BRANCH } from "../refute/limits.js";
import { NOTHING_SEEN, type Refutation, type RefuteTools, type SeenInSearch } from "../refute/refute.js";
import { decideAll, KNOBS, smallConstants } from "../refute/strategy.js";
import { turnsOf } from "../refute/turns.js";
import { PATH_FUEL } from "./limits.js";

export type ContractSettings = {
  readonly strategy: ExploringStrategy;
  /** In steps; undefined: as much as the program has branches. */
  readonly budget: number | undefined;
  /** How many obligations that are not kept to look for. */
  readonly all: number;
  /** For what is drawn at random. */
  readonly seed: number;
  /** Paths with more decisions are left out (CUTE); undefined: none are. */
  readonly decisionsMax: number | undefined;
};

/** Those that look at partial inputs, or at all small ones. */
export type ExploringStrategy = keyof typeof KNOBS;

export type ContractTools = Pick<RefuteTools, "quick" | "solver" | "isStopped" | "onProgress" | "isDecided"> & {
  /** Sees the inputs of every path on which the function was run, or its precondition. */
  readonly onTried?: (run: Run, args: readonly Value[]) => void;
  /** The same of every path on which the contract is kept. */
  readonly onKept?: (run: Run, args: readonly Value[]) => void;
};

export type Tried = {
  /** Smallest first, each of another obligation. */
  readonly witnesses: readonly CoreWitness<ContractRun>[];
  /** How many paths keep the contract, by the size of their input. */
  readonly keeping: readonly number[];
  readonly searched: Refutation["searched"];
  readonly seen: SeenInSearch;
};

type ContractStep =
  | { readonly stage: "made" } // the whole input was decided
  | { readonly stage: "precondition" | "function"; readonly kept: Kept; readonly report: Report };

export async function tryContract(bound: Bound, settings: ContractSettings, tools: ContractTools): Promise<Tried> {
  const { params, shapes, side } = bound.subject;
  const knobs = KNOBS[settings.strategy];
  const world = newWorld(shapes, knobs.symbols ? new Map() : smallConstants([side.program]), false);
  const mutable: Mutable[] = [];
  const args = params.map((type) => unknownOf(world, type, mutable));
  const findings = new Findings(bound, settings.all, { args, further: [], furtherTypes: [] });
  const usual = usualBudget(bound);
  const search = new Search<ContractStep>(
    world,
    {
      inputs: mutable,
      size: params.reduce((sum, type) => sum + shapes.least(type), 0),
      turns: turnsOf(
        knobs.order,
        settings.budget ?? usual,
        usual,
        () => findings.tested && tools.isDecided?.() === true,
      ),
      quick: tools.quick,
      solver: tools.solver,
      solverEffort: SOLVER_EFFORT,
      isStopped: tools.isStopped,
      random: newRandom(settings.seed),
      decisionsMax: settings.decisionsMax,
      branches: [],
      onPath: (path) => {
        tools.onProgress(findings.paths + 1, path.level);
        tools.onTried?.(path.run, args);
        const last = path.taken[path.taken.length - 1];
        if (last?.stage === "function" && last.kept === "kept") tools.onKept?.(path.run, args);
        return findings.onPath(path);
      },
    },
    (run) => [...(knobs.whole ? [wholeInput(run, args)] : []), ...stagesOf(bound, run, args)],
  );
  const searched = await search.go();
  findings.probe(search.run);
  await findings.leaveOutDrawn((witness) => breaksWhateverIsDrawn(bound, witness, tools));
  const has = (what: WorldSeen): boolean => world.seen.has(what);
  return {
    witnesses: findings.witnesses(),
    keeping: findings.keeping,
    searched,
    seen: {
      ...NOTHING_SEEN,
      ...findings.seen(),
      arithmetic: has("arithmetic") || has("width"),
      index: has("index"),
      physical: has("physical"),
      identity: has("identity"),
      longArraysAt: world.longArraysAt,
      mutable: params.some(shapes.holdsMutable),
    },
  };
}

/** An input that breaks a contract, with parts that can be anything: the same part of the contract is broken whatever they are. */
export async function generalBreach(
  bound: Bound,
  { input, seen }: CoreWitness<ContractRun>,
  tools: GeneralTools,
): Promise<General | undefined> {
  return generalised(bound.subject, input.args("reference"), everywhere(bound, seen), tools);
}

/** Whether an input breaks it whatever is drawn. */
async function breaksWhateverIsDrawn(
  bound: Bound,
  { input, seen }: CoreWitness<ContractRun>,
  tools: GeneralTools,
): Promise<boolean> {
  if (!seen.report.drawn) return true;
  const question = everywhere(bound, seen);
  return isWrongWhateverIsDrawn(bound.subject, input.args("reference"), question, tools);
}

/** That the same part of the contract is broken on every path. */
function everywhere(bound: Bound, seen: ContractRun): Everywhere<ContractStep> {
  const number = obligationOf(seen);
  return {
    stages: (_world, run, args) => stagesOf(bound, run, args),
    isWrong: ({ taken }) => {
      const last = taken[taken.length - 1];
      if (last === undefined || last.stage === "made" || last.kept !== "broken") return false;
      return obligationOf({ report: last.report, said: saidIn(last.report) }) === number;
    },
    isAlike: ({ taken, run }) => {
      const last = taken[taken.length - 1];
      return last !== undefined && last.stage !== "made" && endsAs(run, last.report, seen.report);
    },
  };
}

function wholeInput(run: Run, inputs: readonly Value[]): Stage<ContractStep> {
  return () => {
    decideAll(run, inputs);
    return { step: { stage: "made" }, steps: 1, last: false };
  };
}

function stagesOf({ subject, may, judged }: Bound, run: Run, inputs: readonly Value[]): readonly Stage<ContractStep>[] {
  const program = loadExplorable(subject.unit, run, LOADING);
  const { given, side } = subject;
  const isTrue = (value: Value): boolean => run.branch(truthOf(run, value) ?? false);
  const pre: Stage<ContractStep> | undefined =
    given &&
    (() => {
      run.mayRaise = false;
      const report = program.call(given.name, inputs.slice(0, given.arity), exploringLimits(PATH_FUEL));
      const isHere = judged?.(report) === "broken";
      const kept = isHere ? "broken" : afterPrecondition(report, isTrue);
      run.restoreInputs();
      const step = { stage: "precondition", kept: kept === "go-on" ? "kept" : kept, report } as const;
      return { step, steps: report.steps, last: kept !== "go-on" };
    });
  const whole: Stage<ContractStep> = () => {
    run.mayRaise = false; // functions among the inputs keep their contract, which is to give something
    const report = program.call(side.name, inputs, exploringLimits(PATH_FUEL));
    const isAllowed = (exn: Value): boolean => {
      if (may === undefined) return false;
      const { outcome } = program.call(may.name, [...inputs.slice(0, may.arity), exn], exploringLimits(PATH_FUEL));
      return outcome.kind === "value" && isTrue(outcome.value);
    };
    const step = { stage: "function", kept: judged?.(report) ?? afterRun(report, isAllowed), report } as const;
    return { step, steps: report.steps, last: true };
  };
  return pre === undefined ? [whole] : [pre, whole];
}

/** What was found so far. */
class Findings {
  readonly keeping: number[] = [];
  paths = 0;
  tested = false;
  private slowAt: number | undefined;
  private unconfirmedAt: number | undefined;
  private drawnAt: number | undefined;
  private unsupported: SeenInSearch["unsupported"];
  private readonly byObligation = new Map<number, CoreWitness<ContractRun>>();
  private readonly toProbe: ReturnType<Run["position"]>[] = [];
  private readonly judge;
  private readonly maker;

  constructor(
    bound: Bound,
    private readonly most: number,
    private readonly unknowns: QuestionUnknowns,
  ) {
    this.judge = judgeByContract(bound);
    this.maker = witnessMaker(bound.subject, this.judge);
  }

  onPath({ taken, run, level }: Path<ContractStep>): Next {
    this.paths++;
    const last = taken[taken.length - 1];
    if (last === undefined || last.stage === "made" || last.kept === "no-test") return ON;
    if (last.kept === "unknown") return this.note(last.report, level);
    this.tested = true;
    if (last.kept === "kept") {
      this.keeping[run.size] = (this.keeping[run.size] ?? 0) + 1;
      const position = run.position();
      const { seen } = run.world;
      const isExact = !seen.has("arithmetic") && !seen.has("width") && position.inexact === undefined;
      if (!isExact && this.toProbe.length < PROBED_MAX) this.toProbe.push(position);
      return ON;
    }
    const known = this.byObligation.get(obligationOf({ report: last.report, said: saidIn(last.report) }));
    if (known !== undefined && known.size <= run.size) return ON; // it would not be smaller
    const before = this.judge.steps();
    const witness = this.maker.fromPath(run, this.unknowns, true);
    if (witness !== undefined) return this.keep(witness);
    if (dependsOnDraws(run)) this.drawnAt = Math.min(this.drawnAt ?? level, level);
    else this.unconfirmedAt = Math.min(this.unconfirmedAt ?? level, level);
    return { kind: "on", steps: this.judge.steps() - before };
  }

  private note({ outcome }: Report, level: number): Next {
    if (outcome.kind === "unfinished") this.slowAt = Math.min(this.slowAt ?? level, level);
    if (outcome.kind === "unsupported" && level < (this.unsupported?.level ?? Number.POSITIVE_INFINITY))
      this.unsupported = { what: outcome.what, level };
    return ON;
  }

  private keep(witness: CoreWitness<ContractRun>): Next {
    const obligation = obligationOf(witness.seen);
    const known = this.byObligation.get(obligation);
    if (known !== undefined && known.size <= witness.size) return ON;
    this.byObligation.set(obligation, witness);
    if (this.byObligation.size < this.most) return ON;
    return { kind: "below", size: Math.min(...this.witnesses().map(({ size }) => size)) };
  }

  /** Tries other values where nothing was found. */
  probe(run: Run): void {
    const stepsMax = this.judge.steps() + PROBING_STEPS;
    for (const position of this.byObligation.size > 0 ? [] : this.toProbe) {
      if (this.judge.steps() > stepsMax) return;
      run.start(position);
      const witness = this.maker.byProbing(run, this.unknowns);
      if (witness !== undefined) this.keep(witness);
    }
  }

  /** What breaks it only for some of what was drawn is not told. */
  async leaveOutDrawn(isBroken: (witness: CoreWitness<ContractRun>) => Promise<boolean>): Promise<void> {
    for (const [obligation, witness] of this.byObligation) {
      if (await isBroken(witness)) continue;
      this.byObligation.delete(obligation);
      this.drawnAt = Math.min(this.drawnAt ?? witness.size, witness.size);
    }
  }

  witnesses(): readonly CoreWitness<ContractRun>[] {
    return [...this.byObligation.values()].sort((a, b) => a.size - b.size);
  }

  seen(): Pick<SeenInSearch, "tested" | "slowAt" | "unconfirmedAt" | "drawnAt" | "unsupported"> {
    const { tested, slowAt, unconfirmedAt, drawnAt, unsupported } = this;
    return { tested, slowAt, unconfirmedAt, drawnAt, unsupported };
  }
}

const ON: Next = { kind: "on" };

/** Every branch that the function can come to deserves some work. */
export function usualBudget({ subject: { side } }: Bound): number {
  let branches = 0;
  for (const bound of neededBy(side.program, side.name).flatMap(boundIn))
    visit(bound, (e) => {
      if (e.written && (e.kind === "match" || e.kind === "try")) branches += e.arms.length;
      if (e.written && e.kind === "if") branches += 2;
      return true;
    });
  return Math.min(STEPS_PER_BRANCH * branches + STEPS_AT_LEAST, STEPS_AT_MOST);
}
