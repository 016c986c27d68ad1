// The command around a check: arguments, exit codes, streams, and what is said when it is cut short.

import { describe, expect, test } from "vitest";
import { sessionOf } from "../../test/asking.js";
import type { Control, Ending, Job } from "../jobs/job.js";
import { LANGUAGES } from "../languages.js";
import type { Diagnostic } from "../report/diagnostic.js";
import type { FunctionVerdict, Verdict } from "../report/verdict.js";
import { ENGLISH } from "../report/words/english.js";
import { checkCommand } from "./check.js";
import { type Io, Misuse } from "./command.js";

const EXPLORED = { paths: 3, runs: 9, steps: 100, solverCalls: 0, ms: 5 };
const AGREES: Verdict = { kind: "agrees", upTo: 4, conditions: [] };
const SO_FAR: Verdict = { kind: "agrees-so-far", upTo: 2, conditions: [], limits: [{ kind: "budget" }] };
const STOPPED: Verdict = { ...SO_FAR, limits: [{ kind: "stopped" }] };
const CANNOT: Verdict = { kind: "cannot-compare", why: { kind: "not-a-function", name: "f" } };
const DIFFERS: Verdict = {
  kind: "differs",
  witness: {
    call: "f 0",
    args: ["0"],
    submissionCall: undefined,
    chosen: [],
    size: 1,
    observed: undefined,
    whole: "f 0",
    expected: { kind: "value", text: "1", effects: undefined, from: undefined, steps: 1 },
    got: { kind: "raised", text: "Not_found", steps: 1 },
    rests: "behaviour",
  },
  others: [],
  smallest: true,
  smaller: 0,
  conditions: [],
};

const ERROR: Diagnostic = {
  code: "E101",
  title: "Syntax error",
  at: { file: "a.ml", start: 0, end: 0 },
  label: "",
  also: [],
  hint: undefined,
};

const checked = (...verdicts: Verdict[]): Ending<"check"> => ({
  kind: "done",
  answer: {
    answers: verdicts.map((verdict, i): FunctionVerdict => ({ function: `f${i}`, verdict, explored: EXPLORED })),
    unchecked: [],
  },
});

type Asked = { job?: Job; control?: Control | undefined; out: string; error: string; code: number };

async function run(ending: Ending<"check">, args: readonly string[] = [], changes: Partial<Io> = {}): Promise<Asked> {
  const asked: Asked = { out: "", error: "", code: -1 };
  const style = { width: 80, colour: false };
  const io: Io = {
    words: ENGLISH,
    out: (chunk) => {
      asked.out += String(chunk);
    },
    error: (chunk) => {
      asked.error += String(chunk);
    },
    readCertificate: () => Promise.reject(new Error("there is none")),
    readSource: async (path) =>
      path.startsWith("no")
        ? {
            ok: false,
            error: {
              code: "E401",
              title: "Cannot read file",
              at: { file: path, start: 0, end: 0 },
              label: "there is no such file",
              also: [],
              hint: undefined,
            },
          }
        : { ok: true, source: { name: path, text: `(* ${path} *)` } },
    languages: LANGUAGES,
    checksItself: false,
    session: () =>
      sessionOf(async (job, onEvent, control) => {
        asked.job = job;
        asked.control = control;
        onEvent({ kind: "progress", progress: { function: "f", paths: 1, size: 2 } });
        return ending;
      }),
    openPool: () => {
      throw new Error("a check needs no pool");
    },
    built: new URL("file:///"),
    style,
    outStyle: style,
    interruption: () => new AbortController().signal,
    status: () => undefined,
    ...changes,
  };
  asked.code = await checkCommand(["r.ml", "s.ml", ...args], io);
  return asked;
}

describe("exit codes: the worst of all functions", () => {
  const cases: readonly (readonly [string, Ending<"check">, number])[] = [
    ["all agree", checked(AGREES, AGREES), 0],
    ["one agrees so far", checked(AGREES, SO_FAR), 3],
    ["one cannot be compared", checked(SO_FAR, CANNOT, AGREES), 2],
    ["one differs", checked(CANNOT, AGREES, DIFFERS, SO_FAR), 1],
    ["there is none", checked(), 2],
    ["a program is rejected", { kind: "rejected", errors: [ERROR] }, 2],
    ["the work was ended", { kind: "unfinished", reason: "memory" }, 3],
  ];
  for (const [name, ending, code] of cases) {
    test(name, async () => {
      expect((await run(ending)).code).toBe(code);
      expect((await run(ending, ["--json"])).code).toBe(code);
    });
  }
});

test("the answers are on standard output, with a command to try", async () => {
  const { out, error } = await run(checked(DIFFERS, AGREES));
  expect(out).toContain("f0  differs ");
  expect(out).toContain("\n  Try: elenchus run s.ml -e 'f 0'\n");
  expect(out).toContain("f1  agrees up to size 4 ");
  expect(error).toBe("");
});

test("as JSON, one object for all functions", async () => {
  const { out, error } = await run(checked(DIFFERS, STOPPED), ["--json"]);
  expect(JSON.parse(out)).toMatchObject({
    command: "check",
    reference: "r.ml",
    submission: "s.ml",
    outcome: "checked",
    functions: [
      {
        function: "f0",
        verdict: "differs",
        smallest: true,
        counterexample: {
          call: "f 0",
          arguments: ["0"],
          observed: null,
          expected: { outcome: "value", value: "1", from: null },
          got: { outcome: "exception", exception: "Not_found" },
        },
      },
      { function: "f1", verdict: "agrees-so-far", upTo: 2, limits: [{ limit: "stopped" }] },
    ],
  });
  expect(error).toBe("");
});

