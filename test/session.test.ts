// The worker behind the hosts: what stops a job, and that the next one is none the worse for it.
import { afterAll, describe, expect, test } from "vitest";
import { USUAL_SEARCH } from "../src/jobs/check-request.js";
import type { Job, JobEvent } from "../src/jobs/job.js";
import { openSession, SESSION_LIMITS, type SessionLimits } from "../src/node/session.js";
import { attemptOf } from "./attempt.js";
import { BUILT_WORKER } from "./harness.js";

const FOR_EVER = "let rec f x = f (x + 1)\nlet () = f 0";
const GROWING = "let rec f l = f (1 :: l)\nlet () = f []";

const opened: { readonly close: () => Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map((session) => session.close())));

function open(limits: Partial<SessionLimits> = {}, file = BUILT_WORKER) {
  const session = openSession(file, { ...SESSION_LIMITS, ...limits }, ["ocaml"]);
  opened.push(session);
  return session;
}

function job(text: string, expressions: readonly string[] = [], stepsMax = Number.MAX_SAFE_INTEGER): Job<"run"> {
  const sources = expressions.map((expression, i) => ({ name: `-e ${i + 1}`, text: expression }));
  return { kind: "run", request: { sources: [{ name: "t.ml", text }], expressions: sources, stepsMax } };
}

const FINISHED = { kind: "done", answer: { kind: "finished" } };
const ignore = (): void => undefined;

describe("a job that is stopped", () => {
  test("by its steps", async () => {
    expect(await open().ask(job(FOR_EVER, [], 1000), ignore)).toEqual({ kind: "unfinished", reason: "fuel" });
  });

  test("by memory leaves a session that goes on", async () => {
    const session = open({ memoryMb: 100 });
    expect(await session.ask(job(GROWING), ignore)).toEqual({ kind: "unfinished", reason: "memory" });
    expect(await session.ask(job("let x = 1"), ignore)).toEqual(FINISHED);
  });

  test("by the safety net of time leaves a session that goes on", async () => {
    const session = open({ timeMaxMs: 2_000 });
    expect(await session.ask(job(FOR_EVER), ignore)).toEqual({ kind: "unfinished", reason: "time" });
    expect(await session.ask(job("let x = 1"), ignore)).toEqual(FINISHED);
  });
});

test("events come in the order of evaluation", async () => {
  const events: JobEvent<"run">[] = [];
  const text = 'let () = print_string "a"; prerr_string "b"';
  await open().ask(job(text, ['print_string "c"; 1', "2"]), (event) => events.push(event));
  const shown = events.map((event) =>
    event.kind === "answered" ? event.answer.kind : event.kind === "output" && event.text,
  );
  expect(shown).toEqual(["a", "b", "c", "value", "value"]);
});

test("jobs asked at once are done one after the other", async () => {
  const session = open();
  const done: string[] = [];
  const ask = async (name: string, text: string): Promise<void> => {
    await session.ask(job(text, [], 100_000), ignore);
    done.push(name);
  };
  await Promise.all([ask("first", FOR_EVER), ask("second", "let x = 1"), ask("third", "let x = 2")]);
  expect(done).toEqual(["first", "second", "third"]);
});

test("a worker that cannot start is told to whoever asks, not thrown at the process", async () => {
  const session = open({}, new URL("../dist/no-such-worker.js", import.meta.url));
  await expect(session.ask(job("let x = 1"), ignore)).rejects.toThrow("no-such-worker");
});

describe("a check that is told to stop", () => {
  const check: Job<"check"> = {
    kind: "check",
    request: { ...attemptOf("", ""), search: { ...USUAL_SEARCH, budget: 1 } },
  };
  const nothing = { kind: "done", answer: { answers: [], unchecked: [] } };
  /** A worker that is busy, as a real one, until it sees the flag; or for ever. */
  const busyWorker = (condition: string, told: readonly object[] = []): URL =>
    new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from "node:worker_threads";
        parentPort.on("message", ({ cancelled }) => {
          parentPort.postMessage({ kind: "event", event: { kind: "progress", progress: { function: "f", paths: 1, size: 2 } } });
          for (const event of ${JSON.stringify(told)}) parentPort.postMessage({ kind: "event", event });
          while (${condition});
          parentPort.postMessage({ kind: "ended", ending: ${JSON.stringify(nothing)} });
        });`)}`,
    );
  const obeys = busyWorker("Atomics.load(cancelled, 0) === 0");

  test("by its asker says what it knows", async () => {
    const controller = new AbortController();
    const stop = (): void => controller.abort();
    expect(await open({}, obeys).ask(check, stop, controller)).toEqual(nothing);
  });

  test("before it was begun does so at once", async () => {
    expect(await open({}, obeys).ask(check, ignore, { signal: AbortSignal.abort() })).toEqual(nothing);
  });

  test("by the safety net says what it knows", async () => {
    expect(await open({}, obeys).ask(check, ignore, { timeMaxMs: 50 })).toEqual(nothing);
  });

  test("and does not, but has decided some functions, is ended with these", async () => {
    const decided = { function: "f", verdict: { kind: "agrees", upTo: 3, conditions: [] } };
    const told = [
      { kind: "begun", functions: ["f", "g", "h"], unchecked: [] },
      { kind: "decided", answer: decided },
    ];
    const session = open({ graceMs: 50 }, busyWorker("true", told));
    const controller = new AbortController();
    const stopThen = ({ kind }: { readonly kind: string }): void => {
      if (kind === "decided") controller.abort();
    };
    expect(await session.ask(check, stopThen, controller)).toMatchObject({
      kind: "done",
      answer: {
        answers: [
          decided,
          { function: "g", verdict: { kind: "agrees-so-far", upTo: 0, limits: [{ kind: "stopped" }] } },
          { function: "h", verdict: { kind: "agrees-so-far", upTo: 0, limits: [{ kind: "stopped" }] } },
        ],
        unchecked: [],
      },
    });
  });

  test("and does not, is ended, and the next job has a worker of its own", async () => {
    const session = open({ graceMs: 50 }, busyWorker("true"));
    const stopped = session.ask(check, ignore, { timeMaxMs: 50 });
    expect(await stopped).toEqual({ kind: "unfinished", reason: "time" });
    expect(await session.ask(check, ignore, { timeMaxMs: 50 })).toEqual({ kind: "unfinished", reason: "time" });
  });
});
