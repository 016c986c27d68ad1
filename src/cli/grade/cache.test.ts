// What is found out is remembered, and only what is true for always; whatever a killed run left in the file.
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { askerOf } from "../../../test/asking.js";
import { attemptOf } from "../../../test/attempt.js";
import { USUAL_SEARCH } from "../../jobs/check-request.js";
import type { Ending, Job, Lost } from "../../jobs/job.js";
import type { Verdict } from "../../report/verdict.js";
import { openCache } from "./cache.js";

const folder = mkdtempSync(join(tmpdir(), "elenchus-cache-"));
const file = join(folder, "cache.jsonl");
beforeEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const job = (text: string): Job<"types"> => ({ kind: "types", request: { source: { name: "a.ml", text } } });
const typed = (signature: string): Ending<"types"> => ({
  kind: "done",
  answer: { functions: [], signature, unchecked: [] },
});

const check = (submission: string): Job<"check"> => ({
  kind: "check",
  request: { ...attemptOf("let f x = x", submission), search: USUAL_SEARCH },
});

function checked(verdict: Verdict): Ending<"check"> {
  const explored = { paths: 1, runs: 2, steps: 3, solverCalls: 4, ms: 5.5 };
  return { kind: "done", answer: { answers: [{ function: "f", verdict, explored }], unchecked: [] } };
}

/** A run of the command: asks each job, and says what the asker was asked for. */
async function run(
  jobs: readonly Job[],
  answer: (job: Job) => Ending | Lost,
  engine = "engine",
): Promise<{ readonly endings: readonly (Ending | Lost)[]; readonly asked: readonly Job[] }> {
  const cache = openCache(file, engine);
  const asked: Job[] = [];
  const ask = askerOf(async (each) => {
    asked.push(each);
    return answer(each);
  });
  const endings: (Ending | Lost)[] = [];
  for (const each of jobs) endings.push(await cache.remembering(ask)(each));
  expect(cache.counts()).toEqual({ known: jobs.length - asked.length, found: asked.length });
  cache.close();
  return { endings, asked };
}

const JOBS = [job("a"), job("b"), job("c")];
const signature = (each: Job): Ending => typed(each.kind === "types" ? `val ${each.request.source.text}` : "");

describe("what was found", () => {
  test("is not asked for again, in this run or the next", async () => {
    const first = await run([...JOBS, ...JOBS], signature);
    expect(first.asked).toEqual(JOBS);
    const second = await run(JOBS, signature);
    expect(second.asked).toEqual([]);
    expect(second.endings).toEqual(JOBS.map(signature));
  });

  test("is asked for once, even while it is being found", async () => {
    const cache = openCache(file, "engine");
    let asked = 0;
    const ask = cache.remembering(
      askerOf(async (each) => {
        asked++;
        await new Promise((resolve) => setImmediate(resolve));
        return signature(each);
      }),
    );
    const endings = await Promise.all([ask(job("a")), ask(job("a")), ask(job("a"))]);
    cache.close();
    expect([asked, new Set(endings).size]).toEqual([1, 1]);
  });

  test("is of no use to another engine, or for anything else", async () => {
    await run(JOBS, signature);
    expect((await run(JOBS, signature, "another")).asked).toEqual(JOBS);
    const renamed: Job = { kind: "types", request: { source: { name: "b.ml", text: "a" } } };
    expect((await run([renamed], signature)).asked).toEqual([renamed]);
  });

  test("comes back as it was: infinite sizes, bytes, nothing where there was nothing", async () => {
    const everywhere = checked({ kind: "agrees", upTo: Number.POSITIVE_INFINITY, conditions: [] });
    const bytes = typed('\u0000\u007f\u00ff\n\u2028"\\');
    const nothing = checked({ kind: "cannot-compare", why: { kind: "endless-inputs", type: undefined } });
    const [jobs, endings] = [
      [check("a"), job("b"), check("c")],
      [everywhere, bytes, nothing],
    ];
    const answer = (each: Job): Ending => endings[jobs.indexOf(each as (typeof jobs)[number])] as Ending;
    await run(jobs, answer);
    const again = await run(jobs, answer);
    expect(again.asked).toEqual([]);
    expect(again.endings).toEqual(endings);
  });
});

