// Makes the tests of a reference's functions: the ways within a budget become inputs, the reference says what comes of
// them, and mutants of the reference say what they are worth. No host in particular is needed.
import { keyOfAll } from "../explore/express.js";
import { Unsupported } from "../explore/shape.js";
import type { Language } from "../language/language.js";
import { type Covered, type CoverSettings, type CoverTools, cover } from "../questions/cover/cover.js";
import { type Description, shapesOf } from "../questions/cover/describe.js";
import type { PathInput } from "../questions/cover/inputs.js";
import { type LargerInput, largerInputs } from "../questions/cover/larger.js";
import { eventsOf } from "../questions/cover/meter.js";
import { composingPays } from "../questions/cover/whether-to-compose.js";
import {
  type Branches,
  branchesOf,
  type Killing,
  killing,
  type Measured,
  TELLING_STEPS,
} from "../questions/mutate/strength.js";
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
} from "../questions/suite/candidate.js";
import { aboutTest, writtenTest } from "../questions/suite/written-test.js";
import type { Checked } from "../report/diagnostic.js";
import { type NotChecked, notSupported } from "../report/not-checked.js";
import type { Untestable } from "../report/reason.js";
import type { About } from "../report/suite/about.js";
import type { Expected, FunctionSuite, Refused, Round, Strength, SuiteTest } from "../report/suite/suite.js";
import type { Verdict, Witness } from "../report/verdict.js";
import { quickSolve } from "../smt/quick/quick-solve.js";
import { askedPair } from "../subject/asked-pair.js";
import { unsupportedInput } from "../subject/mismatch.js";
import type { Pair } from "../subject/pair.js";
import { type Asked, type ProgramLanguages, type Programs, readPrograms } from "../subject/read-programs.js";
import { declared } from "../subject/type-text.js";
import { witnessShower } from "../witness/shown-witness.js";
import type { CoreWitness } from "../witness/witness.js";
import type { CheckTools } from "./check.js";
import type { SuiteRequest } from "./suite-request.js";

export type SuitePrograms = {
  readonly functions: readonly (FunctionSuite | Refused)[];
  readonly unchecked: readonly NotChecked[];
};

export async function suitePrograms(
  languages: ProgramLanguages,
  request: SuiteRequest,
  tools: CheckTools,
): Promise<Checked<SuitePrograms>> {
  const { programs: asking } = request;
  const programs = readPrograms(languages, asking);
  if (!programs.ok) return programs;
  const alone = asking.submission === asking.reference ? programs : readAlone(languages.reference, request);
  if (!alone.ok) return alone;
  const functions: (FunctionSuite | Refused)[] = [];
  const hidden = new Set(programs.value.reference.values.flatMap((each) => (each.isOffered ? [] : each.name)));
  const offered = programs.value.asked.filter(({ shown }) => asking.functions.length > 0 || !hidden.has(shown));
  for (const asked of offered)
    functions.push(await suiteOf({ programs: programs.value, alone: alone.value, asked, request, tools }));
  return { ok: true, value: { functions, unchecked: notSupported(programs.value.reference.unchecked) } };
}

function readAlone(language: Language, { programs }: SuiteRequest): Checked<Programs> {
  return readPrograms({ reference: language, submission: language }, { ...programs, submission: programs.reference });
}

type Making = {
  readonly programs: Programs;
  readonly alone: Programs; // the reference with itself
  readonly asked: Asked;
  readonly request: SuiteRequest;
  readonly tools: CheckTools;
};

async function suiteOf(making: Making): Promise<FunctionSuite | Refused> {
  const { programs, alone, asked, request, tools } = making;
  const refused = (verdict: Verdict): Refused => ({ function: asked.shown, why: whyUntestable(verdict) });
  const own = askedPair(alone, asked, request.programs, tools.memoryIsLow);
  if (!own.ok) return refused(own.verdict);
  const other = programs === alone ? own : askedPair(programs, asked, request.programs, tools.memoryIsLow);
  if (!other.ok) return refused(other.verdict);
  try {
    const maker = new SuiteMaker(making, own.pair, other.pair);
    return await (request.estimate ? maker.estimate() : maker.make());
  } catch (error) {
    if (error instanceof Unsupported) return refused(unsupportedInput(error.type));
    throw error;
  }
}

function whyUntestable(verdict: Verdict): Untestable {
  return verdict.kind === "cannot-compare" ? { kind: "incomparable", why: verdict.why } : { kind: "needs-unsupported" };
}

