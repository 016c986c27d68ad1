// Who does the jobs of `elenchus suite`: the reference's are done by the session, one after the other; those of many
// submissions by several processes at once. After Ctrl-C no job is begun, and none is waited for.
import { askingAgain } from "../../classroom/decide.js";
import type { Ask, Ending, Job, JobEvent, JobKind, Lost, Progress } from "../../jobs/job.js";
import type { Io } from "../command.js";

export type Askers = { readonly askFirst: Ask; readonly ask: Ask; readonly isStopped: () => boolean };

export type AskersWanted = {
  /** The names of the programs that there will be jobs for. */
  readonly files: readonly string[];
  /** How many jobs there will be for programs other than the reference. */
  readonly jobs: number;
  readonly workers: number;
  readonly onProgress: (progress: Progress) => void;
};

/** An hour: a job is over long before that, or never. */
export const JOB_TIME_MAX_MS = 3_600_000;
/** A process is worth its start only for several jobs. */
const JOBS_PER_PROCESS = 3;
const STOPPED: Lost = { kind: "lost", how: "stopped", details: "Ctrl-C" };

export async function withAskers<T>(wanted: AskersWanted, io: Io, work: (askers: Askers) => Promise<T>): Promise<T> {
  const signal = io.interruption();
  const session = io.session(wanted.files);
  const control = { signal, timeMaxMs: JOB_TIME_MAX_MS };
  const onEvent = (event: JobEvent): void => {
    if (event.kind === "progress") wanted.onProgress(event.progress);
  };
  const askFirst: Ask = (job) => session.ask(job, onEvent, control);
  const isStopped = (): boolean => signal.aborted;
  const size = Math.min(wanted.workers, Math.ceil(wanted.jobs / JOBS_PER_PROCESS));
  if (size < 2) return work({ askFirst, ask: inTurn(askFirst, isStopped), isStopped });
  const pool = io.openPool(size, JOB_TIME_MAX_MS);
  try {
    return await work({ askFirst, ask: askingAgain(orStopped(pool.ask, signal)), isStopped });
  } finally {
    pool.close();
  }
}

/** A session would do every job that it was given before. */
function inTurn(ask: Ask, isStopped: () => boolean): Ask {
  let last: Promise<unknown> = Promise.resolve();
  return <K extends JobKind>(job: Job<K>) => {
    const asked = last.then((): Promise<Ending<K> | Lost> | Lost => (isStopped() ? STOPPED : ask(job)));
    last = asked.catch(() => undefined);
    return asked;
  };
}

function orStopped(ask: Ask, signal: AbortSignal): Ask {
  const stopped = new Promise<Lost>((resolve) => {
    signal.addEventListener("abort", () => resolve(STOPPED));
  });
  return (job) => (signal.aborted ? Promise.resolve(STOPPED) : Promise.race([ask(job), stopped]));
}
