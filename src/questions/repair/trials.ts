// Many candidates are run as one program: choices stand in the places that they change, and which of them it is can be
// said before each run. Compiling a program takes longer than running it on all inputs.
import type { Expr } from "../../core/expr.js";
import type { Program } from "../../core/program.js";
import { withRebuilt, withReplaced } from "../../core/replace.js";
import { unlessIllFormed, wellFormed } from "../../core/self-check.js";
import { mapChildren } from "../../core/traverse.js";
import { IN_ANY_ORDER } from "../../core/validate.js";
import type { Chooser } from "../../eval/generate/program.js";
import type { Candidate } from "./candidate.js";
import { BATCH, ENDLESS_MAX, MENDS_PER_BREAK, PROBES_MAX, SAMPLE_RIGHT, SAMPLE_WRONG } from "./limits.js";
import type { Meter } from "./meter.js";
import type { Case, Patient, Trial } from "./patient.js";
import { type Reach, reachOf, sortedText } from "./places.js";

/** A program as it is after some changes, and on which inputs it is right. */
export type State = {
  readonly changes: readonly Candidate[];
  readonly right: readonly boolean[];
  /** On which it does not even end. */
  readonly endless: readonly boolean[];
  readonly reach: Reach;
};

/** What a candidate does to the inputs: how many it mends, and how many it breaks, if those are few. */
export type Tried<C extends Candidate = Candidate> = {
  readonly candidate: C;
  readonly mends: number;
  readonly breaks: number;
  /** The same for candidates that are right on the same inputs; undefined: not all were asked. */
  readonly behaviour: string | undefined;
};

/** Undefined: it does not load. */
export function stateAfter(patient: Patient, cases: readonly Case[], changes: readonly Candidate[]): State | undefined {
  const trial = loaded(patient, changed(patient.program, changes));
  if (trial === undefined) return undefined;
  const verdicts = cases.map((each) => verdictOf(trial, each));
  const [right, endless] = [verdicts.map((each) => each === "right"), verdicts.map((each) => each === "unfinished")];
  return { changes, right, endless, reach: reachOf(trial, cases) };
}

/** With all changes, each of another part of the program. */
export function changed(program: Program, changes: readonly Candidate[]): Program {
  return withReplaced(program, replacements(changes));
}

function replacements(changes: readonly Candidate[]): ReadonlyMap<Expr, Expr> {
  return new Map(changes.map(({ place, run }) => [place.top, run]));
}

export function isRight(trial: Trial, input: Case): boolean {
  return verdictOf(trial, input) === "right";
}

export function verdictOf(trial: Trial, input: Case): ReturnType<Trial["verdict"]> {
  try {
    return trial.verdict(input);
  } catch (error) {
    unlessIllFormed(error);
    return "wrong"; // what is ill-typed in a way that we do not see may do anything
  }
}

/** Quick: what mends only a part of the inputs is run on some of the others. */
export type Care = "quick" | "thorough";

/** Runs candidates on the inputs that come by; only those that mend something are run on all of them. */
export function tryCandidates(
  patient: Patient,
  cases: readonly Case[],
  state: State,
  candidates: readonly Candidate[],
  meter: Meter,
  care: Care,
): readonly Tried[] {
  const batches = Math.ceil(candidates.length / BATCH);
  return Array.from({ length: batches }, (_, i) => candidates.slice(i * BATCH, (i + 1) * BATCH)).flatMap((batch) =>
    tryBatch(patient, cases, state, batch, meter, care),
  );
}

function tryBatch(
  patient: Patient,
  cases: readonly Case[],
  state: State,
  batch: readonly Candidate[],
  meter: Meter,
  care: Care,
): readonly Tried[] {
  const { changes, right, endless, reach } = state;
  const options = new Map<Expr, Candidate[]>();
  for (const candidate of batch) {
    const known = options.get(candidate.place.top) ?? [];
    known.push(candidate);
    options.set(candidate.place.top, known);
  }
  const tops = [...options.keys()];
  const first = patient.ids.row(tops.length);
  const program = withChoices(patient.program, replacements(changes), (e) => {
    const all = options.get(e);
    return all && { id: first + tops.indexOf(e), options: all.map(({ run }) => run) };
  });
  const picked = { id: -1, option: 0 };
  meter.programs++;
  const trial = loaded(patient, program, (id) => (id === picked.id ? picked.option : 0));
  if (trial === undefined) {
    if (batch.length === 1) return [];
    const half = Math.ceil(batch.length / 2); // one of them cannot even be compiled: what it uses comes later
    return [batch.slice(0, half), batch.slice(half)].flatMap((part) =>
      tryBatch(patient, cases, state, part, meter, care),
    );
  }
  return tops.flatMap((top, at) => {
    const group = options.get(top) ?? [];
    picked.id = first + at;
    const comesBy = reach.by(group[0]?.place.node.id ?? 0);
    const reached = cases.flatMap((input, i) =>
      comesBy(i) ? [{ input, at: i, wasRight: right[i] === true, ended: endless[i] !== true, way: reach.way(i) }] : [],
    );
    const wrong = eachWayFirst(reached.filter(({ wasRight }) => !wasRight));
    const rightBefore = reached.filter(({ wasRight }) => wasRight);
    return group.flatMap((candidate, i) => {
      picked.option = i + 1;
      const before = trial.steps();
      const run = ({ input }: Reached): ReturnType<Trial["verdict"]> => {
        meter.runs++;
        return verdictOf(trial, input);
      };
      const tried = triedOn(wrong, rightBefore, care, run);
      meter.steps += trial.steps() - before;
      return tried === undefined ? [] : [{ candidate, ...tried }];
    });
  });
}

