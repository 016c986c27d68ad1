// A program on the table: what may stand in its places, the inputs that are known, and what changes do to those.
import type { Input } from "../../witness/judge.js";
import { type Candidate, candidatesFor, type Variation, type WrittenCandidate, written } from "./candidate.js";
import { editsOf, keyOf } from "./edits.js";
import { likewise } from "./everywhere.js";
import { CASES_MAX, CHANGES_MAX } from "./limits.js";
import type { Meter } from "./meter.js";
import type { Case, Patient } from "./patient.js";
import { freeOf, type Place, placesOf } from "./places.js";
import { byGain, type Prospect, prospect } from "./prospects.js";
import { type Care, changed, isRight, loaded, type State, stateAfter, type Tried, tryCandidates } from "./trials.js";
import { comparisonsAt, conditioned, type Variations } from "./variations.js";
import { type Vocabulary, vocabularyOf } from "./vocabulary.js";

/** Nodes of a place whose change may be made in others too, and how many such changes are looked at. */
const SMALL_PLACE = 12;
const EVERYWHERE_MAX = 12;

/** A state, for as long as no input is learned. */
type KnownState = {
  readonly changes: readonly Candidate[];
  readonly inputs: number;
  readonly state: State | undefined;
};

export class Table {
  readonly cases: Case[] = [];
  readonly places: readonly Place[];
  readonly vocabulary: Vocabulary;
  /** Cases that were there at the beginning. */
  private readonly given: number;
  private readonly made = new Map<Variations, Map<Place, readonly Candidate[]>>();
  private readonly texts = new Map<Candidate, WrittenCandidate | undefined>();
  private states: readonly KnownState[] = [];

  constructor(
    readonly patient: Patient,
    inputs: readonly Input[],
    readonly meter: Meter,
    private readonly onLearned: (input: Input) => void,
  ) {
    this.places = placesOf(patient);
    this.vocabulary = vocabularyOf(patient);
    for (const input of inputs) this.addCase(input);
    this.given = this.cases.length;
  }

  // ---- inputs ----

  learn(input: Input): void {
    this.addCase(input);
    this.onLearned(input);
  }

  /** Of two searches for inputs the second finds what the first did. */
  learnAll(inputs: readonly Input[]): void {
    const learned = this.cases.slice(this.given);
    this.cases.splice(0);
    this.states = [];
    for (const input of inputs) this.addCase(input);
    this.cases.push(...learned);
  }

  private addCase(input: Input): void {
    const known = this.cases.length < CASES_MAX * 2 ? this.patient.caseOf(input) : undefined;
    if (known !== undefined) this.cases.push(known);
  }

  // ---- runs ----

  stateOf(changes: readonly Candidate[]): State | undefined {
    const isSame = (all: readonly Candidate[]): boolean =>
      all.length === changes.length && all.every((each, i) => each === changes[i]);
    const known = this.states.find((each) => each.inputs === this.cases.length && isSame(each.changes));
    if (known !== undefined) return known.state;
    const state = stateAfter(this.patient, this.cases, changes);
    this.states = [...this.states.slice(1 - CHANGES_MAX), { changes, inputs: this.cases.length, state }];
    return state;
  }

  /** Whether a program with these changes is right on all inputs that are known, or on those from some on. */
  passes(changes: readonly Candidate[], from = 0): boolean {
    const trial = loaded(this.patient, changed(this.patient.program, changes));
    return trial !== undefined && this.cases.slice(from).every((each) => isRight(trial, each));
  }

  rightAfter(changes: readonly Candidate[]): number {
    this.meter.programs++;
    this.meter.runs += this.cases.length;
    const trial = loaded(this.patient, changed(this.patient.program, changes));
    return trial === undefined ? -1 : this.cases.filter((each) => isRight(trial, each)).length;
  }

  tried(state: State, candidates: readonly Candidate[], care: Care): readonly Tried[] {
    return tryCandidates(this.patient, this.cases, state, candidates, this.meter, care);
  }

  /** What is known now tells more about what was tried before. */
  again(changes: readonly Candidate[], better: readonly Tried[], care: Care): readonly Tried[] {
    const state = this.stateOf(changes);
    const candidates = better.map(({ candidate }) => candidate);
    return state === undefined ? [] : this.tried(state, candidates, care);
  }

  // ---- candidates ----

  candidates(stage: Variations, place: Place): readonly Candidate[] {
    const places = this.made.get(stage) ?? new Map<Place, readonly Candidate[]>();
    this.made.set(stage, places);
    const all = places.get(place) ?? candidatesFor(this.patient, place, stage(place));
    places.set(place, all);
    return all;
  }

  /** What mends some inputs and breaks others, with a condition. */
  conditions(place: Place, alternatives: readonly Candidate[]): readonly Candidate[] {
    const { patient, vocabulary } = this;
    const all = function* (): Generator<Variation> {
      for (const { now } of alternatives) yield* conditioned(place, comparisonsAt(patient, vocabulary, place), now);
    };
    return alternatives.length === 0 ? [] : candidatesFor(patient, place, all());
  }

  written(candidate: Candidate): WrittenCandidate | undefined {
    if (!this.texts.has(candidate)) this.texts.set(candidate, written(this.patient, candidate, this.meter));
    return this.texts.get(candidate);
  }

  /** Small changes that are made in all places that look the same. */
  everywhere(
    changes: readonly WrittenCandidate[],
    tried: readonly Tried[],
    isSpent: () => boolean,
  ): readonly Prospect[] {
    const free = freeOf(this.places, changes);
    const before = this.rightAfter(changes);
    const seen = new Set<string>();
    const found: Prospect[] = [];
    for (const { candidate } of byGain(tried)) {
      if (found.length >= EVERYWHERE_MAX || isSpent()) break;
      if (candidate.place.size > SMALL_PLACE) continue;
      const others = likewise(this.patient, free, candidate);
      const together = [candidate, ...others].flatMap((each) => this.written(each) ?? []);
      const edits = editsOf([...changes, ...together]);
      const key = edits === undefined ? "" : keyOf(edits);
      if (others.length === 0 || together.length <= others.length || edits === undefined || seen.has(key)) continue;
      seen.add(key);
      found.push(prospect(together, this.rightAfter([...changes, ...together]) - before, undefined));
    }
    return found;
  }
}
