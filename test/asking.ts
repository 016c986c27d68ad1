// Askers and sessions of tests: what they answer is a function over all jobs.
import type { Ask, Control, Ending, Job, JobEvent, Lost, Session } from "../src/jobs/job.js";

export function askerOf(answer: (job: Job) => Promise<Ending | Lost>): Ask {
  return answer as Ask; // whoever writes the answers says of every kind of job what is an answer to it
}

/** The same for a session that is never closed. */
export function sessionOf(
  answer: (job: Job, onEvent: (event: JobEvent) => void, control: Control | undefined) => Promise<Ending>,
): Session {
  return { ask: answer as Session["ask"], close: async () => undefined };
}
