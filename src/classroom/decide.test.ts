// What is asked about a class, and what failures are called.
import { describe, expect, test } from "vitest";
import { askerOf } from "../../test/asking.js";
import { assignmentOf, handedInBy, pretendAsker, source } from "../../test/grade/pretend-class.js";
import type { Source } from "../core/span.js";
import type { Ask } from "../jobs/job.js";
import { ENGLISH } from "../report/words/english.js";
import { askingAgain, type Decision, decideClass, failureOf } from "./decide.js";
import { type Group, groupsOf } from "./plan.js";

const WATCH = { read: () => undefined, toCheck: () => undefined, checked: () => undefined };

async function decide(references: readonly string[], programs: Readonly<Record<string, string>>, ask: Ask) {
  const assignment = assignmentOf(references);
  const [group] = groupsOf(assignment) as readonly [Group];
  const sources = handedInBy(programs).map(({ program }) => program as Source);
  const decisions = await decideClass(assignment, { ...group, functions: ["f"] }, sources, ask, WATCH);
  return Object.fromEntries([...decisions].map(([{ name }, decision]) => [name, shown(decision)]));
}

function shown(decision: Decision): string {
  if (decision.kind !== "decided") return decision.kind;
  return decision.answers.map(({ answer, reference }) => `${answer.verdict.kind} ${reference.name}`).join();
}

describe("against several references", () => {
  test("the nearest counts, the first of those as near", async () => {
    const { ask } = pretendAsker();
    expect(await decide(["f: 1=a", "f: 1=b"], { a: "f: 1=a", b: "f: 1=b", c: "f:", d: "g:" }, ask)).toEqual({
      "a.ml": "agrees reference-0.ml",
      "b.ml": "agrees reference-1.ml",
      "c.ml": "differs reference-0.ml",
      "d.ml": "cannot-compare reference-0.ml",
    });
  });

  test("who agrees with one is not compared with the next", async () => {
    const { ask, asked } = pretendAsker();
    await decide(["f:", "f: 1=b", "f: 1=c"], { a: "f:", b: "f: 1=b" }, ask);
    const checks = asked.flatMap((job) => (job.kind === "check" ? [job.request] : []));
    expect(checks.map(({ exercise, submission }) => `${submission.name} ${exercise.reference.name}`).sort()).toEqual([
      "a.ml reference-0.ml",
      "b.ml reference-0.ml",
      "b.ml reference-1.ml",
    ]);
  });

  test("what one says counts, though another takes the worker down", async () => {
    const { ask } = pretendAsker();
    const frail = askerOf(async (job) =>
      job.kind === "check" && job.request.exercise.reference.name === "reference-1.ml"
        ? { kind: "lost", how: "died", details: "SIGKILL" }
        : ask(job),
    );
    expect(await decide(["f:", "f: 1=b"], { a: "f: 2=b" }, frail)).toEqual({ "a.ml": "differs reference-0.ml" });
  });
});

test("of programs that are the same, the first by its text stands for all", async () => {
  const { ask, asked } = pretendAsker();
  await decide(["f:"], { a: "f: 1=b # z", b: "# 1\nf: 1=b", c: "# 2\nf: 1=b" }, ask);
  const checked = asked.flatMap((job) => (job.kind === "check" ? [job.request.submission.name] : []));
  expect(checked.sort()).toEqual(["a.ml", "b.ml"]); // "# z" is no comment of pretended programs
});

test("only a lack of memory is tried again, and once", async () => {
  const endings = [
    { kind: "unfinished", reason: "memory" },
    { kind: "unfinished", reason: "time" },
    { kind: "lost", how: "died", details: "" },
    { kind: "done", answer: { signature: "", functions: [], unchecked: [] } },
  ] as const;
  for (const ending of endings) {
    let times = 0;
    const ask = askingAgain(
      askerOf(async () => {
        times++;
        return ending;
      }),
    );
    expect(await ask({ kind: "types", request: { source: source("a.ml", "") } })).toEqual(ending);
    expect(times).toBe(ending.kind === "unfinished" && ending.reason === "memory" ? 2 : 1);
  }
});

test.each([
  [{ kind: "unfinished", reason: "memory" }, "it needs more memory than a worker has"],
  [{ kind: "unfinished", reason: "time" }, "it ran into the time limit; a faster machine may decide it"],
  [{ kind: "lost", how: "died", details: "SIGSEGV" }, "it crashed its worker twice (SIGSEGV)"],
  [{ kind: "lost", how: "bug", details: "Error: x" }, "a bug in elenchus, please report it: Error: x"],
] as const)("%o in words", (ending, why) => {
  const failure = failureOf(ending);
  expect(failure.kind === "failed" && ENGLISH.reasons.failure(failure.why)).toBe(why);
});