describe("what a clock, a lack of memory or an accident decided", () => {
  const agrees = (...limits: readonly ("stopped" | "budget")[]): Ending<"check"> =>
    checked({ kind: "agrees-so-far", upTo: 3, conditions: [], limits: limits.map((kind) => ({ kind })) });
  const never: readonly (Ending | Lost)[] = [
    { kind: "lost", how: "died", details: "SIGKILL" },
    { kind: "lost", how: "bug", details: "Error" },
    { kind: "unfinished", reason: "memory" },
    { kind: "unfinished", reason: "time" },
    agrees("stopped"),
    agrees("budget", "stopped"),
  ];
  test.each(never)("is not remembered: %o", async (ending) => {
    await run([check("a")], () => ending);
    expect(statSync(file).size).toBe(0);
    const again = await run([check("a")], () => agrees("budget"));
    expect(again.endings).toEqual([agrees("budget")]);
  });

  test("but a budget is the teacher's word", async () => {
    await run([check("a")], () => agrees("budget"));
    expect((await run([check("a")], () => agrees())).endings).toEqual([agrees("budget")]);
  });
});

describe("a file", () => {
  test("that was cut anywhere keeps what is before, and what is found then is not lost", async () => {
    await run(JOBS, signature);
    const whole = readFileSync(file);
    const lines = whole.toString().split("\n");
    const lengths = Array.from({ length: whole.length + 1 }, (_, length) => length);
    for (const length of lengths.filter((each) => each % 7 === 0 || each > whole.length - 3)) {
      writeFileSync(file, whole);
      truncateSync(file, length);
      const first = await run(JOBS, signature);
      expect(first.endings).toEqual(JOBS.map(signature));
      const kept = whole.subarray(0, length).toString().split("\n");
      const complete = lines.slice(0, 3).filter((line, i) => kept[i] === line).length;
      expect(first.asked.length).toBe(JOBS.length - complete);
      expect((await run(JOBS, signature)).asked).toEqual([]);
    }
  });

  test("with lines of something else in it is read past them", async () => {
    await run(JOBS.slice(0, 1), signature);
    appendFileSync(file, '\n{"not": "ours"}\n[1, 2]\n["key"]\nnull\n"text"\n\u0000\u0000\n<<<<<<< HEAD\n');
    await run(JOBS.slice(1), signature);
    expect((await run(JOBS, signature)).asked).toEqual([]);
  });

  test("with a line that has the key of a job but another answer does not believe it", async () => {
    await run(JOBS, signature);
    const lines = readFileSync(file, "utf8").trim().split("\n");
    for (const answer of ['{"kind":"done"}', "null", "{", "", '{"kind":"surprise"}']) {
      const forged = lines.map((line) => {
        const [key, , seal] = JSON.parse(line);
        return JSON.stringify([key, answer, seal]);
      });
      writeFileSync(file, `${forged.join("\n")}\n`);
      const again = await run(JOBS, signature);
      expect(again.endings).toEqual(JOBS.map(signature));
      expect(again.asked.length).toBe(JOBS.length);
    }
  });

  test("that is anything at all is no reason to fail", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), async (bytes) => {
        writeFileSync(file, bytes);
        expect((await run(JOBS, signature)).endings).toEqual(JOBS.map(signature));
        expect((await run(JOBS, signature)).asked).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test("is not written to by a run that finds nothing new", async () => {
    await run(JOBS, signature);
    const before = readFileSync(file);
    await run(JOBS, signature);
    expect(readFileSync(file)).toEqual(before);
  });
});
