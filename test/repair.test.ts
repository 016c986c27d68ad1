// `elenchus repair`: what it prints is what `patch` applies, and what it writes is whole.
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readSource } from "../src/cli/read-source.js";
import type { Counterexample } from "../src/report/answer.js";
import type { RepairAnswer } from "../src/report/repair-answer.js";
import { ask, type Printed, sharedSession } from "./harness.js";

const session = sharedSession();
const folder = mkdtempSync(join(tmpdir(), "elenchus-repair-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text, "latin1");
  return join(folder, name);
};
const textOf = (path: string): string => readFileSync(path, "latin1");
const repair = (...args: readonly string[]): Promise<Printed> => ask(session, ".", ["repair", ...args]);

const reference = file("reference.ml", "let rec sum l = match l with [] -> 0 | x :: r -> x + sum r\n");
const WRONG =
  "(* caf\xc3\xa9 \xff *)\r\nlet rec sum l =\r\n\tmatch l with\r\n\t| [] -> 1 (* ? *)\r\n\t| x :: r -> x + sum r";
const RIGHT = WRONG.replace("-> 1", "-> 0");

function isInstalled(command: string): boolean {
  try {
    execFileSync(command, ["-version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

describe("of one file", () => {
  const contract = `object P {
  def clamp(n: Int): Int = {
    if (n > 0) 0 else n
  } ensuring { res => res >= 0 && (n < 0 || res == n) }
}
`;

  test("a function keeps its contract then, and the contract stays as it is", async () => {
    const program = file("clamp.scala", contract);
    const { code, stdout } = await repair(program);
    expect(code).toBe(1);
    expect(stdout).toMatch(/with this change: (proved|holds)/);
    expect(stdout).toContain("whether it is what was meant");
    await repair(program, "--apply");
    const now = textOf(program);
    expect(now).toContain("} ensuring { res => res >= 0 && (n < 0 || res == n) }");
    expect((await repair(program)).code).toBe(0);
  });

  test("a contract that nothing keeps is not dropped", async () => {
    const impossible = file("impossible.scala", contract.replace("res >= 0", "res >= 0 && res < 0"));
    const { code, stdout } = await repair(impossible);
    expect(code).toBe(1);
    expect(stdout).toContain("No repair was found");
  });

  test("what needs a reference is misuse", async () => {
    const program = file("clamp.scala", contract);
    expect((await repair(program, "--given", "p")).code).toBe(2);
  });
});

describe("--apply", () => {
  test("changes nothing but the mistake, byte for byte, and keeps who may read it", async () => {
    const wrong = file("wrong.ml", WRONG);
    chmodSync(wrong, 0o640);
    const { code, stderr } = await repair(reference, wrong, "--apply");
    expect(code).toBe(1);
    expect(stderr).toBe(`Changed ${wrong}: 1 function repaired (sum).\n`);
    expect(textOf(wrong)).toBe(RIGHT);
    expect(statSync(wrong).mode & 0o777).toBe(0o640);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
    expect((await repair(reference, wrong, "--apply")).code).toBe(0);
  });

  test("leaves a link a link", async () => {
    const target = file("target.ml", WRONG);
    const link = join(folder, "link.ml");
    symlinkSync(target, link);
    await repair(reference, link, "--apply");
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(textOf(target)).toBe(RIGHT);
  });

  test("writes nothing where there is nothing to repair, or nothing was found", async () => {
    const right = file("right.ml", RIGHT);
    const { code, stderr } = await repair(reference, right, "--apply");
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: `${right}: there is no change to make. Nothing was written.\n`,
    });
    const hopeless = file("hopeless.ml", "let sum l = 42\n");
    expect((await repair(reference, hopeless, "--apply", "--budget", "1")).code).toBe(1);
    expect(textOf(hopeless)).toBe("let sum l = 42\n");
  });

  test("writes nothing over what somebody else has changed meanwhile", async () => {
    const wrong = file("meanwhile.ml", WRONG);
    let reads = 0;
    const changing: typeof readSource = (path) => {
      if (path === wrong && ++reads === 2) file("meanwhile.ml", "let sum = 1\n");
      return readSource(resolve(path));
    };
    const { code, stderr } = await ask(session, ".", ["repair", reference, wrong, "--apply"], { readSource: changing });
    expect(code).toBe(2);
    expect(stderr).toContain("Nothing was written");
    expect(textOf(wrong)).toBe("let sum = 1\n");
  });

  test("writes nothing once it was stopped", async () => {
    const wrong = file("stopped.ml", WRONG);
    const stopped = { interruption: () => AbortSignal.abort() };
    await ask(session, ".", ["repair", reference, wrong, "--apply"], stopped);
    expect(textOf(wrong)).toBe(WRONG);
  });
});

describe("what is printed", () => {
  test.runIf(isInstalled("patch"))("is what patch applies, for several functions too", async () => {
    const both = file("both.ml", "let up x = x - 1\nlet unchanged = 1\n\n\n\n\n\n\nlet down x = x + 1");
    const right = file("both-right.ml", "let up x = x + 1\nlet down x = x - 1\n");
    const { stdout } = await ask(session, folder, ["repair", right, "both.ml"]);
    execFileSync("patch", ["-p1", "--binary"], { cwd: folder, input: Buffer.from(stdout, "latin1") });
    expect(textOf(both)).toMatch(/^let up x = .*\nlet unchanged = 1\n\n\n\n\n\n\nlet down x = .*$/);
    const { code } = await ask(session, ".", ["check", right, both]);
    expect(code).toBe(0);
  });

  test("is the same in --json", async () => {
    const wrong = file("json.ml", WRONG);
    const { stdout, code } = await ask(session, folder, ["repair", reference, "json.ml", "--json"]);
    const answer = JSON.parse(Buffer.from(stdout, "latin1").toString("utf8")) as RepairAnswer;
    if (answer.outcome !== "searched") throw new Error(answer.outcome);
    const [sum] = answer.functions;
    expect(code).toBe(1);
    expect(sum?.repair?.edits).toEqual([
      {
        place: { file: "json.ml", line: 4, column: 10, endLine: 4, endColumn: 11 },
        before: "1",
        after: "0",
        idea: "constant",
      },
    ]);
    expect(sum?.repair?.claim.verdict).toBe("equal");
    expect(sum?.repair?.patch).toBe(answer.patch);
    expect(textOf(wrong)).toBe(WRONG);
  });

  test("a change that makes another function wrong is none", async () => {
    const shared = "let step x = x + 1\nlet up x = step x\nlet down x = step x\n";
    const wrong = file("shared.ml", shared);
    const right = file("shared-right.ml", "let up x = x + 1\nlet down x = x - 1\n");
    const { stdout, code } = await repair(right, wrong, "--apply");
    expect(code).toBe(1);
    if (!stdout.includes("+++ ")) return expect(textOf(wrong)).toBe(shared);
    expect((await ask(session, ".", ["check", right, wrong])).code).toBe(0);
  });
});

describe("several functions that are wrong", () => {
  const both = file("both-reference.ml", "let inc x = x + 1\nlet twice x = inc (inc x)\n");
  type Searched = Extract<RepairAnswer, { readonly outcome: "searched" }>;
  const answered = async (...args: readonly string[]): Promise<Searched> =>
    JSON.parse((await repair(...args, "--json")).stdout);

  test("do not undo each other's repairs, and what was right by chance is repaired with them", async () => {
    const wrong = file("chance.ml", "let inc x = x + 2\nlet twice x = inc x\n");
    const { functions } = await answered(both, wrong);
    expect(functions.map(({ verdict, repair: found }) => [verdict, found?.claim.verdict])).toEqual([
      ["differs", "agrees"],
      ["agrees", "agrees"],
    ]);
    await repair(both, wrong, "--apply");
    expect((await ask(session, ".", ["check", both, wrong])).code).toBe(0);
  });

  test("a function that another repair makes right is said to be wrong as it is", async () => {
    const { functions } = await answered(both, file("one.ml", "let inc x = x + 2\nlet twice x = inc (inc x)\n"));
    expect(functions.map(({ verdict, repair: found, mended }) => [verdict, found === null, mended?.verdict])).toEqual([
      ["differs", false, undefined],
      ["differs", true, "agrees"],
    ]);
  });

  test("hints about one that uses a wrong one start with that, or are about the change that makes both right", async () => {
    const hinted = async (text: string): Promise<string> =>
      (await ask(session, ".", ["check", both, file("hinted.ml", text), "--hints", "6"])).stdout.split(
        /Hints about twice/,
      )[1] ?? "";
    expect(await hinted("let inc x = x + 3\nlet twice x = inc x\n")).toMatch(/It uses `inc`, which is wrong as well/);
    expect(await hinted("let inc x = x + 2\nlet twice x = inc (inc x)\n")).toMatch(
      /`inc 0`.*should give `1`.*\+let inc x = x \+ 1/s,
    );
  });

  test("a change that makes another one wrong is not called none", async () => {
    const { stdout } = await ask(session, ".", [
      "check",
      both,
      file("lucky.ml", "let inc x = x + 2\nlet twice x = inc x\n"),
      "--hints",
      "6",
    ]);
    expect(stdout).toMatch(/A small change makes it right/);
  });
});

test("new lines end as those of the program do", async () => {
  const { stdout } = await repair(
    reference,
    file("lines.ml", "let rec sum l = match l with\r\n\t| x :: r -> x + sum r\r\n"),
  );
  expect(stdout).toContain("\n+\t| [] -> 0\r\n");
  expect(stdout).not.toMatch(/^-\t/m);
});

test("what is found wrong only by a long search is where the repair starts", async () => {
  const power = (last: string): string =>
    `let rec power b n = if n = 0 then 1 else if n mod 2 = 0 then power (b * b) (n / 2) else b * power ${last} (n - 1)\n`;
  const { stdout } = await repair(file("power-reference.ml", power("b")), file("power.ml", power("(b * b)")));
  expect(stdout).toContain(`+${power("b")}`);
});

describe("--peers", () => {
  const given = file("score.ml", "let score (a, b) = List.fold_left (fun acc d -> (acc * 31) + d) 7 [ a; b; a ]\n");
  const wrong = "let score (a, b) =\n  let h = a + b in\n  (h * 31) + a\n";
  const peers = join(folder, "peers");
  mkdirSync(peers);
  const right = "let score (x, y) =\n  let first = 6727 + (31 * x) + y in\n  let last = x in\n  (first * 31) + last\n";
  writeFileSync(join(peers, "ann.ml"), right);
  writeFileSync(join(peers, "bob.ml"), "let score (x, y) = 6728 + x + y\n");
  writeFileSync(join(peers, "cat.ml"), "let score (x, y) =\n");

  test("what a right submission has is taken in the names of this one, and from wrong ones nothing", async () => {
    const { stdout, stderr, code } = await repair(given, file("peerless.ml", wrong), "--peers", peers);
    expect(code).toBe(1);
    expect(stdout).toContain("+  let h = 6727 + 31 * a + b in\n");
    expect(stdout).toContain("right submissions of others");
    expect(stderr).toContain("Not right, so nothing was taken from them:");
    expect(stderr).toMatch(/bob\.ml/);
    expect(stderr).toMatch(/cat\.ml/);
    expect(stderr).not.toMatch(/ann\.ml/);
  });

  test("a solution is not smuggled in: what is most of a right function is no expression of it", async () => {
    const stub = file("stub.ml", "let score (a, b) = 0\n");
    const { stdout } = await repair(given, stub, "--peers", peers, "--json");
    const answer = JSON.parse(stdout) as RepairAnswer;
    expect(answer.outcome === "searched" && answer.functions[0]?.repair).toBeNull();
  });

  test("a folder without programs is misuse", async () => {
    const empty = join(folder, "empty");
    mkdirSync(empty);
    expect((await repair(given, file("peerless.ml", wrong), "--peers", empty)).code).toBe(2);
  });
});

describe("--tests", () => {
  const wrong = "let rec sum l = match l with [] -> 1 | x :: r -> x + sum r\nlet two = 2\n";
  const tests = file("tests.yaml", "tests:\n- {call: 'sum []', expect: 0}\n- {call: 'sum [1; 2]', expect: 3}\n");

  test("judge without a reference, and nothing is said beyond them", async () => {
    const submission = file("tested.ml", wrong);
    const { stdout, code } = await repair(submission, "--tests", tests, "--apply");
    expect(code).toBe(1);
    expect(stdout).toContain("sum  fails 2 of 2 tests\n");
    expect(stdout).toContain("sum  with this change: passes the 2 tests\n");
    expect(stdout).toContain("Nothing else was looked at");
    expect(stdout).not.toMatch(/agrees|equal|proved|differs/);
    expect(textOf(submission)).toBe(wrong.replace("1 |", "0 |"));
    const again = await repair(submission, "--tests", tests);
    expect(again.code).toBe(0);
    expect(again.stdout).toContain("Nothing else was looked at");
  });

  test("say what a number has to be, and no more is claimed of it", async () => {
    const toll = file("toll.ml", "let toll n = if n > 1000 then n * 2 else n\n");
    const calls = [1001, 4999].map((n) => `{call: "toll ${n}", expect: ${n}}`);
    const tolls = file("toll.yaml", `tests: [${calls.join(", ")}, {call: "toll 5000", expect: 10000}]\n`);
    const { stdout } = await repair(toll, "--tests", tolls);
    expect(stdout).toContain("+let toll n = if n > 4999 then n * 2 else n");
    expect(stdout).toContain("passes the 3 tests");
    expect(stdout).not.toMatch(/agrees|equal/);
  });

  test("what passes them may be wrong elsewhere: the reference does not judge", async () => {
    const few = file("few.json", '[{"call": "sum []", "expect": "0"}]');
    const hopeless = file("few.ml", "let sum l = 1\n");
    const { stdout, code } = await repair(reference, hopeless, "--tests", few, "--json");
    expect(code).toBe(1);
    const [sum] = (JSON.parse(stdout) as { functions: { repair: { claim: unknown } | null }[] }).functions;
    expect(sum?.repair?.claim).toEqual({ verdict: "passes-tests", tests: 1 });
    await repair(reference, hopeless, "--tests", few, "--apply");
    expect((await ask(session, ".", ["check", reference, hopeless])).code).toBe(1);
  });

  test("that cannot be run are said, and a change may not make one of those", async () => {
    const odd = file("odd.json", '["sum []", {"call": "sum 3", "expect": "3"}, {"call": "sum [1]", "expect": "1"}]');
    const right = file("right-tested.ml", wrong.replace("1 |", "0 |"));
    const { stderr, stdout, code } = await repair(right, "--tests", odd);
    expect(code).toBe(3);
    expect(stdout).toContain("sum  passes the test\n");
    expect(stderr).toContain("This test cannot be run: sum [] (nothing is said of what should come of it");
    expect(stderr).toContain("This test cannot be run: sum 3 (");
  });

  test("exceptions and several right outcomes", async () => {
    const last = file(
      "last.ml",
      'let rec last l = match l with [] -> failwith "none" | [ x ] -> x | _ :: r -> last r\n',
    );
    const both = file(
      "both.yaml",
      "- {call: 'last []', raises: 'Failure \"empty\"'}\n- {call: 'last [1; 4]', any: [{expect: 7}, {expect: 4}]}\n",
    );
    const { stdout } = await repair(last, "--tests", both);
    expect(stdout).toContain("last  fails 1 of 2 tests\n");
    const fine = file("fine.yaml", "- {call: 'last []', raises: 'Failure \"none\"'}\n");
    expect((await repair(last, "--tests", fine)).code).toBe(0);
  });

  test("files without tests, and --given, are misuse", async () => {
    const none = file("none.yaml", "tests: []\n");
    const submission = file("tested.ml", wrong);
    expect((await repair(submission, "--tests", none)).code).toBe(2);
    expect((await repair(submission, "--tests", join(folder, "missing.yaml"))).code).toBe(2);
    expect((await repair(reference, submission, "--tests", tests, "--given", "p")).code).toBe(2);
  });
});

/** That a call gives what it should, and leaves it in its arguments: `() leaving {value = 1} and {value = 0}`. */
function asserted(name: string, { call, arguments: given }: Counterexample, expected: string): string {
  const [value, left] = expected.split(" leaving ");
  if (left === undefined) return `assert ((${call}) = (${value}))`;
  const kept = left.split(" and ").map((each) => (each.startsWith('"') ? `Bytes.of_string ${each}` : each));
  const names = given.map((_, i) => `given${i}`);
  const bound = given.map((text, i) => `let given${i} = ${text} in `).join("");
  return `${bound}assert (${name} ${names.join(" ")} = ${value}); assert ((${names.join(", ")}) = (${kept.join(", ")}))`;
}

describe.runIf(isInstalled("ocaml"))("the real OCaml", () => {
  const FOLDER = "test/programs/repair";
  for (const name of readdirSync(FOLDER).filter((each) => /^[^.]+\.ml$/.test(each)))
    test(`gives what is expected with the repair of ${name}`, async () => {
      const submission = join(folder, `repaired-${name}`);
      writeFileSync(submission, readFileSync(join(FOLDER, name)));
      const right = join(FOLDER, name.replace(".ml", ".reference.ml"));
      const asked = await repair(right, submission, "--json", "--apply");
      const answer = JSON.parse(Buffer.from(asked.stdout, "latin1").toString("utf8")) as RepairAnswer;
      const functions = answer.outcome === "searched" ? answer.functions : [];
      for (const each of functions) {
        if (each.verdict !== "differs" || each.repair === null || each.counterexample.expected.outcome !== "value")
          continue;
        const assertion = asserted(each.function, each.counterexample, each.counterexample.expected.value);
        const tested = file("tested.ml", `${textOf(submission)}\nlet () = ${assertion}\n`);
        execFileSync("ocaml", [tested]);
      }
    });
});

describe("misuse", () => {
  for (const args of [
    [reference],
    [reference, reference],
    [reference, reference, "--function", "sum=sum"],
    [reference, join(folder, "missing.ml")],
    [reference, join(folder, "shared.ml"), "--budget", "0"],
  ])
    test(args.slice(1).join(" "), async () => expect((await repair(...args)).code).toBe(2));
});

test("functions that take or give maps are repaired", async () => {
  const object = (start: string, other: string): string => `object Counts {
  def count(l: List[Int]): Map[Int, Int] = l.foldLeft(Map[Int, Int]())((m, x) => m + (x -> (m.getOrElse(x, ${start}) + 1)))
  def lookup(m: Map[String, Int], k: String): Int = m.getOrElse(k, ${other})
}
`;
  const { stdout } = await repair(
    file("counts-reference.scala", object("0", "-1")),
    file("counts.scala", object("1", "0")),
  );
  expect(stdout).toContain("+  def lookup(m: Map[String, Int], k: String): Int = m.getOrElse(k, -1)\n");
  expect(stdout.match(/with all changes: (equal|agrees)/g)).toHaveLength(2);
});

test("operators of Scala's library stand between their operands", async () => {
  const object = (pair: string): string => `object Halves {
  def split(l: List[Int]): (List[Int], List[Int]) = l match {
    case Nil => (Nil, Nil)
    case x :: rest =>
      val (a, b) = split(rest)
      ${pair}
  }
}
`;
  const wrong = file("halves.scala", object("(x :: a, b)"));
  const { stdout } = await repair(file("halves-reference.scala", object("(x :: b, a)")), wrong);
  expect(stdout).toContain("+      (x :: b, a)\n");
});
