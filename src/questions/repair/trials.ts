// Many candidates are run as one program: a choice stands in the place that they change, and which of them it is can be
// said before each run. Compiling a program takes longer than running it on all inputs.
import type { Choose, Expr } from "../../core/expr.js";
import type { Program } from "../../core/program.js";
import { withReplaced } from "../../core/replace.js";
import { NOWHERE } from "../../core/span.js";
import { freshId } from "../cover/instrument.js";
import type { Candidate } from "./candidate.js";
import { BATCH, ENDLESS_MAX, PROBES_MAX } from "./limits.js";
import type { Meter } from "./meter.js";
import type { Case, Patient, Trial } from "./patient.js";
import { type Reach, reachOf } from "./places.js";

/** A program as it is after some changes, and on which inputs it is right. */
export type State = {
  readonly changes: readonly Candidate[];
  readonly program: Program;
  readonly right: readonly boolean[];
  readonly reach: Reach;
};

/** What a candidate does to the inputs: how many it mends, and whether it breaks some. */
export type Tried = { readonly candidate: Candidate; readonly mends: number; readonly breaks: number };

/** Undefined: it does not load. */
export function stateAfter(patient: Patient, cases: readonly Case[], changes: readonly Candidate[]): State | undefined {
  const program = changed(patient.program, changes);
  const trial = patient.load(program);
  if (trial === undefined) return undefined;
  const right = cases.map((each) => isRight(trial, each));
  return { changes, program, right, reach: reachOf(trial, cases) };
}

/** With all changes, each of another part of the program. */
export function changed(program: Program, changes: readonly Candidate[]): Program {
  return withReplaced(program, replacements(changes));
}

function replacements(changes: readonly Candidate[]): Map<Expr, Expr> {
  return new Map(changes.flatMap(({ core }) => core.map(({ before, now }) => [before, now] as const)));
}

export function isRight(trial: Trial, input: Case): boolean {
  return verdictOf(trial, input) === "right";
}

function verdictOf(trial: Trial, input: Case): ReturnType<Trial["verdict"]> {
  try {
    return trial.verdict(input);
  } catch {
    return "wrong"; // what is ill-typed in a way that we do not see may do anything
  }
}

/** Runs candidates on the inputs that come by; only those that mend something are run on all of them. */
export function tryCandidates(
  patient: Patient,
  cases: readonly Case[],
  state: State,
  candidates: readonly Candidate[],
  meter: Meter,
): readonly Tried[] {
  return groupsOf(candidates).flatMap((group) => tryGroup(patient, cases, state, group, meter));
}

/** Those that change the same nodes. */
function groupsOf(candidates: readonly Candidate[]): readonly (readonly Candidate[])[] {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const ids = candidate.core.map(({ before }) => before.id).join(" ");
    const known = [...groups.keys()].findLast(
      (key) => key.startsWith(`${ids}/`) && (groups.get(key)?.length ?? 0) < BATCH,
    );
    const key = known ?? `${ids}/${groups.size}`;
    groups.set(key, [...(groups.get(key) ?? []), candidate]);
  }
  return [...groups.values()];
}

function tryGroup(
  patient: Patient,
  cases: readonly Case[],
  { changes, right, reach }: State,
  group: readonly Candidate[],
  meter: Meter,
): readonly Tried[] {
  const [first] = group;
  if (first === undefined) return [];
  let picked = 0;
  const choices = first.core.map(({ before }, i): readonly [Expr, Choose] => {
    const options = group.map(({ core }) => core[i]?.now ?? before);
    return [before, { kind: "choose", id: freshId(patient.program) + i, at: NOWHERE, written: false, options }];
  });
  const program = withReplaced(patient.program, new Map<Expr, Expr>([...replacements(changes), ...choices]));
  meter.programs++;
  const trial = patient.load(program, { choose: () => picked });
  if (trial === undefined) return [];
  const comesBy = reach(first.place.node.id);
  const reached = cases.flatMap((input, i) => (comesBy(i) ? [{ input, wasRight: right[i] === true }] : []));
  const wrong = reached.filter(({ wasRight }) => !wasRight);
  const rightBefore = reached.filter(({ wasRight }) => wasRight);
  return group.flatMap((candidate, i) => {
    picked = i;
    const before = trial.steps();
    const run = ({ input }: Reached): ReturnType<Trial["verdict"]> => {
      meter.runs++;
      return verdictOf(trial, input);
    };
    const tried = triedOn(wrong, rightBefore, run);
    meter.steps += trial.steps() - before;
    return tried === undefined ? [] : [{ candidate, ...tried }];
  });
}

type Reached = { readonly input: Case; readonly wasRight: boolean };

/** Undefined: it mends nothing. As soon as one input is broken, the others are not asked. */
function triedOn(
  wrong: readonly Reached[],
  right: Reached[],
  run: (each: Reached) => ReturnType<Trial["verdict"]>,
): Omit<Tried, "candidate"> | undefined {
  let [mends, endless] = [0, 0];
  for (const each of wrong.slice(0, PROBES_MAX)) {
    const verdict = run(each);
    if (verdict === "right") mends++;
    if (verdict === "unfinished" && ++endless >= ENDLESS_MAX) return undefined;
  }
  if (mends === 0) return undefined;
  const broken = right.findIndex((each) => run(each) !== "right");
  if (broken >= 0) {
    right.unshift(...right.splice(broken, 1)); // what tells most is asked first
    return { mends, breaks: 1 };
  }
  return { mends: mends + wrong.slice(PROBES_MAX).filter((each) => run(each) === "right").length, breaks: 0 };
}