/** After so many budgets that showed nothing new, the next will not either. */
const ROUNDS_IN_VAIN = 3;
const BUDGET_MAX = 60;
const ESTIMATING_STEPS = 20_000;
/** Ways that make an automatic suite: with nothing new for long, with nothing new now, and at most. */
const FEW_WAYS = 20;
const WAYS = 60;
const MANY_WAYS = 150;
/** Where fewer ways than this share come to a test, looking at all of them leads nowhere. */
const RARE = 0.25;
const HIGH_BUDGET = 40;
const RARE_WAYS = 60;
const RARE_STEPS = 2_000_000;
/** How many times as long as the last round the next one may take. */
const NEXT_ROUND = 4;
/** Before so many steps it does not matter how ways are found. */
const EASY_STEPS = 20_000;
/** Of the time: the rest is for mutants. */
const EXPLORING = 0.7;
/** So many inputs are measured, of ways and larger ones, to choose from. */
const POOL_MAX = 300;
const LARGER = { most: 500, tries: 5_000 } as const;
const LARGER_MAX = 120;
/** For telling mutants that no input tells: many share less. */
const TELLING_STEPS_OF_ALL = 1_000_000;

/** Owns what is known so far of one function's tests. */
class SuiteMaker {
  private readonly branches: Branches;
  private readonly killing: Killing | undefined;
  private readonly alive: Set<number>;
  private readonly show: (witness: CoreWitness) => Witness;
  private readonly showOwn: (witness: CoreWitness) => Witness;
  private readonly started: number;
  private readonly rounds: Round[] = [];
  private readonly composing = new Map<CoverSettings["side"], boolean>();
  private steps = 0;

  constructor(
    private readonly making: Making,
    private readonly own: Pair,
    private readonly pair: Pair,
  ) {
    const { programs, alone, asked, request, tools } = making;
    const { reference, exceptions } = request.programs;
    this.branches = branchesOf(own, "reference", reference.name);
    this.killing = request.mutants ? killing(own, exceptions, this.branches, reference.name) : undefined;
    this.alive = new Set(this.killing?.mutants.map(({ id }) => id) ?? []);
    this.show = witnessShower(programs, asked, pair, request.programs);
    this.showOwn = witnessShower(alone, asked, own, request.programs);
    this.started = tools.now();
  }

  async make(): Promise<FunctionSuite> {
    const { request, alone, asked } = this.making;
    const { found, last } = request.budget === "auto" ? await this.raise() : await this.once(request.budget);
    // Of other programs every way counts: what is particular about them, mutants of the reference do not tell.
    const isChosen = request.budget === "auto" && request.sides.includes("reference");
    const pool = isChosen ? distinct([...spread(found, POOL_MAX), ...this.larger()]) : found;
    const candidates = this.withKills(pool);
    const told = await this.tellMutants(candidates);
    const all = simpleFirst([...candidates, ...this.withKills(told.tests)]);
    const kept = isChosen ? strongestOf(all) : wholeOf(all);
    return {
      function: asked.shown,
      ...declared(alone, asked.shown),
      tests: kept.flatMap((each) => this.testOf(each) ?? []),
      strength: this.strengthOf(kept, told.equivalent),
      rounds: this.rounds,
      untested: last.reduce((sum, { paths, unfinished }) => sum + unfinished + withoutInput(paths), 0),
      complete: last.every(({ complete }) => complete),
    };
  }

  /** What the first budgets cost and cover. */
  async estimate(): Promise<FunctionSuite> {
    const { request, alone, asked } = this.making;
    const seen = new Set<string>();
    let last: Round1 | undefined;
    for (let budget = 1; budget <= (request.budget === "auto" ? BUDGET_MAX : request.budget); budget++) {
      last = await this.once(budget);
      for (const thing of this.shownAnew(last.found)) seen.add(thing);
      this.noteRound(seen);
      if (this.steps > ESTIMATING_STEPS || last.last.every(({ cut }) => cut === 0)) break;
    }
    return {
      function: asked.shown,
      ...declared(alone, asked.shown),
      tests: [],
      strength: this.strengthOf([], 0),
      rounds: this.rounds,
      untested: 0,
      complete: last?.last.every(({ cut }) => cut === 0) ?? false,
    };
  }

  /** Higher and higher budgets, as long as something new is shown and time is left. */
  private async raise(): Promise<Round1> {
    let best: Round1 | undefined;
    let inVain = 0;
    const seen = new Set<string>();
    for (let budget = 1; budget <= BUDGET_MAX; budget++) {
      const round = await this.once(budget);
      const isWhole = round.last.every(({ complete }) => complete);
      if (best !== undefined && !isWhole) break; // half of a round is not better than the one before
      best = round;
      const shown = this.shownAnew(round.found);
      const isNew = shown.some((thing) => !seen.has(thing));
      for (const thing of shown) seen.add(thing);
      inVain = isNew ? 0 : inVain + 1;
      this.noteRound(seen);
      const ways = new Set(round.found.map(({ way }) => way)).size;
      const paths = round.last.reduce((sum, covered) => sum + covered.paths.length, 0);
      if (paths >= WAYS && ways < RARE * paths) return this.once(HIGH_BUDGET, "cost");
      const isEnough = (inVain >= ROUNDS_IN_VAIN && ways >= FEW_WAYS) || (!isNew && ways >= WAYS) || ways >= MANY_WAYS;
      if (isEnough || round.last.every(({ cut }) => cut === 0)) break;
      if (this.isSpent(NEXT_ROUND)) return ways < WAYS ? this.withRarer(round) : round;
    }
    return best as Round1;
  }

