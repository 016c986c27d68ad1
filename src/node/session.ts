// A worker thread that does jobs one after the other, with a deep stack and a memory limit of
// its own. A job that kills its worker ends as unfinished, and the next one gets a new worker.
import { type ResourceLimits, Worker } from "node:worker_threads";
import type {
  CheckEvent,
  Control,
  Done,
  Ending,
  FromWorker,
  Job,
  JobEvent,
  JobKind,
  Session,
  ToWorker,
  WorkerSettings,
} from "../jobs/job.js";
import { notDecided } from "../jobs/not-decided.js";
import type { FunctionVerdict } from "../report/verdict.js";

export type SessionLimits = {
  readonly memoryMb: number;
  readonly youngMb: number; // for what has just been made
  readonly stackMb: number;
  readonly timeMaxMs: number; // a safety net only: what ends a run is its steps
  readonly graceMs: number; // how long a job that was told to stop may take to say what it knows
  readonly tunesEngine: boolean; // in a process that is ours
  readonly checksItself: boolean; // whether its programs are looked at after each pass
};

/** The worker stops a run at memoryMb by itself; V8's own limit is for what happens between two looks. */
const HEADROOM_MB = 300;
/** A timer that is set for longer goes off at once. */
const TIMER_MAX_MS = 2 ** 31 - 1;

export const SESSION_LIMITS: SessionLimits = {
  memoryMb: 400,
  youngMb: 192,
  stackMb: 256,
  timeMaxMs: 120_000,
  graceMs: 5_000,
  tunesEngine: true,
  checksItself: false,
};

/** Exploring keeps little of what it makes, and is as fast with less room for it. */
export const CHECKING_LIMITS: SessionLimits = { ...SESSION_LIMITS, youngMb: 48 };

export function resourceLimits({ memoryMb, youngMb, stackMb }: SessionLimits): ResourceLimits {
  return {
    maxOldGenerationSizeMb: memoryMb + HEADROOM_MB,
    maxYoungGenerationSizeMb: youngMb,
    stackSizeMb: stackMb,
  };
}

/** Starts a worker at once, so that it gets ready, for programs in files of these names, while the host reads them. */
export function openSession(workerFile: URL, limits: SessionLimits, opens: readonly string[]): Session {
  const start = (): Hired => hire(workerFile, limits, opens);
  let idle: Hired | undefined = start();
  let last: Promise<unknown> = Promise.resolve();
  const askNow: Session["ask"] = async <K extends JobKind>(
    job: Job<K>,
    onEvent: (event: JobEvent<K>) => void,
    { signal, timeMaxMs = limits.timeMaxMs }: Control = {},
  ) => {
    const hired = idle ?? start();
    idle = undefined;
    try {
      const done = await doJob(hired, job, onEvent, { signal, timeMaxMs, graceMs: limits.graceMs });
      if (done.alive) idle = hired;
      return done.ending;
    } finally {
      if (idle !== hired) await hired.worker.terminate(); // also one with a bug: nobody knows what is left of it
    }
  };
  return {
    ask: (job, onEvent, control) => {
      const asked = last.then(() => askNow(job, onEvent, control));
      last = asked.catch(() => undefined); // the asker hears of it; the next job is not its victim
      return asked;
    },
    close: async () => {
      await last;
      await idle?.worker.terminate();
      idle = undefined;
    },
  };
}

/** A worker, and what it dies of if it does: listened to from the start, since it may die before its first job. */
type Hired = { readonly worker: Worker; readonly death: Promise<Error> };

function hire(file: URL, limits: SessionLimits, opens: readonly string[]): Hired {
  const { memoryMb, tunesEngine, checksItself } = limits;
  const worker = new Worker(file, {
    workerData: { memoryMb, opens, tunesEngine, checksItself } satisfies WorkerSettings,
    resourceLimits: resourceLimits(limits),
  });
  const death = new Promise<Error>((resolve) => {
    worker.on("error", resolve);
    worker.on("exit", (code) => resolve(new Error(`the worker ended with code ${code}`)));
  });
  worker.unref(); // an idle worker does not keep its process alive
  return { worker, death };
}

type Stops = Required<Control> & { readonly graceMs: number };
type Ended<K extends JobKind> = { readonly ending: Ending<K>; readonly alive: boolean };

