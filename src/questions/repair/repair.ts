// The question of `repair`: which small change makes a program right? Places that wrong runs come by are tried one
// after the other, with what is nearest to what stands there first. What is right on all inputs that are known is read
// again from its text, and checked: that is what makes a repair believed, and what else it finds is an input that the
// next candidates have to be right on.
import type { Expr } from "../../core/expr.js";
import type { Input } from "../../witness/judge.js";
import { Acceptance, type Changes, type Repair, type RepairTools } from "./acceptance.js";
import { otherCases } from "./arms.js";
import type { Candidate, WrittenCandidate } from "./candidate.js";
import { composed } from "./composed.js";
import { focusedConditions } from "./conditions.js";
import { neighbours, ofEveryKind, rightCouples } from "./coupled.js";
import { editsOf, keyOf, type WrittenChange } from "./edits.js";
import { type Focus, focusIn } from "./focus.js";
import { editsOfRenamings, renamings } from "./hidden.js";
import { literalHoles, newLiteralHoles } from "./holes.js";
import {
  CHANGES_MAX,
  LARGE_MAX,
  PAIRED_MAX,
  PLACES_AT_ONCE,
  SLIPPED_PLACES_MAX,
  SLIPS_MAX,
  TRIED_MAX,
  VERIFYING,
} from "./limits.js";
import { type HolesAt, solvedLiterals } from "./literals.js";
import { spent } from "./meter.js";
import { type Before, type Knife, minimised, UNTOUCHED } from "./minimise.js";
import type { Patient } from "./patient.js";
import { areApart, freeOf, keepsParts, type Place, placesOf, suspects } from "./places.js";
import {
  alternativesIn,
  breaksLittle,
  byGain,
  mendingAll,
  mostPromising,
  PROMISING_MAX,
  prospectsAlone,
  smallest,
} from "./prospects.js";
import type { RepairSettings } from "./settings.js";
import { solutionCandidates } from "./solution.js";
import { guidedSplits } from "./splits.js";
import { Table } from "./table.js";
import type { State, Tried } from "./trials.js";
import { expressions, operations, slips, type Variations } from "./variations.js";
import { grown, wraps } from "./wraps.js";

export type Repaired<Accepted> = {
  /** The smallest first. */
  readonly found: readonly Repair<Accepted>[];
  /** Candidates that were run, and steps. */
  readonly runs: number;
  readonly steps: number;
  readonly tried: number; // read again and checked
};

export async function repair<Accepted>(
  patient: Patient,
  inputs: readonly Input[],
  settings: RepairSettings,
  tools: RepairTools<Accepted>,
): Promise<Repaired<Accepted>> {
  const acceptance = new Acceptance(patient.source, rootsOf(placesOf(patient)), settings, tools);
  const surgery = new Surgery(patient, inputs, acceptance, UNTOUCHED);
  await surgery.operate();
  const found = acceptance.found.length > 0 ? acceptance.found : await surgery.solve();
  const { meter, tried } = acceptance;
  const smallestFirst = [found ?? []].flat().sort((a, b) => a.cost - b.cost);
  return { found: smallestFirst, runs: meter.runs, steps: Math.round(spent(meter)), tried };
}

function rootsOf(places: readonly Place[]): readonly Expr[] {
  return [...new Set(places.map(({ root }) => root))];
}

/** Changes that were made one after the other; those that were made together are one step. */
type Step = { readonly changes: readonly WrittenCandidate[]; readonly depth: number };

const UNCHANGED: Step = { changes: [], depth: 0 };

/** One of so many inputs may still be wrong where little is. */
const CLOSE = 8;

/** Changes that are put together with others. */
const POOL_MAX = 60;

/** The whole of one: it is evaluated when the program is loaded, so no choice can stand there. */
function isDefinition({ place }: Candidate): boolean {
  return place.node === place.root;
}

type GoingOn<Accepted> = (surgery: Surgery<Accepted>, step: Step) => Promise<Repair<Accepted> | undefined>;

class Surgery<Accepted> {
  private readonly table: Table;
  private readonly knife: Knife;
  private readonly focus: () => Focus | undefined;
  private readonly stages: { readonly near: readonly Variations[]; readonly far: readonly Variations[] };
  /** What was gone on from. */
  private readonly begun = new Set<string>();