  /** Where the next budget is out of reach, some of its ways and of those beyond it. */
  private async withRarer(round: Round1): Promise<Round1> {
    const { found, last } = await this.once(HIGH_BUDGET, "cost");
    return { found: distinct([...round.found, ...found]), last };
  }

  /** Whether the next round, which takes a few times as long as the last, would not end in time. */
  private isSpent(times: number, share = EXPLORING): boolean {
    const { request, tools } = this.making;
    const lastMs = this.rounds.at(-1)?.ms ?? 0;
    const lastSteps = this.rounds.at(-1)?.steps ?? 0;
    const ms = tools.now() - this.started;
    return (
      tools.isCancelled() ||
      ms + times * lastMs > share * request.timeMaxMs ||
      this.steps + times * lastSteps > request.stepsMax
    );
  }

  private async once(budget: number, order: "level" | "cost" = "level"): Promise<Round1> {
    const { request, tools } = this.making;
    const startedAt = tools.now();
    const last: Covered[] = [];
    const found: Candidate[] = [];
    let composed = false;
    for (const side of request.sides) {
      const pair = side === "reference" && request.sides.length === 1 ? this.own : this.pair;
      const settings = this.settingsOf(side, budget, order);
      const composes = order === "level" && (await this.composes(pair, settings));
      const covered = await cover(pair, { ...settings, composes }, this.coverTools());
      composed ||= composes;
      this.steps += covered.searched.steps;
      last.push(covered);
      for (const [i, path] of covered.paths.entries())
        for (const input of path.inputs) found.push(this.candidate(input, `${side} ${budget} ${i}`, path.cost, side));
    }
    this.rounds.push({
      budget,
      composed,
      paths: sum(last, ({ paths }) => paths.length),
      cut: sum(last, ({ cut }) => cut),
      quickCalls: sum(last, ({ quickCalls }) => quickCalls),
      solverCalls: sum(last, ({ searched }) => searched.solverCalls),
      steps: sum(last, ({ searched }) => searched.steps),
      ms: tools.now() - startedAt,
      branches: 0,
      killed: 0,
    });
    return { found: distinct(found), last };
  }

  private settingsOf(side: CoverSettings["side"], budget: number, order: CoverSettings["order"]): CoverSettings {
    const { request } = this.making;
    const stepsMax = order === "cost" ? Math.min(request.stepsMax, RARE_STEPS) : request.stepsMax;
    return {
      side,
      budget,
      costs: request.costs,
      policy: request.programs.exceptions,
      inputsPerPath: request.inputsPerPath,
      order,
      pathsMax: order === "cost" ? RARE_WAYS : request.pathsMax,
      stepsMax: Math.max(0, stepsMax - this.steps),
      composes: false,
    };
  }

  private coverTools(): CoverTools {
    const { request, tools, asked } = this.making;
    return {
      quick: quickSolve,
      solver: tools.solver,
      isStopped: () => tools.isCancelled() || tools.now() - this.started > request.timeMaxMs,
      onProgress: (paths, size) => tools.onProgress({ function: asked.shown, paths, size }),
    };
  }

  /** Found out once for each side, as soon as it may matter. */
  private async composes(pair: Pair, settings: CoverSettings): Promise<boolean> {
    const known = this.composing.get(settings.side);
    if (known !== undefined) return known;
    if (this.making.request.budget === "auto" && this.steps < EASY_STEPS) return false;
    const pays = await composingPays(pair, settings, this.coverTools());
    this.composing.set(settings.side, pays);
    return pays;
  }

  private noteRound(seen: ReadonlySet<string>): void {
    const things = [...seen];
    const [branches, killed] = ["branch", "mutant"].map((kind) => things.filter((t) => t.startsWith(kind)).length);
    const round = this.rounds.pop();
    if (round !== undefined) this.rounds.push({ ...round, branches: branches ?? 0, killed: killed ?? 0 });
  }

  /** Beyond what budgets reach. */
  private larger(): readonly Candidate[] {
    const { programs } = this.making.request;
    const found = largerInputs(this.own, { ...LARGER, policy: programs.exceptions });
    const candidates = found.map((input, i) => {
      const about = { shapes: shapesOf(this.own, input.args), relations: [] };
      return this.candidate({ ...input, kind: "larger", about }, `larger ${i}`, BUDGET_MAX, "reference");
    });
    return strongest(candidates, LARGER_MAX); // before it is known which mutants they tell
  }

