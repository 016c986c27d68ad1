// What is proved of contracts, and what never is: nothing that some input breaks, and nothing that rests on itself.
import { expect, test } from "vitest";
import { proveScala } from "../../test/contract-proof.js";
import type { ProvedContract } from "../questions/contract/prove.js";

const LIST = `
  sealed abstract class L
  case class C(h: BigInt, t: L) extends L
  case class N() extends L
  def size(l: L): BigInt = { l match { case N() => BigInt(0); case C(_, t) => 1 + size(t) } } ensuring (_ >= 0)
  def append(a: L, b: L): L = {
    a match { case N() => b; case C(h, t) => C(h, append(t, b)) }
  } ensuring (r => size(r) == size(a) + size(b))
  def reverse(l: L): L = { l match { case N() => l; case C(h, t) => append(reverse(t), C(h, N())) } }
  def isSorted(l: L): Boolean = l match {
    case N() => true
    case C(_, N()) => true
    case C(x, C(y, t)) => x <= y && isSorted(C(y, t))
  }
`;

function proofOf(text: string, granted: readonly string[] = []): ReturnType<typeof proveScala> {
  return proveScala(`${LIST}\n${text}`, granted);
}

function shown(found: ProvedContract): string {
  if (!found.proved) return "not proved";
  const { ends } = found.certificate;
  return `proved${ends === undefined ? " wherever it ends" : ""}${found.granted.length > 0 ? `, granted ${found.granted.length}` : ""}`;
}

test.each([
  [
    "the size of a list",
    "def f(l: L): BigInt = { l match { case N() => BigInt(0); case C(_, t) => 1 + f(t) } } ensuring (_ >= 0)",
  ],
  ["a conditional", "def f(x: BigInt): BigInt = { if (x < 0) -x else x } ensuring (_ >= 0)"],
  ["the size of a sum of lists", "def f(a: L, b: L): L = { append(a, b) } ensuring (r => size(r) >= size(b))"],
  [
    "naturals, added one by one",
    "def f(x: BigInt, y: BigInt): BigInt = { require(x >= 0 && y >= 0); if (y == 0) x else f(x + 1, y - 1) } ensuring (_ == x + y)",
  ],
  [
    "the largest is no smaller than the first",
    "def f(l: L): BigInt = { require(l != N()); l match { case C(h, N()) => h; case C(h, t) => val m = f(t); if (m > h) m else h } } ensuring (r => l match { case C(h, _) => r >= h })",
  ],
  [
    "a lemma by induction",
    "def f(a: L, b: L, c: L): Boolean = { (a match { case N() => true; case C(_, t) => f(t, b, c) }) && append(append(a, b), c) == append(a, append(b, c)) } holds",
  ],
  [
    "a lemma by lemmas",
    `def nil(l: L): Boolean = { (l match { case N() => true; case C(_, t) => nil(t) }) && append(l, N()) == l } holds
     def assoc(a: L, b: L, c: L): Boolean = { (a match { case N() => true; case C(_, t) => assoc(t, b, c) }) && append(append(a, b), c) == append(a, append(b, c)) } holds
     def f(a: L, b: L): Boolean = { (a match { case N() => nil(reverse(b)); case C(h, t) => f(t, b) && assoc(reverse(b), reverse(t), C(h, N())) }) && reverse(append(a, b)) == append(reverse(b), reverse(a)) } holds`,
  ],
  ["an assertion", "def f(x: BigInt): BigInt = { val y = x * 2; assert(y == x + x); y }"],
  [
    "a call whose precondition holds",
    "def g(x: BigInt): BigInt = { require(x > 3); x }\n def f(x: BigInt): BigInt = { require(x > 2); g(x + 1) } ensuring (_ > 3)",
  ],
])("%s", async (_, text) => {
  expect(shown(await proofOf(text))).toBe("proved");
});