async function doJob<K extends JobKind>(
  { worker, death }: Hired,
  job: Job<K>,
  onEvent: (event: JobEvent<K>) => void,
  stops: Stops,
): Promise<Ended<K>> {
  const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const stop = stopping(job.kind, cancelled, stops);
  const decided = newRecord();
  worker.ref();
  worker.postMessage({ job: job as Job, cancelled } satisfies ToWorker); // whatever its kind is
  try {
    const heard = (event: JobEvent): void => {
      decided.note(event);
      onEvent(event as JobEvent<K>); // the worker tells of the job that it was given
    };
    const tooLate = stop.tooLate.then((done) => ({ ...done, ending: decided.ending() ?? done.ending }));
    const ended = await Promise.race([messages(worker, heard), death.then(judgeDeath), tooLate]);
    return ended as Ended<K>; // and ends as that job does
  } finally {
    stop.forget();
    worker.removeAllListeners("message");
    worker.unref();
  }
}

/** Jobs that tell what they know when they are told to stop. */
const STOPPABLE: ReadonlySet<JobKind> = new Set(["check", "test", "reach"]);

/** What sleeps so much longer than it works is waiting for something that will not come. */
const PATIENCE = 10;

/** When so much time has passed, and the process has had the processor for as long: a busy machine decides nothing. */
function whenSpent(timeMaxMs: number, timers: NodeJS.Timeout[], then: () => void): void {
  const [begun, before] = [performance.now(), process.cpuUsage()];
  const look = (): void => {
    const { user, system } = process.cpuUsage(before);
    const left = timeMaxMs - (user + system) / 1_000;
    const isOver = left <= 0 || performance.now() - begun > PATIENCE * timeMaxMs;
    if (isOver) then();
    else timers.push(setTimeout(look, Math.min(Math.max(left, LOOK_MS), TIMER_MAX_MS)));
  };
  timers.push(setTimeout(look, Math.min(timeMaxMs, TIMER_MAX_MS)));
}

const LOOK_MS = 20;

/** A job that can be asked to stop is asked first, and ended only when it does not answer. */
function stopping(kind: JobKind, cancelled: Int32Array, { signal, timeMaxMs, graceMs }: Stops) {
  const timers: NodeJS.Timeout[] = [];
  let stop = (): void => undefined;
  const tooLate = new Promise<Ended<never>>((resolve) => {
    const giveUp = (): void => resolve(unfinished("time"));
    stop = () => {
      Atomics.store(cancelled, 0, 1);
      timers.push(setTimeout(giveUp, graceMs));
    };
    whenSpent(timeMaxMs, timers, STOPPABLE.has(kind) ? stop : giveUp);
  });
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop);
  const forget = (): void => {
    for (const timer of timers) clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  };
  return { tooLate, forget };
}

/** What a check has told so far: the functions that it was ended in, and those after it, are not decided. */
function newRecord() {
  const answers: FunctionVerdict[] = [];
  let begun: Extract<CheckEvent, { readonly kind: "begun" }> | undefined;
  const note = (event: JobEvent): void => {
    if (event.kind === "begun") begun = event;
    if (event.kind === "decided") answers.push(event.answer);
  };
  const ending = (): Done<"check"> | undefined => {
    if (begun === undefined || answers.length === 0) return undefined;
    const rest = begun.functions.slice(answers.length).map(notDecided);
    return { kind: "done", answer: { answers: [...answers, ...rest], unchecked: begun.unchecked } };
  };
  return { note, ending };
}

function messages(worker: Worker, onEvent: (event: JobEvent) => void): Promise<Ended<JobKind>> {
  return new Promise((resolve, reject) => {
    worker.on("message", (message: FromWorker) => {
      if (message.kind === "event") onEvent(message.event);
      else if (message.kind === "ended") resolve({ ending: message.ending, alive: true });
      else reject(new Error(message.stack));
    });
  });
}

function judgeDeath(error: Error): Ended<never> {
  if ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") return unfinished("memory");
  throw error;
}

function unfinished(reason: "time" | "memory"): Ended<never> {
  return { ending: { kind: "unfinished", reason }, alive: false };
}
