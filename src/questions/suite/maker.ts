// Makes the tests of a function: the paths within a budget become inputs, the reference says what comes of them, and
// mutants of the reference say what they are worth.
import { keyOfAll } from "../../explore/express.js";
import type { Expected, FunctionSuite, Strength, SuiteTest } from "../../report/suite/suite.js";
import { quickSolve } from "../../smt/quick/quick-solve.js";
import type { Solver } from "../../smt/solver.js";
import { mayWrite } from "../../subject/memory.js";
import type { AskedFunction } from "../../subject/observe.js";
import type { Pair } from "../../subject/pair.js";
import type { ReadAttempt, ReadExercise } from "../../subject/read.js";
import { type Speaker, speakerOf, speakersOf } from "../../subject/speaker.js";
import type { Subject } from "../../subject/subject.js";
import { declared } from "../../subject/type-text.js";
import type { ReferenceRun } from "../../witness/both.js";
import { judgeAlone, judgeByReference } from "../../witness/by-reference.js";
import { inputShower } from "../../witness/shown-input.js";
import { ownRunShower } from "../../witness/shown-run.js";
import type { CoreWitness } from "../../witness/witness.js";
import type { Covered, Covering, CoverTools } from "../cover/cover.js";
import { type Description, inputShapes } from "../cover/describe.js";
import type { PathInput } from "../cover/inputs.js";
import { type LargerInput, largerInputs } from "../cover/larger.js";
import { eventsOf } from "../cover/meter.js";
import { type Branches, branchesOf, type Killing, killing, type Measured, TELLING_STEPS } from "../mutate/strength.js";
import type { RefuteTools } from "../refute/refute.js";
import {
  type Candidate,
  distinct,
  type Measuring,
  type Ranked,
  showsOf,
  simpleFirst,
  spread,
  strongest,
  strongestOf,
  traitsOf,
  wholeOf,
  withShows,
} from "./candidate.js";
import {
  BUDGET_MAX,
  ESTIMATING_STEPS,
  FEW_PATHS,
  HIGH_BUDGET,
  KILLING_STEPS_OF_ALL,
  LARGER,
  LARGER_MAX,
  MANY_PATHS,
  NEXT_ROUND,
  PATHS,
  POOL_MAX,
  RARE,
  ROUNDS_IN_VAIN,
} from "./limits.js";
import { Rounds } from "./rounds.js";
import type { SuiteSettings } from "./settings.js";
import { mayTakeNull, unreachableLines } from "./unreachable.js";
import { aboutTest, testAfterwards, testCalls, writtenTest } from "./written-test.js";

export type Making = {
  readonly read: ReadExercise;
  readonly asked: AskedFunction;
  readonly subject: Subject;
  /** Whose paths are taken, in place of the reference's. */
  readonly beside: { readonly read: ReadAttempt; readonly pair: Pair; readonly source: string } | undefined;
  readonly settings: SuiteSettings;
  readonly tools: SuiteTools;
};

export type SuiteTools = {
  readonly solver: Solver;
  readonly isCancelled: () => boolean;
  readonly now: () => number; // milliseconds
  readonly onProgress: (paths: number, size: number) => void;
  readonly onPath?: CoverTools["onPath"];
};

/** The tests; or, for an estimate, what the first budgets cost and cover. */
export function makeFunctionSuite(making: Making): Promise<FunctionSuite> {
  const maker = new SuiteMaker(making);
  return making.settings.estimate ? maker.estimate() : maker.make();
}

/** Inputs of a round, each with its path, and the round itself. */
type Found = { readonly found: readonly Candidate[]; readonly round: Covered };

/** Owns what is known so far of one function's tests. */
class SuiteMaker {
  private readonly branches: Branches;
  private readonly killing: Killing | undefined;
  /** Mutants that no input has killed yet. */
  private readonly alive: Set<number>;
  private readonly rounds: Rounds;

  constructor(private readonly making: Making) {
    const { read, subject, settings } = making;
    this.branches = branchesOf(subject, read.exercise.reference.name);
    this.killing = settings.mutants ? killing(subject, read.reference.facts, read.exercise, this.branches) : undefined;
    this.alive = new Set(this.killing?.mutants.map(({ id }) => id) ?? []);
    const { exceptions } = read.exercise;
    const tools = { ...making.tools, ...this.coverTools() };
    this.rounds = new Rounds(coveringOf(making), exceptions, settings, tools);
  }

