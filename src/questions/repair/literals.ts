// The stage in which literals are solved for. What turns out to be wrong on an input that was not known is solved for
// again, with that input.
import type { Candidate } from "./candidate.js";
import { definedLiterals, type Hole } from "./holes.js";
import { HOLES_MAX, SOLVING_ROUNDS } from "./limits.js";
import type { Case, Patient } from "./patient.js";
import { type Place, suspects } from "./places.js";
import { type Solving, type SolvingTools, solvingIn } from "./solved.js";
import type { Table } from "./table.js";
import { eachWayFirst, type State } from "./trials.js";

export type HolesAt = (patient: Patient, place: Place) => readonly Hole[];

/** `attempt`: runs what was found, and checks what is right then. */
export async function solvedLiterals<Found>(
  table: Table,
  holesAt: HolesAt,
  tools: SolvingTools,
  isSpent: () => boolean,
  attempt: (candidates: readonly Candidate[], state: State) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const { patient } = table;
  const first = table.stateOf([]);
  if (first === undefined) return undefined;
  const there = suspects(table.places, first.reach, first.right).flatMap((place) => holesAt(patient, place));
  const holes = [...definedLiterals(patient), ...there].slice(0, HOLES_MAX);
  const solving = holes.length === 0 ? undefined : solvingIn(patient, [], holes, table.meter, tools);
  for (const hole of solving?.holes ?? []) {
    for (let round = 0; round < SOLVING_ROUNDS && !isSpent(); round++) {
      const state = table.stateOf([]);
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

/** Right on all inputs; where that cannot be, on those that are wrong in one way, and on all that are right. */
async function solved(
  { solve }: Solving,
  hole: Hole,
  cases: readonly Case[],
  { right, reach }: State,
): Promise<readonly Candidate[]> {
  const comesBy = reach.by(hole.place.node.id);
  const all = cases.map((input, i) => ({ input, isRight: right[i] === true, comes: comesBy(i), way: reach.way(i) }));
  const wrong = all.filter(({ isRight }) => !isRight);
  const wrongHere = eachWayFirst(wrong.filter(({ comes }) => comes));
  const rightHere = all.filter(({ isRight, comes }) => isRight && comes);
  const solvedWith = (some: typeof wrongHere) =>
    solve(
      hole,
      [...some, ...rightHere].map(({ input }) => input),
    );
  const whole = wrongHere.length === wrong.length ? await solvedWith(wrongHere) : [];
  const [first] = wrongHere;
  if (whole.length > 0 || first === undefined) return whole;
  const alike = wrongHere.filter(({ way }) => way === first.way);
  return alike.length === wrong.length ? [] : solvedWith(alike);
}
