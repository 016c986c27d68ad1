// What a repair has cost so far, in steps: what does not run programs is counted as if it did.
export type Meter = { steps: number; runs: number; proposals: number; programs: number };

const STEPS_PER_RUN = 60;
/** A change as a text that could stand there. */
const STEPS_PER_PROPOSAL = 300;
/** A program that is compiled. */
const STEPS_PER_PROGRAM = 6_000;

export function spent({ steps, runs, proposals, programs }: Meter): number {
  return steps + STEPS_PER_RUN * runs + STEPS_PER_PROPOSAL * proposals + STEPS_PER_PROGRAM * programs;
}
