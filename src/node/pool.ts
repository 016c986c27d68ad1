// Several processes that do jobs at the same time. A job that takes its process down is tried
// once more in a new one; after that it is lost, and the others go on.

import { type ChildProcess, fork } from "node:child_process";
import { nth } from "../basis/known.js";
import type { Ask, Ending, Job, JobKind, Lost } from "../jobs/job.js";

export type Pool = {
  /** Jobs are begun in the order in which they are asked. */
  readonly ask: Ask;
  /** Ends every process, whatever it does; what was asked and is not done yet is never answered. */
  readonly close: () => void;
};

export type ToProcess = { readonly job: Job; readonly timeMaxMs: number };
export type FromProcess =
  | { readonly kind: "ended"; readonly ending: Ending }
  | { readonly kind: "bug"; readonly stack: string };

const TRIES_MAX = 2;

type Task = { readonly job: Job; readonly answer: (answer: Ending | Lost) => void; tries: number };

/** What a process is told that looks at its programs after each pass. */
export const SELF_CHECK = "--self-check";

export function openPool(processFile: URL, size: number, timeMaxMs: number, checksItself = false): Pool {
  const waiting: Task[] = [];
  let head = 0;
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();
  let isClosed = false;

  const start = (): ChildProcess => {
    const child = fork(processFile, checksItself ? [SELF_CHECK] : [], {
      serialization: "advanced",
      execArgv: [],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    all.add(child);
    child.on("exit", () => leave(child));
    child.on("error", () => undefined); // whoever waits for it hears of it; nobody waits for an idle one
    return child;
  };
  /** An idle one that is gone must not be given the next job: that job would pay for it. */
  const leave = (child: ChildProcess): void => {
    all.delete(child);
    if (idle.includes(child)) idle.splice(idle.indexOf(child), 1);
  };
  const next = (): void => {
    while (head < waiting.length && (idle.length > 0 || all.size < size)) {
      const child = idle.pop() ?? start();
      const task = nth(waiting, head++);
      if (head === waiting.length) head = waiting.length = 0;
      void work(child, task);
    }
  };
  const work = async (child: ChildProcess, task: Task): Promise<void> => {
    task.tries++;
    const said = await hear(child, { job: task.job, timeMaxMs });
    if (isClosed) return;
    if (said.kind === "died") {
      leave(child);
      if (task.tries < TRIES_MAX) waiting.splice(head, 0, task);
      else task.answer({ kind: "lost", how: "died", details: said.details });
    } else {
      idle.push(child);
      task.answer(said.kind === "bug" ? { kind: "lost", how: "bug", details: said.stack } : said.ending);
    }
    next();
  };
  return {
    ask: <K extends JobKind>(job: Job<K>) =>
      new Promise<Ending<K> | Lost>((answer) => {
        // A process answers the job that it was given: whoever waits for it knows its kind.
        waiting.push({ job: job as Job, answer: answer as Task["answer"], tries: 0 });
        next();
      }),
    close: () => {
      isClosed = true;
      for (const child of all) child.kill("SIGKILL");
    },
  };
}

type Died = { readonly kind: "died"; readonly details: string };

function hear(child: ChildProcess, message: ToProcess): Promise<FromProcess | Died> {
  return new Promise((resolve) => {
    const done = (said: FromProcess | Died): void => {
      child.off("message", onMessage);
      child.off("exit", onExit);
      child.off("error", onError);
      resolve(said);
    };
    const onMessage = (said: unknown): void => done(said as FromProcess);
    const onExit = (code: number | null, signal: string | null): void =>
      done({ kind: "died", details: signal ?? `exit code ${code}` });
    const onError = (error: Error): void => done({ kind: "died", details: error.message });
    child.on("message", onMessage);
    child.on("exit", onExit);
    child.on("error", onError);
    if (child.exitCode !== null || child.signalCode !== null) onExit(child.exitCode, child.signalCode);
    else child.send(message);
  });
}
