// The stage in which literals are solved for. What turns out to be wrong on an input that was not known is solved for
// again, with that input.
import type { Candidate } from "./candidate.js";
import { definedLiterals, type Hole } from "./holes.js";
import { HOLES_MAX, SOLVING_ROUNDS } from "./limits.js";
import type { Case, Patient } from "./patient.js";
import { freeOf, type Place, suspects } from "./places.js";
import { type Solving, type SolvingTools, solvingIn } from "./solved.js";
import type { Table } from "./table.js";
import { eachWayFirst, type State } from "./trials.js";

export type HolesAt = (patient: Patient, place: Place) => readonly Hole[];

/** `attempt`: runs what was found, and checks what is right then. */
export async function solvedLiterals<Found>(
  table: Table,
  changes: readonly Candidate[],
  holesAt: HolesAt,
  tools: SolvingTools,
  isSpent: () => boolean,
  attempt: (candidates: readonly Candidate[], state: State) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const { patient } = table;
  const first = table.stateOf(changes);
  if (first === undefined) return undefined;
  const there = suspects(freeOf(table.places, changes), first.reach, first.right).flatMap((place) =>
    holesAt(patient, place),
  );
  const holes = [...(changes.length === 0 ? definedLiterals(patient) : []), ...there].slice(0, HOLES_MAX);
  const solving = holes.length === 0 ? undefined : solvingIn(patient, changes, holes, table.meter, tools);
  for (const hole of solving?.holes ?? []) {
    for (let round = 0; round < SOLVING_ROUNDS && !isSpent(); round++) {
      const state = table.stateOf(changes);
      const candidates = solving && state && (await solved(solving, hole, table.cases, state));
      if (candidates === undefined || state === undefined || candidates.length === 0) break;
      const known = table.cases.length;
      const found = await attempt(candidates, state);
      if (found !== undefined) return found;
      if (table.cases.length === known) break;
    }
  }
  return undefined;
}

/** Right on all inputs; where that cannot be, on one that is wrong and on all that are right, and on as many as can be. */
async function solved(
  { solve }: Solving,
  hole: Hole,
  cases: readonly Case[],
  { right, reach }: State,
): Promise<readonly Candidate[]> {
  const comesBy = reach.by(hole.place.node.id);
  const all = cases.map((input, i) => ({ input, isRight: right[i] === true, comes: comesBy(i), way: reach.way(i) }));
  const here = (isRight: boolean) => all.filter((each) => each.isRight === isRight && each.comes);
  const wrong = eachWayFirst(here(false)).map(({ input }) => input);
  const kept = here(true)
    .slice(0, STAGES_MAX)
    .map(({ input }) => input);
  const isAll = wrong.length === all.filter(({ isRight }) => !isRight).length;
  const whole = isAll ? await solve(hole, [...wrong.slice(0, STAGES_MAX), ...kept], []) : [];
  if (whole.length > 0 || !hole.isThere) return whole;
  const some: Candidate[] = [];
  for (const one of wrong.slice(0, SEEDS_MAX))
    some.push(...(await solve(hole, [one, ...kept], wrong.filter((each) => each !== one).slice(0, OTHERS_MAX))));
  return some;
}

/** Of several mistakes one may be a literal: inputs that may show it, and others that it is tried on. */
const SEEDS_MAX = 2;
/** Wrong and right inputs that it is solved for: what they leave open, the others tell when it is run. */
const STAGES_MAX = 16;
const OTHERS_MAX = 12;