  private candidate(
    input: (LargerInput & { readonly kind: "larger"; readonly about: Description }) | PathInput,
    way: string,
    cost: number,
    from: SuiteTest["from"],
  ): Candidate {
    const { args, size, about, differs, kind } = input;
    const witness: CoreWitness = { args, further: [], size, both: input.both, input: input.input };
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

  /** For every mutant that no input tells, one that `check` finds. */
  private async tellMutants(candidates: readonly Candidate[]): Promise<Told> {
    const { killing: mutants } = this;
    const dead = new Set(candidates.flatMap(({ kills }) => kills));
    const tests: Candidate[] = [];
    let equivalent = 0;
    const all = mutants?.mutants.map(({ id }) => id) ?? [];
    const share = Math.floor(TELLING_STEPS_OF_ALL / Math.max(1, all.length - dead.size));
    const steps = Math.min(TELLING_STEPS, share);
    for (const mutant of mutants?.mutants ?? []) {
      if (mutants === undefined || dead.has(mutant.id)) continue;
      if (this.isSpent(0, 1)) break; // nothing is known of the others: they count as not told
      const witness = await mutants.tell(mutant, this.refuteTools(), steps);
      if (witness === undefined) {
        equivalent++;
        continue;
      }
      const about = { shapes: shapesOf(this.own, witness.args), relations: [] };
      const base = { witness, about, cost: 0, from: "mutant", differs: false, way: `mutant ${mutant.id}` } as const;
      const test = this.measured({ ...base, size: witness.size, key: keyOfAll(witness.args) }, "mutant");
      const left = new Set(all.filter((id) => !dead.has(id)));
      const [kills = []] = mutants.killedBy([measuredOf(test)], left, false);
      for (const id of [mutant.id, ...kills]) dead.add(id);
      tests.push(withShows({ ...test, kills: [...new Set([mutant.id, ...kills])] }, this.branches));
    }
    return { tests, equivalent };
  }

  private refuteTools() {
    const { tools } = this.making;
    return {
      quick: quickSolve,
      solver: tools.solver,
      isStopped: () => this.isSpent(0, 1),
      onProgress: () => undefined,
    };
  }

  private strengthOf(kept: readonly Candidate[], equivalent: number): Strength {
    const taken = new Set(kept.flatMap((each) => each.taken));
    return {
      branches: { taken: this.branches.all.filter((event) => taken.has(event)).length, all: this.branches.all.length },
      mutants: {
        killed: new Set(kept.flatMap(({ kills }) => kills)).size,
        all: this.killing?.mutants.length ?? 0,
        equivalent,
        survivors: [],
      },
    };
  }

  private testOf(each: Ranked): SuiteTest | undefined {
    const { asked, request } = this.making;
    const {
      call: text,
      args,
      chosen,
      observed,
      expected,
    } = (this.isOwn(each) ? this.showOwn : this.show)(each.witness);
    if (expected.kind !== "value" && expected.kind !== "raised") return undefined;
    return {
      function: asked.shown,
      call: text,
      args,
      chosen,
      observed,
      expected: expected as Expected,
      alsoRight: [],
      written: this.written(each, { call: text, args, observed, expected: expected as Expected }),
      about: this.aboutOf(each),
      size: each.size,
      cost: each.cost,
      from: each.from,
      way: each.way,
      branches: this.branches.all.filter((event) => each.taken.includes(event)),
      kills: each.kills,
      rank: each.rank,
      fails: each.differs ? [request.programs.submission.name] : [],
    };
  }

  private written(each: Candidate, texts: Parameters<typeof writtenTest>[2]): SuiteTest["written"] {
    const [programs, pair] = this.whereFound(each);
    return writtenTest(programs, pair, texts, each.witness);
  }

  private aboutOf(each: Candidate): About {
    const [programs, pair] = this.whereFound(each);
    return aboutTest(programs, pair, each.about);
  }

  private whereFound(each: Candidate): readonly [Programs, Pair] {
    const { alone, programs } = this.making;
    return this.isOwn(each) ? [alone, this.own] : [programs, this.pair];
  }

  /** Whether it was found in the reference alone. */
  private isOwn({ from }: Candidate): boolean {
    return from === "mutant" || (from === "reference" && this.making.request.sides.length === 1);
  }
}

type Round1 = { readonly found: readonly Candidate[]; readonly last: readonly Covered[] };
type Told = {
  readonly tests: readonly Candidate[];
  readonly equivalent: number;
};

function measuredOf({ witness, taken }: Candidate): Measured {
  return { input: witness.input, taken };
}

function withoutInput(paths: Covered["paths"]): number {
  return paths.filter(({ inputs, isTest }) => isTest && inputs.length === 0).length;
}

function sum<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}
