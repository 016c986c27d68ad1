// What a repair has cost so far: steps of compiled programs are cheap beside starting a run, making a text or compiling.
export type Meter = { steps: number; runs: number; proposals: number; programs: number };

const STEPS_AT_ONCE = 4;
/** A step of the explorer takes as long as so many. */
export const EXPLORED_STEPS = STEPS_AT_ONCE;
const STEPS_PER_RUN = 60;
/** A change as a text that could stand there. */
const STEPS_PER_PROPOSAL = 300;
/** A program that is compiled. */
const STEPS_PER_PROGRAM = 6_000;

export function spent({ steps, runs, proposals, programs }: Meter): number {
  return steps / STEPS_AT_ONCE + STEPS_PER_RUN * runs + STEPS_PER_PROPOSAL * proposals + STEPS_PER_PROGRAM * programs;
}