  constructor(
    private readonly patient: Patient,
    inputs: readonly Input[],
    private readonly acceptance: Acceptance<Accepted>,
    private readonly before: Before,
    onLearned: (input: Input) => void = () => undefined,
  ) {
    const table = new Table(patient, inputs, acceptance.meter, onLearned);
    const { vocabulary } = table;
    this.table = table;
    this.focus = focusIn(table);
    this.stages = {
      near: [
        slips(patient, vocabulary, acceptance.settings.self),
        expressions(patient),
        otherCases(patient, vocabulary),
      ],
      far: [wraps(patient, vocabulary), grown(patient, vocabulary), operations(patient, vocabulary)],
    };
    this.knife = {
      patient,
      before,
      passes: (changes) => table.passes(changes),
      written: (candidate) => table.written(candidate),
      edits: (changes) => this.fromTheStart(changes),
      isWorthIt: async (changes) => (await acceptance.glance(changes, (input) => table.learn(input))) === "worthwhile",
    };
  }

  /** With what is near first, in several places if need be; then with what is made up. */
  async operate(): Promise<Repair<Accepted> | undefined> {
    const { moreInputs } = this.acceptance.tools;
    if (moreInputs !== undefined && this.before === UNTOUCHED) {
      const slip = await this.near([]);
      if (slip !== undefined || this.isSpent()) return slip;
      this.table.learnAll(await moreInputs());
    }
    const better: Tried[] = [];
    const near = (await this.near(better)) ?? (await this.conditions(better));
    if (near !== undefined || this.isSpent()) return near;
    const unhidden = await this.withoutHiding();
    if (unhidden !== undefined) return unhidden.operate();
    const together = await this.together(UNCHANGED, better);
    if (together !== undefined || this.isSpent()) return together;
    const several = await this.afterEach(UNCHANGED, better, (surgery, more) => surgery.nearby(more));
    if (several !== undefined) return several;
    const isStuck = better.length === 0; // nothing mends anything alone
    const beside = (order: readonly Place[]) => this.besideEachOther(order);
    const coupled = isStuck ? await this.coupled(beside) : undefined;
    const found =
      coupled ??
      (await this.literals([], newLiteralHoles, better)) ??
      (await this.eachStage(this.stages.far, [], better)) ??
      (await this.coupled((order) => [this.slippedIn(order)])) ??
      (await this.splits(better)) ??
      (await this.conditionedOrMore(UNCHANGED, better));
    return found ?? (isStuck ? undefined : await this.coupled(beside));
  }

  /** What is near to what stands there, in one place. */
  private async near(better: Tried[]): Promise<Repair<Accepted> | undefined> {
    const slip = await this.eachStage(this.stages.near.slice(0, 1), [], better);
    if (slip !== undefined || this.isSpent()) return slip;
    const literal = await this.literals([], literalHoles, better);
    return literal ?? this.eachStage(this.stages.near.slice(1), [], better);
  }

  /** Literals that are solved for. */
  private literals(
    changes: readonly WrittenCandidate[],
    holesAt: HolesAt,
    better: Tried[],
  ): Promise<Repair<Accepted> | undefined> {
    const { solving } = this.acceptance.tools;
    if (solving === undefined || this.isSpent()) return Promise.resolve(undefined);
    const attempt = (candidates: readonly Candidate[], state: State) => {
      if (!candidates.every(isDefinition)) return this.amongThese(changes, candidates, state, better);
      const right = candidates.filter((each) => this.table.passes([each]));
      return this.firstAccepted(right.flatMap((each) => this.table.written(each) ?? []).map((each) => [each]));
    };
    return solvedLiterals(this.table, changes, holesAt, solving, () => this.isSpent(), attempt);
  }

  /** Conditions that go the way that every input needs. */
  private conditions(better: Tried[]): Promise<Repair<Accepted> | undefined> {
    return focusedConditions(this.table, this.focus, () => this.isSpent(), this.attempting(better));
  }

  /** Cases that nobody told apart. */
  private splits(better: Tried[]): Promise<Repair<Accepted> | undefined> {
    return guidedSplits(this.table, () => this.isSpent(), this.attempting(better));
  }

  private attempting(better: Tried[]) {
    return (candidates: readonly Candidate[], state: State) => this.amongThese([], candidates, state, better);
  }

  /** Slips of the pen in suspicious places. */
  private slippedIn(order: readonly Place[]): readonly (readonly Candidate[])[] {
    const [slipping] = this.stages.near;
    if (slipping === undefined) return [];
    const apart = order.filter(({ top }, i) => order.findIndex((other) => other.top === top) === i);
    const slipped = apart.map((place) => this.table.candidates(slipping, place).slice(0, SLIPS_MAX));
    return slipped.filter((group) => group.length > 0).slice(0, SLIPPED_PLACES_MAX);
  }

