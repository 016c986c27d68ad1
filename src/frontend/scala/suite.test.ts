// Scala suites as a person would write them: what is imported, how long calls are broken, what is asserted.
import { expect, test } from "vitest";
import type { FunctionSuite, Home, TestParts } from "../../report/suite/suite.js";
import type { Emitted, WrittenTest } from "../../report/suite/written.js";
import { ENGLISH } from "../../report/words/english.js";
import { SCALA_SUITES } from "./suite.js";

const emitScalaAsserts = (suite: Emitted): string => SCALA_SUITES.write("scala", suite);
const emitScalaTest = (suite: Emitted): string => SCALA_SUITES.write("scalatest", suite);
const emitMunit = (suite: Emitted): string => SCALA_SUITES.write("munit", suite);

const NOTHING = {
  args: [],
  chosen: [],
  observed: undefined,
  calls: undefined,
  changes: false,
  alsoRight: [],
  expected: { kind: "value", text: "", effects: undefined, from: undefined, steps: 0 },
  about: { shapes: [], relations: [] },
  size: 0,
  cost: 0,
  from: "reference",
  way: "",
  branches: [],
  kills: [],
  rank: 0,
  fails: [],
} as const;

function gives(call: string, text: string, through = "_"): TestParts {
  return { call, raises: undefined, seen: { through, text, equal: true } };
}

function emitted(tests: readonly (readonly [string, TestParts])[], homes: Readonly<Record<string, Home>>): Emitted {
  return {
    tests: tests.map(
      ([name, written], i): WrittenTest => ({ ...NOTHING, function: name, call: "", name: `way ${i}`, written }),
    ),
    functions: Object.entries(homes).map(([name, home]) => ({ function: name, home }) as FunctionSuite),
    file: "work",
    module: undefined,
    signature: "",
    observers: [],
    words: ENGLISH.emitted,
  };
}

const LISTS: Home = { path: "Lists", imported: true };

test("asserts are in an object that imports what they call, without its path", () => {
  const text = emitScalaAsserts(
    emitted([["Lists.f", gives('f(Lists.Num(1), "Lists.x")', "Lists.Num(2)")]], { "Lists.f": LISTS }),
  );
  expect(text).toBe(`// Put this after a program, or beside it: it stops at the first assert that fails.
object WorkTests extends App {
  import Lists._

  // way 0
  assert(f(Num(1), "Lists.x") == Num(2))
}
`);
});

test("functions of the same name in two objects are called by their paths", () => {
  const homes = { "A.f": { path: "A", imported: true }, "B.f": { path: "B", imported: true } };
  const text = emitScalaAsserts(
    emitted(
      [
        ["A.f", gives("f(1)", "1")],
        ["B.f", gives("f(1)", "2")],
      ],
      homes,
    ),
  );
  expect(text).toContain("assert(A.f(1) == 1)");
  expect(text).toContain("assert(B.f(1) == 2)");
});

test("functions outside of all objects are those of a script", () => {
  expect(emitScalaAsserts(emitted([["f", gives("f(1)", "1")]], {}))).toMatch(
    /\n\n\/\/ way 0\nassert\(f\(1\) == 1\)\n$/,
  );
});

test.each([
  ["isOdd(1)", "true", "_", "assert(isOdd(1))"],
  ["isOdd(2)", "false", "_", "assert(!isOdd(2))"],
  ["new A(1).isOdd", "false", "_", "assert(!new A(1).isOdd)"],
  ["A(1) <= A(2)", "false", "_", "assert(!(A(1) <= A(2)))"],
  ["pair(1)", "List(1, 2)", "_.toList", "assert(pair(1).toList === List(1, 2))"],
  ["a + b", "List(1, 2)", "_.toList", "assert((a + b).toList === List(1, 2))"],
])("ScalaTest: %s is %s", (call, value, through, line) => {
  expect(emitScalaTest(emitted([["f", gives(call, value, through)]], {}))).toContain(`\n    ${line}\n`);
});

test("a class for each object, and long lines are broken", () => {
  const long = `f(${"List(1000000, 2000000, 3000000), ".repeat(4)}Nil)`;
  const text = emitMunit(emitted([["Lists.f", gives(long, "List(1000000)")]], { "Lists.f": LISTS }));
  expect(text.split("\n").every((line) => line.length <= 100)).toBe(true);
  expect(text).toMatch(/^class ListsSuite extends munit.FunSuite {\n {2}import Lists\._\n/);
  expect(text).toMatch(/assertEquals\(\n {6}f\(List\(1000000/);
  expect(text).toMatch(/\n {6}List\(1000000\)\n {4}\)\n/);
});

test("exceptions: by class, and by what is seen of them", () => {
  const raises = (seen: TestParts["seen"]): TestParts => ({ call: "f(1)", raises: "MatchError", seen });
  const plain = emitted([["f", raises(undefined)]], {});
  const told = emitted([["f", raises({ through: "_.getMessage", text: '"no"', equal: true })]], {});
  expect(emitScalaTest(plain)).toContain("    assertThrows[MatchError](f(1))\n");
  expect(emitMunit(plain)).toContain("    intercept[MatchError](f(1))\n");
  expect(emitScalaAsserts(plain)).toContain("assert(try { f(1); false } catch { case _: MatchError => true })");
  expect(emitMunit(told)).toContain('    val e = intercept[MatchError](f(1))\n    assertEquals(e.getMessage, "no")\n');
  expect(emitScalaAsserts(told)).toContain('catch { case e: MatchError => e.getMessage == "no" })');
});

test("where references part, what any of them gives is right", () => {
  const tests = emitted([["Lists.f", gives("f(Lists.Num(1))", "Lists.Num(2)")]], { "Lists.f": LISTS });
  const also = (written: TestParts) => ({ expected: NOTHING.expected, written });
  const raised: TestParts = { call: "", raises: "Lists.Odd", seen: undefined };
  const open = (...alsoRight: readonly TestParts[]): Emitted => ({
    ...tests,
    tests: tests.tests.map((test) => ({ ...test, alsoRight: alsoRight.map(also) })),
  });
  expect(emitScalaAsserts(open(gives("", "Lists.Num(3)", "_.toList")))).toContain(
    "  assert {\n    val result = f(Num(1))\n    result == Num(2) || result.toList == Num(3)\n  }\n",
  );
  expect(emitScalaAsserts(open(raised))).toContain(
    "  assert(try {\n    val result = f(Num(1))\n    result == Num(2)\n  } catch {\n    case _: Odd => true\n  })\n",
  );
});
