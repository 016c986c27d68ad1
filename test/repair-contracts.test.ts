// Repairs that a contract judges: what is shown of them was run, and a weak contract admits more than one.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { ContractRepairAnswer } from "../src/report/contract-repair-answer.js";
import { measured } from "./corpus/repair/by-contract.js";
import { OWN_BUGS, textsOf } from "./corpus/repair/own-bugs.js";
import { ask, type Printed, sharedSession } from "./harness.js";

const session = sharedSession();
const folder = mkdtempSync(join(tmpdir(), "elenchus-repair-contracts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text, "latin1");
  return join(folder, name);
};
const run = (...args: readonly string[]): Promise<Printed> => ask(session, ".", args);
const functionsOf = ({ stdout }: Printed) => {
  const answer = JSON.parse(stdout) as ContractRepairAnswer;
  return answer.outcome === "searched" ? answer.functions : [];
};

/** Their contracts admit more than was meant: ties, and which item goes where. */
const WEAK: ReadonlySet<string> = new Set(["Items.deal", "Trees.join"]);

describe("mistakes of our own", () => {
  test.each(OWN_BUGS)("$id", async (bug) => {
    const { repairs, intended } = await measured({ ...bug, ...textsOf(bug) });
    expect(repairs.length).toBeGreaterThan(0);
    if (!WEAK.has(bug.id)) expect(intended).toMatch(/^(equal|agrees)/);
  });
});

describe("a weak contract", () => {
  const weak = file(
    "weak.scala",
    `object Weak {
  def insert(x: Int, l: List[Int]): List[Int] = {
    l match {
      case Nil => List(x)
      case h :: t => if (x < h) x :: l else h :: x :: x :: t
    }
  } ensuring { res => res.size == l.size + 1 }
}
`,
  );

  test("admits two changes, and an input that tells them apart is shown", async () => {
    const { stdout, code } = await run("repair", weak);
    expect(code).toBe(1);
    expect(stdout.replace(/\s+/g, " ")).toMatch(
      /Two changes keep the contract\. They differ on `insert\(.*\)`: the first gives (List\(.*?\)), the second (?!\1)List/,
    );
    expect(stdout.match(/^\+\+\+ /gm)).toHaveLength(1); // only the first is for patch
  });

  test("admits more, and the first is the repair", async () => {
    const [only] = functionsOf(await run("repair", weak, "--all", "3", "--json"));
    expect(only?.repairs).toHaveLength(3);
    expect(only?.repair).toEqual(only?.repairs[0]);
    for (const { unlike } of only?.repairs.slice(1) ?? []) expect(unlike?.now).not.toBe(unlike?.other);
  });
});

test("a result that changes though it kept the contract is shown", async () => {
  const program = file(
    "half.scala",
    `object Half {
  def half(n: BigInt): BigInt = {
    require(n >= 0)
    n - 1
  } ensuring { res => res >= 0 && res <= n }
}
`,
  );
  const [only] = functionsOf(await run("repair", program, "--json"));
  const alters = only?.repair?.alters;
  expect(alters?.call).toMatch(/^half\(/);
  expect(alters?.other).not.toBe(alters?.now);
});

describe("every instance of passes", () => {
  const sized = (one: string, two: string): string => `import leon.lang._
object Sized {
  def size(l: List[Int]): Int = {
    l match {
      case Nil => 0
      case _ :: t => 1 + size(t)
    }
  } ensuring { res => (l, res) passes {
    case _ :: Nil => ${one}
    case _ :: _ :: _ :: Nil => ${two}
  } }
}
`;

  test("counts as a test of the contract", async () => {
    expect((await run("test", file("sized.scala", sized("1", "3")))).stdout).toContain("proved");
    expect((await run("test", file("one.scala", sized("2", "3")))).stdout).toMatch(/broken[\s\S]*size\(List\(\d+\)\)/);
    expect((await run("test", file("two.scala", sized("1", "4")))).stdout).toMatch(
      /broken[\s\S]*size\(List\(\d+, \d+, \d+\)\)/,
    );
  });
});

test("several repairs of a submission differ in kind or place", async () => {
  const reference = file("reference.ml", "let rec sum l = match l with [] -> 0 | x :: r -> x + sum r\n");
  const wrong = file("wrong.ml", "let rec sum l = match l with [] -> 1 | x :: r -> x + sum r\n");
  const { stdout } = await run("repair", reference, wrong, "--all", "2", "--json");
  const [only] = JSON.parse(stdout).functions;
  expect(only.repairs.length).toBeGreaterThan(0);
  expect(only.repair).toEqual(only.repairs[0]);
  const kinds = only.repairs.map(({ edits }: { edits: readonly { idea: string; place: unknown }[] }) =>
    JSON.stringify(edits),
  );
  expect(new Set(kinds).size).toBe(kinds.length);
});

describe("functions that call each other", () => {
  const calling = (body: string) =>
    file(
      "calling.scala",
      `object Calling {
  def half(n: Int): Int = {
    require(n >= 0 && n < 1000)
    n / 2 + 1
  } ensuring { res => res <= n }
  def quarter(n: Int): Int = {
    require(n >= 4 && n < 1000)
    half(half(n))
  } ensuring { res => ${body} }
}
`,
    );

  test("a change that makes another one break its contract is none", async () => {
    const { stdout, code } = await run("repair", calling("res >= 2"), "--json");
    const [half, quarter] = functionsOf({ stdout, stderr: "", code });
    expect([half?.verdict, half?.repair]).toEqual(["broken", null]);
    expect(quarter?.verdict).not.toBe("broken");
  });

  test("a change that they all keep their contracts with is one", async () => {
    const [half, quarter] = functionsOf(await run("repair", calling("res >= -2"), "--json"));
    expect(half?.repair?.claim.verdict).toBe("holds");
    expect(quarter?.repair).toBeNull();
  });
});

describe("changed texts are read again", () => {
  const HIDING = `object Hiding {
  def without(x: Int, l: List[Int]): List[Int] = {
    l match {
      case Nil => Nil
      case x :: rest => if (x == x) without(x, rest) else x :: without(x, rest)
    }
  } ensuring { res => !res.contains(x) && l.forall(y => y == x || res.contains(y)) }
}
`;

  test("a variable that hides another gets a name of its own", async () => {
    const { stdout, code } = await run("repair", file("Hiding.scala", HIDING), "--budget", "2000000");
    expect(code).toBe(1);
    expect(stdout).toContain("+      case x1 :: rest => if (x == x1) without(x, rest) else x1 :: without(x, rest)\n");
    expect(stdout).toContain("Hiding.without  with these 3 changes: holds up to size");
  });

  const TESTS = (calls: Readonly<Record<string, string>>): string =>
    JSON.stringify({ tests: Object.entries(calls).map(([call, expect]) => ({ call, expect })) });

  test("where tests judge, too", async () => {
    const wrong = file(
      "hiding.ml",
      "let rec occurs x = function\n  | [] -> false\n  | x :: rest -> x = x || occurs x rest\n",
    );
    const tests = TESTS({
      "occurs 1 []": "false",
      "occurs 1 [1]": "true",
      "occurs 1 [2]": "false",
      "occurs 1 [2; 1]": "true",
      "occurs 2 [2; 1]": "true",
      "occurs 3 [2; 1]": "false",
    });
    const { stdout, code } = await run("repair", wrong, "--tests", file("hiding.json", tests));
    expect(code).toBe(1);
    expect(stdout).toContain("+  | x1 :: rest -> x = x1 || occurs x rest\n");
    expect(stdout).toContain("passes the 6 tests");
  });

  test("a change inside of a change", async () => {
    const wrong = file("total.ml", "let rec total l =\n  match l with\n  | [] -> 0\n  | x :: rest -> x - total rest\n");
    const calls = {
      "total []": "0",
      "total [2]": "2",
      "total [2; 3]": "5",
      "total [-1]": "0",
      "total [1; -2; 3]": "4",
    };
    const tests = TESTS({ ...calls, "total [-5; 2]": "2", "total [4; 1; 1]": "6", "total [-3; -4]": "0" });
    const { stdout } = await run("repair", wrong, "--tests", file("total.json", tests));
    expect(stdout).toContain("+  | x :: rest -> (if x < 0 then 0 else x) + total rest\n");
  });
});
