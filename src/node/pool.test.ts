// Processes that do jobs, and what becomes of jobs whose process is killed: with a stand-in for the real process, which
// does as it is told.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { Job } from "../jobs/job.js";
import { openPool, type Pool } from "./pool.js";

const folder = mkdtempSync(join(tmpdir(), "elenchus-pool-"));
const opened: Pool[] = [];
afterEach(() => {
  for (const pool of opened.splice(0)) pool.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A word and perhaps a file: what to do, and where to note that it was done. */
const PROCESS = `
import { appendFileSync, existsSync } from "node:fs";
const die = () => process.kill(process.pid, "SIGKILL");
const answer = () => process.send({ kind: "ended", ending: { kind: "done", answer: String(process.pid) } });
process.on("disconnect", () => process.exit());
process.on("message", ({ job: { request: { source: { name: file, text: word } } } }) => {
  const isFirst = !existsSync(file);
  appendFileSync(file, process.pid + "\\n");
  if (word === "die" || (word === "die once" && isFirst)) die();
  else if (word === "exit") process.exit(7);
  else if (word === "bug") process.send({ kind: "bug", stack: "Error: a bug" });
  else if (word === "hang") setInterval(() => undefined, 1000);
  else if (word === "answer, then die") process.send({ kind: "ended", ending: { kind: "done", answer: "the last" } }, die);
  else answer();
});`;
const processFile = join(folder, "process.mjs");
writeFileSync(processFile, PROCESS);

function open(size: number, file = processFile): Pool {
  const pool = openPool(pathToFileURL(file), size, 1_000);
  opened.push(pool);
  return pool;
}

let count = 0;

/** A job, and the processes that were given it. */
function told(word: string): { readonly job: Job; readonly pids: () => readonly number[] } {
  const name = join(folder, `job-${count++}`);
  const pids = (): readonly number[] =>
    existsSync(name) ? readFileSync(name, "utf8").split("\n").filter(Boolean).map(Number) : [];
  return { job: { kind: "types", request: { source: { name, text: word } } }, pids };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** A process that was killed but not waited for yet is gone all the same. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return existsSync(`/proc/${pid}/stat`) && / Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return true;
  }
}

const done = { kind: "done", answer: expect.stringMatching(/^\d+$/) };

describe("a job that takes its process down", () => {
  test("is tried once more, in another one", async () => {
    const { job, pids } = told("die once");
    expect(await open(1).ask(job)).toEqual(done);
    expect(new Set(pids()).size).toBe(2);
  });

  test("twice is lost, and says of what; the others go on", async () => {
    const pool = open(2);
    const [die, exit] = [told("die"), told("exit")];
    const answers = await Promise.all(
      [die, told("work"), exit, told("work"), told("die once")].map((each) => pool.ask(each.job)),
    );
    expect(answers).toEqual([
      { kind: "lost", how: "died", details: "SIGKILL" },
      done,
      { kind: "lost", how: "died", details: "exit code 7" },
      done,
      done,
    ]);
    expect([die.pids().length, exit.pids().length]).toEqual([2, 2]);
  });

  test("by a bug of ours is lost at once, and its process goes on", async () => {
    const pool = open(1);
    const [bug, work] = [told("bug"), told("work")];
    expect(await pool.ask(bug.job)).toEqual({ kind: "lost", how: "bug", details: "Error: a bug" });
    expect(await pool.ask(work.job)).toEqual(done);
    expect(bug.pids()).toEqual(work.pids());
  });

  test("after it was done does no harm to the next", async () => {
    const pool = open(1);
    const last = told("answer, then die");
    expect(await pool.ask(last.job)).toEqual({ kind: "done", answer: "the last" });
    await until(() => last.pids().every(isGone));
    await new Promise((resolve) => setTimeout(resolve, 1_000)); // for us to hear of it, on a busy machine too
    const next = told("die once"); // it has two tries of its own
    expect(await pool.ask(next.job)).toEqual(done);
    expect(next.pids().length).toBe(2);
  });
});

describe("a pool", () => {
  test("has no more processes than it may, and begins jobs in order", async () => {
    const pool = open(2);
    const jobs = Array.from({ length: 12 }, () => told("work"));
    await Promise.all(jobs.map(({ job }) => pool.ask(job)));
    expect(new Set(jobs.flatMap(({ pids }) => pids())).size).toBeLessThanOrEqual(2);
  });

  test("that is closed ends its processes, whatever they do, and answers no more", async () => {
    const pool = open(2);
    const [hang, work] = [told("hang"), told("work")];
    let answered = false;
    void pool.ask(hang.job).then(() => {
      answered = true;
    });
    await pool.ask(work.job);
    await until(() => hang.pids().length > 0);
    pool.close();
    await until(() => [...hang.pids(), ...work.pids()].every(isGone));
    expect(answered).toBe(false);
  });

  test("whose processes cannot start loses its jobs, and says so", async () => {
    const pool = open(1, join(folder, "no-such-process.mjs"));
    expect(await pool.ask(told("work").job)).toEqual({ kind: "lost", how: "died", details: "exit code 1" });
  });
});
