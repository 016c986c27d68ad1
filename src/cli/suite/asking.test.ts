// Who does the jobs, and what becomes of them after Ctrl-C.
import { describe, expect, test } from "vitest";
import type { Ending, Job } from "../../jobs/job.js";
import type { Io } from "../command.js";
import { type Askers, withAskers } from "./asking.js";

const JOB: Job<"types"> = { kind: "types", request: { source: { name: "a.ml", text: "" } } };
const DONE: Ending<"types"> = { kind: "done", answer: { signature: "", functions: [], unchecked: [] } };
const STOPPED = { kind: "lost", how: "stopped", details: "Ctrl-C" };

/** The session answers at once, a pool never. */
function pretend() {
  const controller = new AbortController();
  const said: string[] = [];
  const io = {
    interruption: () => controller.signal,
    session: () => ({
      ask: async () => {
        said.push("session");
        return DONE;
      },
      close: async () => undefined,
    }),
    openPool: (size: number) => {
      said.push(`pool of ${size}`);
      return { ask: () => new Promise<Ending>(() => undefined), close: () => said.push("closed") };
    },
  } as unknown as Io;
  const run = <T>(jobs: number, workers: number, work: (askers: Askers) => Promise<T>): Promise<T> =>
    withAskers({ files: [], jobs, workers, onProgress: () => undefined }, io, work);
  return { controller, said, run };
}

describe("jobs of other programs are done", () => {
  test.each([
    [0, 8, ["session"]],
    [3, 8, ["session"]],
    [30, 1, ["session"]],
    [4, 8, ["pool of 2", "session", "closed"]],
    [30, 4, ["pool of 4", "session", "closed"]],
  ])("%s by %s processes", async (jobs, workers, expected) => {
    const { said, run } = pretend();
    expect(await run(jobs, workers, ({ askFirst }) => askFirst(JOB))).toBe(DONE);
    expect(said).toEqual(expected);
  });
});

describe("after Ctrl-C", () => {
  test("nobody waits for the pool, and it is closed", async () => {
    const { controller, said, run } = pretend();
    const asked = run(30, 4, async ({ ask, isStopped }) => [await ask(JOB), await ask(JOB), isStopped()]);
    controller.abort();
    expect(await asked).toEqual([STOPPED, STOPPED, true]);
    expect(said.at(-1)).toBe("closed");
  });

  test("the session begins no other job", async () => {
    const { controller, said, run } = pretend();
    const answers = await run(2, 4, async ({ ask }) => {
      const first = await ask(JOB);
      controller.abort();
      return [first, await ask(JOB)];
    });
    expect(answers).toEqual([DONE, STOPPED]);
    expect(said).toEqual(["session"]);
  });
});