  async make(): Promise<FunctionSuite> {
    const { settings, subject, beside } = this.making;
    const { found, round } = settings.budget === "auto" ? await this.raise() : await this.once(settings.budget);
    // Of other programs every path counts: what is particular about them, mutants of the reference do not tell.
    const isChosen = settings.budget === "auto" && beside === undefined;
    const pool = isChosen ? distinct([...spread(found, POOL_MAX), ...this.larger(subject)]) : found;
    const candidates = this.withKills(pool);
    const told = await this.killMutants(candidates);
    const all = simpleFirst([...candidates, ...this.withKills(told.tests)]);
    const kept = isChosen ? strongestOf(all) : wholeOf(all);
    const suite = this.suiteOf(kept, told, round.unfinished + withoutInput(round.paths), round.complete);
    return { ...suite, unreachable: await this.unreachable(all) };
  }

  /** Of the reference's own branches: where paths of another are asked for, its own were not all looked at. */
  private async unreachable(all: readonly Candidate[]): Promise<readonly number[]> {
    const { read, subject, beside } = this.making;
    if (beside !== undefined || mayTakeNull(read.reference.language, subject)) return [];
    const taken = new Set(all.flatMap((each) => each.taken));
    return unreachableLines(subject, read.exercise, this.branches, taken, this.refuteTools());
  }

  async estimate(): Promise<FunctionSuite> {
    const { budget: most } = this.making.settings;
    const seen = new Set<string>();
    let last: Covered | undefined;
    for (let budget = 1; budget <= (most === "auto" ? BUDGET_MAX : most); budget++) {
      const { found, round } = await this.once(budget);
      last = round;
      for (const thing of this.shownAnew(found)) seen.add(thing);
      this.noteRound(seen);
      if (this.rounds.spent > ESTIMATING_STEPS || round.cut === 0) break;
    }
    return this.suiteOf([], NOTHING_TOLD, 0, last?.cut === 0);
  }

  private suiteOf(kept: readonly Ranked[], told: Told, untested: number, complete: boolean): FunctionSuite {
    const { read, asked } = this.making;
    return {
      function: asked.shown,
      ...declared(read, asked.shown),
      tests: this.testsOf(kept),
      strength: this.strengthOf(kept, told),
      rounds: this.rounds.done,
      untested,
      unreachable: [],
      complete,
    };
  }

  /** Higher and higher budgets, as long as something new is shown and time is left. */
  private async raise(): Promise<Found> {
    let best: Found | undefined;
    let inVain = 0;
    const seen = new Set<string>();
    for (let budget = 1; budget <= BUDGET_MAX; budget++) {
      const next = await this.once(budget);
      if (best !== undefined && !next.round.complete) return best; // half of a round is not better than the one before
      best = next;
      const shown = this.shownAnew(next.found);
      const isNew = shown.some((thing) => !seen.has(thing));
      for (const thing of shown) seen.add(thing);
      inVain = isNew ? 0 : inVain + 1;
      this.noteRound(seen);
      const tested = new Set(next.found.map(({ way }) => way)).size;
      if (next.round.paths.length >= PATHS && tested < RARE * next.round.paths.length)
        return this.once(HIGH_BUDGET, "cost");
      if (isEnough(tested, isNew, inVain) || next.round.cut === 0) return next;
      if (this.rounds.isSpent(NEXT_ROUND)) return tested < PATHS ? this.withRarer(next) : next;
    }
    return best as Found; // there is at least one budget
  }

  /** Where the next budget is out of reach, some of its paths and of those beyond it. */
  private async withRarer(last: Found): Promise<Found> {
    const { found, round } = await this.once(HIGH_BUDGET, "cost");
    return { found: distinct([...last.found, ...found]), round };
  }

  private async once(budget: number, order: "level" | "cost" = "level"): Promise<Found> {
    const round = await this.rounds.next(budget, order);
    const from = this.making.beside === undefined ? "reference" : "submission";
    const found = round.paths.flatMap(({ inputs, cost }, i) =>
      inputs.map((input) => this.candidate(input, `${from} ${budget} ${i}`, cost, from)),
    );
    return { found: distinct(found), round };
  }

  private coverTools(): CoverTools {
    const { settings, tools } = this.making;
    return {
      quick: quickSolve,
      solver: tools.solver,
      isStopped: () => tools.isCancelled() || this.rounds.elapsed() > settings.timeMaxMs,
      onProgress: tools.onProgress,
      onPath: tools.onPath,
    };
  }