  private besideEachOther(order: readonly Place[]): readonly (readonly (readonly Candidate[])[])[] {
    const kinds = [...this.stages.near, ...this.stages.far];
    return neighbours(order).map((both) =>
      both.map((place) => ofEveryKind(this.table, kinds, place).slice(0, PAIRED_MAX)),
    );
  }

  /** Two changes, neither of which helps alone: of two groups of the same list. */
  private async coupled(
    groupsIn: (order: readonly Place[]) => readonly (readonly (readonly Candidate[])[])[],
  ): Promise<Repair<Accepted> | undefined> {
    const state = this.table.stateOf([]);
    if (state === undefined) return undefined;
    for (const groups of groupsIn(suspects(this.table.places, state.reach, state.right))) {
      if (this.isSpent()) return undefined;
      const couples = rightCouples(this.patient, this.table.cases, state, groups, this.acceptance.meter);
      const written = couples.flatMap((couple) => {
        const changes = couple.flatMap((each) => this.table.written(each) ?? []);
        return changes.length === couple.length ? [changes] : [];
      });
      const found = await this.firstAccepted(written);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** One change after the other: what mends much with little goes first, then what does so elsewhere. */
  private async nearby(step: Step): Promise<Repair<Accepted> | undefined> {
    const better: Tried[] = [];
    const found =
      (await this.eachStage(this.stages.near, step.changes, better)) ??
      (await this.literals(step.changes, literalHoles, better));
    if (found !== undefined || this.isSpent()) return found;
    return this.afterEach(step, better, (surgery, more) => surgery.nearby(more));
  }

  /**
   * Mistakes that have nothing to do with each other: what mends some inputs alone is put together, as long as that mends
   * more. It is tried first because it takes little. What is close then is looked at more thoroughly.
   */
  private async together(step: Step, pool: readonly Tried[]): Promise<Repair<Accepted> | undefined> {
    const { changes, depth } = step;
    const state = this.table.stateOf(changes);
    if (state === undefined || this.isSpent()) return undefined;
    const free = byGain(pool).filter(({ candidate }) => changes.every(({ place }) => areApart(candidate.place, place)));
    const tried = this.table.again(changes, free.slice(0, POOL_MAX), "quick");
    const found = await this.lastOf(changes, tried, state);
    if (found !== undefined || this.isSpent()) return found;
    const right = this.table.rightAfter(changes);
    let isBetter = false;
    for (const more of this.promising(step, tried.filter(breaksLittle))) {
      const all = [...changes, ...more];
      if (this.table.rightAfter(all) <= right) continue;
      isBetter = true;
      const mended = (await this.whole(all)) ?? (await this.together({ changes: all, depth: depth + 1 }, tried));
      if (mended !== undefined || this.isSpent()) return mended;
    }
    const isEnd = !isBetter && changes.length > 0 && this.isClose(changes) && this.isNew(changes);
    return isEnd ? this.goOn(changes, depth, (surgery, more) => surgery.nearby(more)) : undefined;
  }

  /** Little is wrong any more. */
  private isClose(changes: readonly WrittenCandidate[]): boolean {
    return this.table.cases.length - this.table.rightAfter(changes) <= this.table.cases.length / CLOSE;
  }

  private async farther(step: Step): Promise<Repair<Accepted> | undefined> {
    const better: Tried[] = [];
    const found = await this.eachStage([...this.stages.near, ...this.stages.far], step.changes, better);
    if (found !== undefined || this.isSpent()) return found;
    return this.conditionedOrMore(step, better);
  }

  private async eachStage(
    stages: readonly Variations[],
    changes: readonly WrittenCandidate[],
    better: Tried[],
  ): Promise<Repair<Accepted> | undefined> {
    for (const stage of stages) {
      const found = await this.stage(changes, better, (place) => this.table.candidates(stage, place));
      if (found !== undefined || this.isSpent()) return found;
    }
    return undefined;
  }

  /** With a condition around what helps on some inputs only; then one more change. */
  private async conditionedOrMore(step: Step, better: Tried[]): Promise<Repair<Accepted> | undefined> {
    const { changes } = step;
    if (this.isSpent()) return undefined;
    const alternatives = alternativesIn(better);
    const found = await this.stage(changes, better, (place) =>
      this.table.conditions(place, alternatives.get(place) ?? []),
    );
    if (found !== undefined || this.isSpent()) return found;
    return this.afterEach(step, better, (surgery, more) => surgery.farther(more));
  }

  private async afterEach(
    step: Step,
    better: readonly Tried[],
    then: GoingOn<Accepted>,
  ): Promise<Repair<Accepted> | undefined> {
    const { changes, depth } = step;
    if (depth + 1 >= CHANGES_MAX) return undefined;
    const known = this.table.cases.length;
    const few = this.table
      .again(changes, byGain(better.filter(breaksLittle)).slice(0, PROMISING_MAX), "thorough")
      .filter(breaksLittle);
    for (const together of this.promising(step, few)) {
      if (this.isSpent()) return undefined;
      const all = [...changes, ...together];
      const isNew = this.isNew(all);
      const found = (await this.whole(all)) ?? (isNew ? await this.goOn(all, depth + 1, then) : undefined);
      if (found !== undefined) return found;
      if (this.table.cases.length === known) continue;
      return this.afterEach(step, better, then); // what was first may not be
    }
    return undefined;
  }

  /** Changes to go on from, alone and in all places that look the same. */
  private promising({ changes, depth }: Step, few: readonly Tried[]): readonly (readonly WrittenCandidate[])[] {
    const alone = prospectsAlone(few, (candidate) => this.table.written(candidate));
    return mostPromising([...alone, ...this.table.everywhere(changes, few, () => this.isSpent())], depth);
  }

  /**
   * What a change keeps of its place can be changed too, once the text is read again. Where little is wrong any more, what
   * was put in can be changed as well.
   */
  private async goOn(
    changes: readonly WrittenCandidate[],
    depth: number,
    then: GoingOn<Accepted>,
  ): Promise<Repair<Accepted> | undefined> {
    const inside = changes.some(keepsParts);
    const found = inside ? undefined : await then(this, { changes, depth });
    if (found !== undefined || this.isSpent()) return found;
    const edits = inside || this.isClose(changes) ? this.fromTheStart(changes) : undefined;
    const after = edits && (await this.readAgain(edits));
    if (after !== undefined) return then(after, { changes: [], depth });
    return inside ? then(this, { changes, depth }) : undefined;
  }

  private async readAgain(
    edits: readonly WrittenChange[],
    renamed = this.before.renamed,
  ): Promise<Surgery<Accepted> | undefined> {
    this.acceptance.meter.proposals += VERIFYING;
    const patient = await this.acceptance.tools.readAgain?.(edits);
    if (patient === undefined) return undefined;
    const inputs = this.table.cases.map(({ input }) => input);
    const before = { edits, text: patient.source.text, renamed };
    return new Surgery(patient, inputs, this.acceptance, before, (input) => this.table.learn(input));
  }

  /** With names of their own for variables that hide others; undefined: there are none. */
  private async withoutHiding(): Promise<Surgery<Accepted> | undefined> {
    const renamed = this.before === UNTOUCHED ? renamings(this.patient) : [];
    return renamed.length === 0 ? undefined : this.readAgain(editsOfRenamings(renamed), renamed);
  }

  private isNew(changes: readonly WrittenCandidate[]): boolean {
    const key = keyOf(editsOf(changes) ?? []);
    return !this.begun.has(key) && this.begun.add(key) !== undefined;
  }

  /** Several changes that were chosen together. */
  private async whole(changes: readonly WrittenCandidate[]): Promise<Repair<Accepted> | undefined> {
    return changes.length > 1 && this.table.passes(changes) ? this.firstAccepted([changes]) : undefined;
  }

  /** What hands over the solution, or most of it. */
  async solve(): Promise<Repair<Accepted> | undefined> {
    const { large, tools } = this.acceptance;
    for (const change of solutionCandidates(this.patient).flatMap((each) => this.table.written(each) ?? [])) {
      const edits = editsOf([change]);
      if (edits !== undefined) large.push({ changes: [change], edits });
    }
    const cost = (each: Changes): number => this.acceptance.costOf(each.edits);
    for (const each of large.sort((a, b) => cost(a) - cost(b)).slice(0, LARGE_MAX)) {
      if (tools.isStopped()) return undefined;
      const found = await this.acceptance.verified(each, false, () => undefined);
      if (found !== undefined && found !== "unreadable") return found;
    }
    return undefined;
  }

  /** One more change; what makes it better, but not right, is kept in `better`. */
  private async stage(
    changes: readonly WrittenCandidate[],
    better: Tried[],
    candidatesAt: (place: Place) => readonly Candidate[],
  ): Promise<Repair<Accepted> | undefined> {
    let state = this.table.stateOf(changes);
    if (state === undefined) return undefined;
    const free = freeOf(this.table.places, changes);
    const all = suspects(free, state.reach, state.right);
    const order = changes.length > 0 ? all : all.filter((place) => this.focus()?.isInnocent(place) !== true);
    for (let at = 0; at < order.length && !this.isSpent(); at += PLACES_AT_ONCE) {
      const candidates = order.slice(at, at + PLACES_AT_ONCE).flatMap(candidatesAt);
      const before = this.table.cases.length;
      const found = await this.amongThese(changes, candidates, state, better);
      if (found !== undefined) return found;
      if (this.table.cases.length > before) state = this.table.stateOf(changes) ?? state;
    }
    return undefined;
  }

  /** One of these, if it is right; what makes it better is kept. */
  private amongThese(
    changes: readonly WrittenCandidate[],
    candidates: readonly Candidate[],
    state: State,
    better: Tried[],
  ): Promise<Repair<Accepted> | undefined> {
    const tried = this.table.tried(state, candidates, "quick");
    better.push(...tried);
    return this.lastOf(changes, tried, state);
  }

  /** With one change more, after which nothing is wrong. */
  private lastOf(
    changes: readonly WrittenCandidate[],
    tried: readonly Tried[],
    state: State,
  ): Promise<Repair<Accepted> | undefined> {
    const last = smallest(mendingAll(tried, state)).flatMap((candidate) => this.table.written(candidate) ?? []);
    return this.firstAccepted(last.map((each) => [...changes, each]));
  }

  /** The smallest that `check` accepts. */
  private async firstAccepted(
    candidates: readonly (readonly WrittenCandidate[])[],
  ): Promise<Repair<Accepted> | undefined> {
    let left = TRIED_MAX;
    const before = this.table.cases.length;
    const cost = (all: readonly WrittenCandidate[]): number => all.reduce((sum, each) => sum + each.cost, 0);
    for (const all of [...candidates].sort((a, b) => cost(a) - cost(b))) {
      if (left <= 0 || this.isSpent()) break;
      if (!this.isAnother(all, cost(all))) continue;
      if (this.table.cases.length > before && !this.table.passes(all, before)) continue;
      left = this.acceptance.leftAfter(left);
      const found = await this.attempt(all);
      if (found !== undefined) this.acceptance.found.push(found);
      if (this.acceptance.isEnough()) return found;
    }
    return Number.isFinite(this.acceptance.settings.several.slack) ? this.acceptance.found[0] : undefined;
  }

  private isAnother(changes: readonly WrittenCandidate[], cost: number): boolean {
    const { found, settings } = this.acceptance;
    const edits = found.length === 0 ? [] : this.fromTheStart(changes);
    if (edits === undefined) return false;
    const { slack, isOther } = settings.several;
    return found.every((each) => cost <= each.cost + slack && isOther(each, { changes, edits }));
  }

  private async attempt(changes: readonly WrittenCandidate[]): Promise<Repair<Accepted> | undefined> {
    const found = await this.attemptAs(changes);
    if (found !== "unreadable") return found;
    const confirmed = changes.flatMap((change) => change.confirmed() ?? []);
    const again = confirmed.length === changes.length ? await this.attemptAs(confirmed) : undefined;
    return again === "unreadable" ? undefined : again;
  }

  /** "unreadable": it may be the text, and not the change. What is smaller may turn out to be wrong after all. */
  private async attemptAs(changes: readonly WrittenCandidate[]): Promise<Repair<Accepted> | undefined | "unreadable"> {
    const edits = this.fromTheStart(changes);
    if (edits === undefined) return undefined;
    const learn = (input: Input): void => this.table.learn(input);
    const all = { changes, edits };
    const seen = await this.acceptance.glance(all, learn);
    if (seen !== "worthwhile") return seen;
    const less = await minimised(all, this.knife);
    const found = await this.acceptance.verified(less, true, learn);
    return less === all || (found !== undefined && found !== "unreadable")
      ? found
      : this.acceptance.verified(all, true, learn);
  }

  /** As changes of the student's text. */
  private fromTheStart(changes: readonly WrittenCandidate[]): readonly WrittenChange[] | undefined {
    const edits = editsOf(changes);
    return edits && composed(this.before.edits, this.before.text, edits);
  }

  private isSpent(): boolean {
    return this.acceptance.isSpent();
  }
}