test.each([
  [
    "false for large numbers only",
    "def f(x: BigInt): BigInt = { if (x > 100000) BigInt(-1) else BigInt(0) } ensuring (_ >= 0)",
  ],
  [
    "false at one constructor",
    "def f(l: L): BigInt = { l match { case N() => BigInt(0); case C(_, C(_, C(_, N()))) => BigInt(-1); case C(_, t) => f(t) } } ensuring (_ >= 0)",
  ],
  [
    "integers that overflow",
    "def f(x: Int, y: Int): Int = { require(x >= 0 && y >= 0); if (y == 0) x else f(x + 1, y - 1) } ensuring (_ >= x)",
  ],
  ["the smallest integer", "def f(x: Int): Int = { if (x < 0) -x else x } ensuring (_ >= 0)"],
  [
    "integers of two kinds",
    "def f(x: Int): BigInt = { val y = x + 1; if (y > x) BigInt(1) else BigInt(-1) } ensuring (_ >= 0)",
  ],
  [
    "a call whose precondition fails",
    "def g(x: BigInt): BigInt = { require(x > 3); x }\n def f(x: BigInt): BigInt = { require(x > 1); g(x + 1) } ensuring (_ => true)",
  ],
  [
    "an exception in a branch",
    'def f(x: BigInt): BigInt = { if (x == 77) throw new RuntimeException("no") else x } ensuring (_ => true)',
  ],
  ["a division by zero", "def f(x: BigInt, y: BigInt): BigInt = { x / y } ensuring (_ => true)"],
  ["a match that fails", "def f(l: L): BigInt = { l match { case C(h, _) => h } } ensuring (_ => true)"],
  ["a postcondition that raises", "def f(l: L): L = { l } ensuring (r => r match { case C(_, _) => true })"],
  [
    "a precondition that breaks a contract",
    "def g(x: BigInt): Boolean = { require(x > 0); x > 1 }\n def f(x: BigInt): BigInt = { require(g(x)); x } ensuring (_ > 1)",
  ],
  ["an assertion that fails", "def f(x: BigInt): BigInt = { assert(x != 12); x }"],
  [
    "a lemma that is false",
    "def g(x: BigInt): Boolean = { x > 5 } holds\n def f(x: BigInt): BigInt = { g(x); x } ensuring (_ > 5)",
  ],
  [
    "a recursive lemma that is false",
    "def g(l: L): Boolean = { (l match { case N() => true; case C(_, t) => g(t) }) && size(l) < 3 } holds\n def f(l: L): BigInt = { g(l); size(l) } ensuring (_ < 3)",
  ],
  [
    "a lemma that is not called",
    "def g(x: BigInt): Boolean = { g(x) } holds\n def f(x: BigInt): BigInt = { if (x > 0) x else { val y = BigInt(1); y } } ensuring (_ > 1)",
  ],
  [
    "a function that the program made",
    'def g(h: BigInt => BigInt, x: BigInt): BigInt = if (x <= 0) BigInt(0) else h(x) + g(h, x - 1)\n def f(x: BigInt): BigInt = { g(y => if (y == 3) throw new RuntimeException("no") else y, x) } ensuring (_ => true)',
  ],
  [
    "a value of no type that the cases are of",
    `case class Other(x: BigInt)
     def g(x: Any, n: BigInt): BigInt = if (n > 0) g(x, n - 1) else x match { case N() => BigInt(1); case C(_, _) => BigInt(2) }
     def f(n: BigInt): BigInt = { g(Other(n), n) } ensuring (_ => true)`,
  ],
  [
    "what follows from a call on another path",
    "def g(x: BigInt): BigInt = { require(x > 0); x } ensuring (_ > 0)\n def f(x: BigInt): BigInt = { if (x > 0) g(x) else x } ensuring (_ > 0)",
  ],
])("never: %s", async (_, text) => {
  expect(shown(await proofOf(text))).toBe("not proved");
});

test("what never ends is proved at most wherever it ends", async () => {
  expect(shown(await proofOf("def f(x: BigInt): BigInt = { f(x) } ensuring (_ => false)"))).toBe(
    "proved wherever it ends",
  );
  expect(shown(await proofOf("def f(x: BigInt): BigInt = { f(x + 1) } ensuring (_ => false)"))).not.toBe("proved");
});

test("lemmas that need each other prove nothing of what ends", async () => {
  const a = "def a(x: BigInt): Boolean = { b(x) && x > 5 } holds";
  const b = "def b(x: BigInt): Boolean = { a(x) && x > 5 } holds";
  const found = await proofOf(`${a}\n${b}\ndef f(x: BigInt): BigInt = { a(x); x } ensuring (_ > 5)`);
  expect(shown(found)).not.toBe("proved");
});

test("functions among the inputs are taken to return", async () => {
  const found = await proofOf("def f(h: BigInt => BigInt, x: BigInt): BigInt = { h(x) - h(x) } ensuring (_ == 0)");
  expect(shown(found)).toBe("proved");
});

test("a contract that is taken for granted is named", async () => {
  const text = `def g(x: BigInt): BigInt = { if (x == 0) BigInt(1) else g(x - 1) * g(x - 1) } ensuring (_ > 0)
    def f(x: BigInt): BigInt = { g(x) + 1 } ensuring (_ > 1)`;
  expect(shown(await proofOf(text))).toBe("not proved");
  expect(shown(await proofOf(text, ["g"]))).toBe("proved wherever it ends, granted 1");
});