  private noteRound(seen: ReadonlySet<string>): void {
    const count = (kind: string): number => [...seen].filter((thing) => thing.startsWith(kind)).length;
    this.rounds.note({ branches: count("branch"), killed: count("mutant") });
  }

  /** Beyond what budgets reach. */
  private larger(subject: Subject): readonly Candidate[] {
    const { exceptions } = this.making.read.exercise;
    const candidates = largerInputs(subject, { ...LARGER, policy: exceptions }).map((input, i) => {
      const about = { shapes: inputShapes(subject, input.args), relations: [] };
      return this.candidate(
        { ...input, kind: "larger", about, differs: false },
        `larger ${i}`,
        BUDGET_MAX,
        "reference",
      );
    });
    return strongest(candidates, LARGER_MAX); // before it is known which mutants they kill
  }

  private candidate(
    input:
      | (LargerInput & { readonly kind: "larger"; readonly about: Description; readonly differs: false })
      | PathInput,
    way: string,
    cost: number,
    from: SuiteTest["from"],
  ): Candidate {
    const { args, size, about, differs, kind, seen } = input;
    const witness: CoreWitness<ReferenceRun> = { args, further: [], size, seen, input: input.input };
    return this.measured({ witness, about, cost, from, differs, way, size, key: keyOfAll(args) }, kind);
  }

  private measured(base: Measuring, kind: string): Candidate {
    const taken = this.branches.taken(base.witness.input.args("reference"));
    const effort = Math.max(base.size, eventsOf(this.branches.way()));
    const traits = traitsOf(this.branches, kind, taken, base.witness);
    return withShows({ ...base, taken, effort, kills: [], traits }, this.branches);
  }

  /** What inputs show, without asking about mutants that are dead already. */
  private shownAnew(found: readonly Candidate[]): readonly string[] {
    const kills = this.killing?.killedBy(found.map(measuredOf), this.alive, true) ?? [];
    for (const id of kills.flat()) this.alive.delete(id);
    return found.flatMap((each, i) => showsOf({ ...each, kills: kills[i] ?? [] }, this.branches));
  }

  private withKills(found: readonly Candidate[]): readonly Candidate[] {
    const { killing: mutants } = this;
    if (mutants === undefined) return found;
    const among = new Set(mutants.mutants.map(({ id }) => id));
    const kills = mutants.killedBy(found.map(measuredOf), among, false);
    const together = (each: Candidate, i: number): number[] => [...new Set([...each.kills, ...(kills[i] ?? [])])];
    return found.map((each, i) => withShows({ ...each, kills: together(each, i) }, this.branches));
  }

  /** For every mutant that no input kills, one that `check` finds. */
  private async killMutants(candidates: readonly Candidate[]): Promise<Told> {
    const { killing: mutants } = this;
    if (mutants === undefined) return NOTHING_TOLD;
    const dead = new Set(candidates.flatMap(({ kills }) => kills));
    const all = mutants.mutants.map(({ id }) => id);
    const share = Math.floor(KILLING_STEPS_OF_ALL / Math.max(1, all.length - dead.size));
    const tests: Candidate[] = [];
    let [equivalent, undecided] = [0, 0];
    for (const mutant of mutants.mutants) {
      if (dead.has(mutant.id)) continue;
      const isOver = this.rounds.isSpent(0, 1);
      const told = isOver ? undefined : await mutants.tell(mutant, this.refuteTools(), Math.min(TELLING_STEPS, share));
      if (told?.kind === "same") equivalent++;
      else if (told?.kind !== "differs") undecided++;
      else {
        const test = this.killer(mutant.id, told.witness);
        const left = new Set(all.filter((id) => !dead.has(id)));
        const [kills = []] = mutants.killedBy([measuredOf(test)], left, false);
        for (const id of [mutant.id, ...kills]) dead.add(id);
        tests.push(withShows({ ...test, kills: [...new Set([mutant.id, ...kills])] }, this.branches));
      }
    }
    return { tests, equivalent, undecided };
  }

  private killer(mutant: number, witness: CoreWitness<ReferenceRun>): Candidate {
    const { args, size } = witness;
    const about = { shapes: inputShapes(this.making.subject, args), relations: [] };
    const base = { witness, about, cost: 0, from: "mutant", differs: false, way: `mutant ${mutant}` } as const;
    return this.measured({ ...base, size, key: keyOfAll(args) }, "mutant");
  }