describe("cut short", () => {
  test("by Ctrl-C", async () => {
    const { out, error, code } = await run(checked(STOPPED), [], { interruption: () => AbortSignal.abort() });
    expect(out).toContain("it was stopped before the end");
    expect([error, code]).toEqual(["Stopped by Ctrl-C.\n", 3]);
  });

  test("by the safety net, which names the option", async () => {
    const { error, control } = await run(checked(STOPPED), ["--timeout", "7"]);
    expect(error).toBe("Stopped after 7 s (--timeout). A faster machine may find more.\n");
    expect(control?.timeMaxMs).toBe(7_000);
  });

  test("and with nothing to say", async () => {
    const { out, error } = await run({ kind: "unfinished", reason: "time" }, ["--timeout", "7"]);
    expect(out).toBe("");
    expect(error).toContain("Stopped after 7 s");
  });
});

test("a program without functions is told of", async () => {
  expect((await run(checked())).error).toBe("r.ml: there is no function to compare.\n");
});

describe("what is asked", () => {
  const requestOf = async (...args: string[]) => {
    const { job } = await run(checked(AGREES), args);
    if (job?.kind !== "check") throw new Error("no check");
    return job.request;
  };

  test("by default", async () => {
    expect(await requestOf()).toEqual({
      exercise: {
        reference: { name: "r.ml", text: "(* r.ml *)" },
        prelude: undefined,
        observe: undefined,
        given: [],
        functions: [],
        renamed: [],
        exceptions: "undefined",
        effects: "ignore",
        printed: "reference",
      },
      submission: { name: "s.ml", text: "(* s.ml *)" },
      search: { strategy: "explore", budget: undefined, all: 1, seed: 1, solver: "embedded", proof: true, ways: false },
    });
  });

  test("with every option", async () => {
    const words = "--function f --function g --observe o:o.ml:view --given ok --exceptions same --prelude p.ml";
    const more = "--strategy lazy --budget 1_000 --all 3 --seed 5 --solver embedded";
    expect(await requestOf(...`${words} ${more}`.split(" "))).toMatchObject({
      exercise: {
        prelude: { name: "p.ml" },
        observe: { source: { name: "o:o.ml" }, function: "view" },
        given: [{ source: undefined, function: "ok", of: undefined }],
        functions: ["f", "g"],
        exceptions: "same",
      },
      search: { strategy: "lazy", budget: 1_000, all: 3, seed: 5 },
    });
  });

  test("of a predicate in a file", async () => {
    const { exercise } = await requestOf("--given", "p.ml:ok");
    expect(exercise.given).toMatchObject([{ source: { name: "p.ml" }, function: "ok", of: undefined }]);
  });

  test("of functions with two names, in their order", async () => {
    const { exercise } = await requestOf(
      ..."--function f --function M.g=N.h --function <= --effects same --printed ignore".split(" "),
    );
    const same = { name: "<=", submission: "<=" };
    expect(exercise).toMatchObject({
      functions: [],
      renamed: [{ name: "f", submission: "f" }, { name: "M.g", submission: "N.h" }, same],
      effects: "same",
      printed: "ignore",
    });
  });

  test("of operators and methods that assign: a = in a name is no second name", async () => {
    const { exercise } = await requestOf("--function", "<=", "--function", "<=>", "--function", "size_=");
    expect(exercise).toMatchObject({ functions: ["<=", "<=>", "size_="], renamed: [] });
  });

  test("of several predicates, each perhaps of one function", async () => {
    const { exercise } = await requestOf("--given", "ok", "--given", "f=p.ml:ok", "--given", "./a=b.ml:ok");
    expect(exercise.given).toMatchObject([
      { source: undefined, function: "ok", of: undefined },
      { source: { name: "p.ml" }, function: "ok", of: "f" },
      { source: { name: "./a=b.ml" }, function: "ok", of: undefined },
    ]);
  });

  test("of files that cannot be read: all are told of", async () => {
    const { error, code } = await run(checked(), ["--prelude", "no-a.ml", "--observe", "no-b.ml:f"]);
    expect(error).toMatch(/E401.*no-a\.ml[\s\S]*E401.*no-b\.ml/);
    expect(code).toBe(2);
  });
});

describe("misuse", () => {
  const cases: readonly (readonly [readonly string[], string])[] = [
    [["extra.ml"], "two files at a time"],
    [["--observe", "view"], "--observe takes FILE:function"],
    [["--observe", "o.ml:"], "--observe takes FILE:function"],
    [["--given", "o.ml:"], "--given takes"],
    [["--given", "f=g=p"], "--given takes [FUNCTION=][FILE:]PREDICATE"],
    [["--function", "f="], "--function takes a function, or two as in REFERENCE=SUBMISSION"],
    [["--function", "=g"], "--function takes a function, or two as in REFERENCE=SUBMISSION"],
    [["--effects", "none"], "--effects takes ignore, same"],
    [["--printed", "never"], "--printed takes reference, same, ignore"],
    [["--exceptions", "never"], "--exceptions takes undefined, same"],
    [["--strategy", "guess"], "--strategy takes explore, "],
    [["--solver", "cvc5"], "--solver takes embedded, native"],
    [["--budget", "0"], "--budget takes a whole number of steps"],
    [["--timeout", "soon"], "--timeout takes a whole number of seconds"],
    [["--all", "-1"], "--all"],
  ];
  for (const [args, words] of cases) {
    test(args.join(" "), async () => {
      const misuse = await run(checked(), args).catch((error: unknown) => error);
      expect(misuse).toBeInstanceOf(Misuse);
      expect(String(misuse)).toContain(words);
    });
  }
});