/** A program in which one of several can be picked in each of some places; a run asks `choose` which it is. */
export type WithChoices = Chooser & { readonly trial: Trial; readonly pick: (options: readonly number[]) => void };

export function loadedWithChoices(
  patient: Patient,
  changes: readonly Candidate[],
  groups: readonly (readonly Candidate[])[],
  meter: Meter,
): WithChoices | undefined {
  const first = patient.ids.row(groups.length);
  const tops = groups.map((group) => group[0]?.place.top);
  const program = withChoices(patient.program, replacements(changes), (e) => {
    const at = tops.indexOf(e);
    return at < 0 ? undefined : { id: first + at, options: (groups[at] ?? []).map(({ run }) => run) };
  });
  let picked: readonly number[] = [];
  meter.programs++;
  const choose = (id: number): number => (picked[id - first] ?? -1) + 1;
  const trial = loaded(patient, program, choose);
  const pick = (options: readonly number[]): void => {
    picked = options;
  };
  return trial && { trial, pick, choose };
}

export function loaded({ load }: Patient, program: Program, choose: Chooser["choose"] = () => 0): Trial | undefined {
  try {
    return load(wellFormed("repair", program, IN_ANY_ORDER), { choose });
  } catch (error) {
    unlessIllFormed(error);
    return undefined;
  }
}

export type Choice = { readonly id: number; readonly options: readonly Expr[] };

/** What stands there is the first option; choices may be inside of it, and not inside of the others. */
export function withChoices(
  program: Program,
  now: ReadonlyMap<Expr, Expr>,
  choiceAt: (e: Expr) => Choice | undefined,
): Program {
  const go = (e: Expr): Expr => {
    const other = now.get(e);
    if (other !== undefined) return other;
    const own = mapChildren(e, go);
    const choice = choiceAt(e);
    if (choice === undefined) return own;
    return { kind: "choose", id: choice.id, at: e.at, written: false, options: [own, ...choice.options] };
  };
  return withRebuilt(program, (e) => now.has(e) || choiceAt(e) !== undefined, go);
}

type Reached = {
  readonly input: Case;
  readonly at: number;
  readonly wasRight: boolean;
  readonly ended: boolean;
  readonly way: string;
};

/** Of several mistakes, each shows on other ways: one input of each way comes before the second of any. */
export function eachWayFirst<R extends { readonly way: string }>(all: readonly R[]): readonly R[] {
  const seen = new Set<string>();
  const firsts = all.filter(({ way }) => !seen.has(way) && seen.add(way));
  return [...firsts, ...all.filter((each) => !firsts.includes(each))];
}

/**
 * Undefined: it mends nothing. Where it breaks too many for what it mends, the others are not asked. Some may be right by
 * accident as long as there are several mistakes: one covers another.
 */
function triedOn(
  wrong: readonly Reached[],
  right: Reached[],
  care: Care,
  run: (each: Reached) => ReturnType<Trial["verdict"]>,
): Omit<Tried, "candidate"> | undefined {
  const mended: number[] = [];
  const broken: number[] = [];
  let endless = 0;
  for (const each of wrong.slice(0, PROBES_MAX)) {
    const verdict = run(each);
    if (verdict === "right") mended.push(each.at);
    if (verdict === "unfinished" && (each.ended || ++endless >= ENDLESS_MAX)) return undefined;
  }
  if (mended.length === 0) return undefined;
  const expected = (mended.length * wrong.length) / Math.min(wrong.length, PROBES_MAX);
  const isPart = care === "quick" && mended.length < Math.min(wrong.length, PROBES_MAX);
  const [wrongMax, rightMax] = isPart ? [SAMPLE_WRONG, SAMPLE_RIGHT] : [wrong.length, right.length];
  for (const each of right.slice(0, rightMax)) {
    if (run(each) === "right") continue;
    broken.push(each.at);
    right.unshift(...right.splice(right.indexOf(each), 1)); // what tells most is asked first
    if (broken.length * MENDS_PER_BREAK > expected)
      return { mends: mended.length, breaks: broken.length, behaviour: undefined };
  }
  const asked = wrong.slice(0, wrongMax);
  for (const each of asked.slice(PROBES_MAX)) if (run(each) === "right") mended.push(each.at);
  const behaviour = `${sortedText(mended)}; ${sortedText(broken)}`;
  return { mends: (mended.length * wrong.length) / asked.length, breaks: broken.length, behaviour };
}