  private refuteTools(): RefuteTools {
    const isStopped = (): boolean => this.rounds.isSpent(0, 1);
    return { quick: quickSolve, solver: this.making.tools.solver, isStopped, onProgress: () => undefined };
  }

  private strengthOf(kept: readonly Candidate[], { equivalent, undecided }: Told): Strength {
    const taken = new Set(kept.flatMap((each) => each.taken));
    return {
      branches: { taken: this.branches.all.filter((event) => taken.has(event)).length, all: this.branches.all.length },
      mutants: {
        killed: new Set(kept.flatMap(({ kills }) => kills)).size,
        all: this.killing?.mutants.length ?? 0,
        equivalent,
        undecided,
        survivors: [],
      },
    };
  }

  private testsOf(kept: readonly Ranked[]): readonly SuiteTest[] {
    const { read, asked, subject, beside } = this.making;
    const own = testShower(read, asked, subject, speakerOf(read.reference));
    const other =
      beside && testShower(beside.read, asked, beside.pair.reference, speakersOf(beside.read, beside.pair).reference);
    return kept.flatMap((each) => {
      const shown = (each.from === "submission" ? (other ?? own) : own)(each);
      if (shown === undefined) return [];
      const { size, cost, from, way, kills, rank, differs, taken } = each;
      const branches = this.branches.all.filter((event) => taken.includes(event));
      const fails = differs && beside !== undefined ? [beside.source] : [];
      return [{ ...shown, alsoRight: [], size, cost, from, way, branches, kills, rank, fails }];
    });
  }
}

function isEnough(paths: number, isNew: boolean, inVain: number): boolean {
  return (inVain >= ROUNDS_IN_VAIN && paths >= FEW_PATHS) || (!isNew && paths >= PATHS) || paths >= MANY_PATHS;
}

/** Whose paths are taken, and who says what should come of them. */
function coveringOf({ subject, beside, read }: Making): Covering {
  const { exceptions } = read.exercise;
  if (beside === undefined)
    return { explored: subject, reference: subject, judge: judgeAlone(subject, exceptions, subject.given) };
  const { reference, submission } = beside.pair;
  return { explored: submission, reference, judge: judgeByReference(beside.pair, exceptions, reference.given) };
}

/** What is said of mutants that no input of a path kills. */
type Told = { readonly tests: readonly Candidate[]; readonly equivalent: number; readonly undecided: number };
const NOTHING_TOLD: Told = { tests: [], equivalent: 0, undecided: 0 };

type ShownTest = Pick<
  SuiteTest,
  "function" | "call" | "args" | "chosen" | "observed" | "calls" | "expected" | "written" | "changes" | "about"
>;

/** In the reference's words; undefined where its run came to nothing that a test can say. */
function testShower(
  read: ReadExercise,
  asked: AskedFunction,
  subject: Subject,
  speaker: Speaker,
): (each: Candidate) => ShownTest | undefined {
  const shownInput = inputShower(read, asked, subject, speaker);
  const shownRun = ownRunShower(read, asked, subject, speaker);
  const { language } = read.reference;
  const changes = subject.params.some(subject.shapes.holdsMutable) && mayWrite(subject.side);
  return ({ witness, about }) => {
    const run = shownRun(witness.seen, witness.input);
    if (run.kind !== "value" && run.kind !== "raised") return undefined;
    const expected: Expected = run;
    const shown = shownInput(witness);
    const { call, args, chosen, observed } = shown;
    const calls = testCalls(read, subject, speaker, shown, witness.args);
    const written =
      testAfterwards(language, subject, speaker, shown, witness.seen) ??
      writtenTest(read.reference, subject, speaker, { calls, observed, expected }, witness.seen);
    const exercised = aboutTest(subject, speaker, about);
    const told = { call, args, chosen, observed, calls, expected, written, changes };
    return { function: asked.shown, ...told, about: exercised };
  };
}

function measuredOf({ witness, taken }: Candidate): Measured {
  return { input: witness.input, taken };
}

/** Paths that go a way for which there is no input at all. */
function withoutInput(paths: Covered["paths"]): number {
  const tested = new Set(paths.filter(({ inputs }) => inputs.length > 0).map(({ way }) => way));
  return paths.filter(({ isTest, way }) => isTest && !tested.has(way)).length;
}
