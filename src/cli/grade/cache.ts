// What was found out already, in a file that only grows: a line for each finished job, known by
// everything that decides its answer. A run that was killed loses at most the line it was writing.
import { createHash } from "node:crypto";
import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import type { Answer, Ask, Ending, Job, JobKind, Lost } from "../../jobs/job.js";
import { lackingIn } from "../../jobs/lacking.js";

export type Cache = {
  /** Answers what is known, and remembers what is not. */
  readonly remembering: (ask: Ask) => Ask;
  /** How many answers were known, and how many had to be found. */
  readonly counts: () => { readonly known: number; readonly found: number };
  readonly close: () => void;
};

/** `engine` stands for the programs that do the work: others may answer otherwise. */
export function openCache(file: string, engine: string): Cache {
  const known = readLines(file);
  const out = openSync(file, "a");
  if (known.isTorn) writeSync(out, "\n");
  let [hits, found] = [0, 0];
  const asked = new Map<string, Promise<Ending | Lost>>();
  const keyOf = (job: Job): string =>
    createHash("sha256").update(engine).update(JSON.stringify(job)).digest("base64url").slice(0, 32);
  const find = async (ask: Ask, job: Job, key: string): Promise<Ending | Lost> => {
    const ending = await ask(job);
    found++;
    asked.delete(key);
    if (!isForAlways(job, ending)) return ending;
    const text = JSON.stringify(ending, plain);
    known.answers.set(key, text);
    writeSync(out, `${JSON.stringify([key, text, sealOf(key, text)])}\n`);
    return ending;
  };
  return {
    remembering: (ask) => {
      const answer = async (job: Job): Promise<Ending | Lost> => {
        const key = keyOf(job);
        const text = known.answers.get(key);
        if (text !== undefined) {
          hits++;
          return JSON.parse(text, restored) as Ending; // written above, for the same job
        }
        const underWay = asked.get(key) ?? find(ask, job, key);
        asked.set(key, underWay);
        return underWay;
      };
      // A job is known by all that it says, its kind included: its ending is of that kind.
      return <K extends JobKind>(job: Job<K>) => answer(job as Job) as Promise<Ending<K> | Lost>;
    },
    counts: () => ({ known: hits, found }),
    close: () => closeSync(out),
  };
}

function readLines(file: string): { readonly answers: Map<string, string>; readonly isTorn: boolean } {
  const answers = new Map<string, string>();
  const text = readIfThere(file);
  for (const line of text.split("\n")) {
    const entry = parsed(line);
    if (!Array.isArray(entry)) continue;
    const [key, answer, seal] = entry;
    if (typeof key === "string" && typeof answer === "string" && seal === sealOf(key, answer)) answers.set(key, answer);
  }
  return { answers, isTorn: text !== "" && !text.endsWith("\n") };
}

/** Tells a line that was written here from one that is damaged or somebody else's, which is as good as none. */
function sealOf(key: string, text: string): string {
  return createHash("sha256").update(key).update(text).digest("base64url").slice(0, 16);
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

/** A line that was cut off is as good as none. */
function parsed(line: string): unknown {
  try {
    return line === "" ? undefined : JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Not what a clock, a lack of memory, a missing solver or an accident decided. */
function isForAlways(job: Job, ending: Ending | Lost): boolean {
  if (ending.kind === "lost" || ending.kind === "unfinished" || lackingIn(job, ending) !== undefined) return false;
  if (ending.kind !== "done" || job.kind !== "check") return true;
  const { answers } = ending.answer as Answer<"check">; // the job is a check
  return answers.every(
    ({ verdict }) => verdict.kind !== "agrees-so-far" || verdict.limits.every(({ kind }) => kind !== "stopped"),
  );
}

const INFINITE = "infinite";

/** JSON has no infinity. */
function plain(key: string, value: unknown): unknown {
  return key === "upTo" && value === Number.POSITIVE_INFINITY ? INFINITE : value;
}

function restored(key: string, value: unknown): unknown {
  return key === "upTo" && value === INFINITE ? Number.POSITIVE_INFINITY : value;
}
