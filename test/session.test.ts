// The worker behind the hosts: what stops a job, and that the next one is none the worse for it.
import { afterAll, describe, expect, test } from "vitest";
import type { Job, JobEvent } from "../src/library/job.js";
import { openSession, SESSION_LIMITS, type SessionLimits } from "../src/library/session.js";
import { BUILT_WORKER } from "./harness.js";

const FOR_EVER = "let rec f x = f (x + 1)\nlet () = f 0";
const GROWING = "let rec f l = f (1 :: l)\nlet () = f []";

const opened: { readonly close: () => Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map((session) => session.close())));

function open(limits: Partial<SessionLimits> = {}, file = BUILT_WORKER) {
  const session = openSession(file, { ...SESSION_LIMITS, ...limits });
  opened.push(session);
  return session;
}

function job(text: string, expressions: readonly string[] = [], stepsMax = Number.MAX_SAFE_INTEGER): Job {
  const sources = expressions.map((expression, i) => ({ name: `-e ${i + 1}`, text: expression }));
  return { kind: "run", source: { name: "t.ml", text }, expressions: sources, stepsMax };
}

const ignore = (): void => undefined;

describe("a job that is stopped", () => {
  test("by its steps", async () => {
    expect(await open().ask(job(FOR_EVER, [], 1000), ignore)).toEqual({ kind: "unfinished", reason: "fuel" });
  });

  test("by memory leaves a session that goes on", async () => {
    const session = open({ memoryMb: 100 });
    expect(await session.ask(job(GROWING), ignore)).toEqual({ kind: "unfinished", reason: "memory" });
    expect(await session.ask(job("let x = 1"), ignore)).toEqual({ kind: "finished" });
  });

  test("by the safety net of time leaves a session that goes on", async () => {
    const session = open({ timeMaxMs: 2_000 });
    expect(await session.ask(job(FOR_EVER), ignore)).toEqual({ kind: "unfinished", reason: "time" });
    expect(await session.ask(job("let x = 1"), ignore)).toEqual({ kind: "finished" });
  });
});

test("events come in the order of evaluation", async () => {
  const events: JobEvent[] = [];
  const text = 'let () = print_string "a"; prerr_string "b"';
  await open().ask(job(text, ['print_string "c"; 1', "2"]), (event) => events.push(event));
  const shown = events.map((event) => (event.kind === "output" ? event.text : event.answer.kind));
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
