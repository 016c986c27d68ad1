// A session that does each job once, and gives the same answer when it is asked again: for tests of what is made of an
// answer, not of how it is found.
import { serialize } from "node:v8";
import type { Control, Ending, Job, JobEvent, Session } from "../src/jobs/job.js";
import { sessionOf } from "./asking.js";

type Done = { readonly ending: Ending; readonly events: readonly JobEvent[] };

export function remembering(session: Session): Session {
  const known = new Map<string, Promise<Done>>();
  const work = async (job: Job, control: Control | undefined): Promise<Done> => {
    const events: JobEvent[] = [];
    return { ending: await session.ask(job, (event) => events.push(event), control), events };
  };
  return sessionOf(async (job, onEvent, control) => {
    const key = serialize(job).toString("latin1");
    const done = known.get(key) ?? work(job, control);
    known.set(key, done);
    const { ending, events } = await done;
    events.forEach(onEvent);
    return ending;
  });
}
