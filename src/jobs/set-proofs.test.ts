// What is proved of contracts about sets, and what never is: sets are known by their elements, and by nothing else.
import { expect, test } from "vitest";
import { proveScala } from "../../test/contract-proof.js";

const LISTS = `
  sealed abstract class L
  case class C(h: BigInt, t: L) extends L
  case class N() extends L
  def all(l: L): Set[BigInt] = l match { case N() => Set.empty[BigInt]; case C(h, t) => Set(h) ++ all(t) }
  sealed abstract class Tree
  case class Node(left: Tree, value: BigInt, right: Tree) extends Tree
  case class Leaf() extends Tree
  def in(t: Tree): Set[BigInt] = t match {
    case Leaf() => Set.empty[BigInt]
    case Node(l, v, r) => in(l) ++ Set(v) ++ in(r)
  }
`;

const isProved = async (text: string): Promise<boolean> => (await proveScala(`${LISTS}\n${text}`)).proved;

/** A function, and what is promised of what it gives. */
const about = (params: string, result: string, body: string, promise: string): string =>
  `def f(${params}): ${result} = { ${body} } ensuring (r => ${promise})`;

const INSERT = "l match { case N() => C(x, N()); case C(h, t) => if (x <= h) C(x, l) else C(h, f(t, x)) }";
const REMOVE = "l match { case N() => l; case C(h, t) => if (h == x) f(t, x) else C(h, f(t, x)) }";
const APPEND = "a match { case N() => b; case C(h, t) => C(h, f(t, b)) }";
const ADD =
  "t match { case Leaf() => Node(t, x, t); case Node(l, v, r) => if (x < v) Node(f(l, x), v, r) else if (x > v) Node(l, v, f(r, x)) else t }";

test.each([
  ["an element is added", about("l: L, x: BigInt", "L", INSERT, "all(r) == all(l) ++ Set(x)")],
  ["an element is removed", about("l: L, x: BigInt", "L", REMOVE, "all(r) == all(l) -- Set(x)")],
  ["it is not there then", about("l: L, x: BigInt", "L", REMOVE, "!all(r).contains(x) && all(r) == all(l) - x")],
  ["lists one after the other", about("a: L, b: L", "L", APPEND, "all(r) == (all(b) | all(a))")],
  ["a tree", about("t: Tree, x: BigInt", "Tree", ADD, "in(r) == in(t) + x")],
  [
    "what is in two sets",
    about("l: L, m: L", "Set[BigInt]", "all(l) & all(m)", "r.subsetOf(all(l)) && r.subsetOf(all(m))"),
  ],
  ["without and with", about("l: L, m: L", "Set[BigInt]", "(all(l) -- all(m)) ++ (all(l) & all(m))", "r == all(l)")],
  ["nothing in common", about("l: L, m: L", "Set[BigInt]", "(all(l) &~ all(m)) & all(m)", "r.isEmpty")],
  ["one element is there", about("l: L, x: BigInt", "Set[BigInt]", "all(l) + x", "r.nonEmpty && r(x)")],
  [
    "whatever order",
    about("x: BigInt, y: BigInt", "Set[BigInt]", "Set(x, y)", "r == Set(y, x) && Set(x, x) == Set(x)"),
  ],
  [
    "membership",
    about(
      "l: L, x: BigInt",
      "Boolean",
      "l match { case N() => false; case C(h, t) => h == x || f(t, x) }",
      "r == all(l).contains(x)",
    ),
  ],
  [
    "a list of the library",
    about("l: List[BigInt]", "Set[BigInt]", "l.toSet ++ Set(BigInt(1))", "r.contains(BigInt(1))"),
  ],
])("%s", async (_, text) => {
  expect(await isProved(text)).toBe(true);
});

test.each([
  [
    "the rest is forgotten",
    about("l: L, x: BigInt", "L", INSERT.replace("C(x, l)", "C(x, t)"), "all(r) == all(l) ++ Set(x)"),
  ],
  ["it is not put in", about("l: L, x: BigInt", "L", INSERT.replace("C(x, N())", "N()"), "all(r) == all(l) ++ Set(x)")],
  [
    "another one is put in",
    about("l: L, x: BigInt", "L", INSERT.replace("C(x, l)", "C(x + 1, l)"), "all(r) == all(l) ++ Set(x)"),
  ],
  [
    "only the first is removed",
    about("l: L, x: BigInt", "L", REMOVE.replace("f(t, x) else", "t else"), "all(r) == all(l) -- Set(x)"),
  ],
  [
    "others are removed",
    about("l: L, x: BigInt", "L", REMOVE.replace("C(h, f(t, x))", "f(t, x)"), "all(r) == all(l) -- Set(x)"),
  ],
  ["removed is not there before", about("l: L, x: BigInt", "L", REMOVE, "all(r) ++ Set(x) == all(l)")],
  [
    "heads are forgotten",
    about("a: L, b: L", "L", APPEND.replace("C(h, f(t, b))", "f(t, b)"), "all(r) == all(a) ++ all(b)"),
  ],
  ["less is promised to be all", about("a: L, b: L", "L", APPEND, "all(r) == all(a)")],
  ["in both, not in either", about("l: L, m: L", "Set[BigInt]", "all(l) & all(m)", "r == all(l) ++ all(m)")],
  ["a part, the wrong way round", about("l: L, m: L", "Set[BigInt]", "all(l) & all(m)", "all(l).subsetOf(r)")],
  ["what is left is not all", about("l: L, m: L", "Set[BigInt]", "(all(l) -- all(m)) ++ all(m)", "r == all(l)")],
  ["some are in both", about("l: L, m: L", "Set[BigInt]", "all(l) & all(m)", "r.isEmpty")],
  ["nothing has to be there", about("l: L", "Set[BigInt]", "all(l)", "r.nonEmpty")],
  ["two need not be two", about("x: BigInt, y: BigInt", "Set[BigInt]", "Set(x, y)", "r != Set(x)")],
  ["two need not be one", about("x: BigInt, y: BigInt", "Set[BigInt]", "Set(x, y)", "r == Set(x)")],
  ["an element is not the other", about("x: BigInt, y: BigInt", "Set[BigInt]", "Set(x)", "!r.contains(y)")],
  [
    "a tree loses a branch",
    about(
      "t: Tree, x: BigInt",
      "Tree",
      ADD.replace("Node(l, v, f(r, x))", "Node(l, v, f(l, x))"),
      "in(r) == in(t) + x",
    ),
  ],
  ["size counts what was put in twice", about("x: BigInt, y: BigInt", "Set[BigInt]", "Set(x, y)", "r.size == 2")],
  [
    "a set has no order",
    about("x: BigInt, y: BigInt", "BigInt", "(Set(x) ++ Set(y)).head", "r == (Set(y) ++ Set(x)).head"),
  ],
  [
    "nor has its list",
    about("x: BigInt, y: BigInt", "Boolean", "Set(x, y) == Set(y, x)", "Set(x, y).toList == Set(y, x).toList"),
  ],
  [
    "a set is no list",
    about("l: List[BigInt]", "Boolean", "val a: Any = Set[BigInt]() ++ l; val b: Any = l; a == b", "r"),
  ],
  ["two sets are two objects", about("x: BigInt", "Boolean", "Set(x) eq Set(x)", "r")],
  ["data with sets in them", about("x: BigInt, y: BigInt", "Boolean", "(Set(x, y), 1) == (Set(y), 1)", "r")],
  [
    "elements with an equality of their own",
    `class K(val n: BigInt) { override def equals(o: Any): Boolean = false; override def hashCode: Int = 1 }
     ${about("x: BigInt", "Boolean", "Set(new K(x)).contains(new K(x))", "r")}`,
  ],
  [
    "one of two that are removed",
    about("l: L, x: BigInt, y: BigInt", "Set[BigInt]", "all(l) - (x, y)", "r == all(l) - x"),
  ],
  ["what is no number", about("x: Double", "Set[Double]", "Set(x)", "r.contains(x)")],
  ["functions", about("g: BigInt => BigInt", "Boolean", "Set(g).contains((x: BigInt) => g(x))", "r")],
  ["null", about("x: BigInt", "Set[BigInt]", "if (x == 77) null else Set(x)", "r ++ Set(x) == Set(x)")],
  [
    "a set that something else has changed",
    about(
      "x: BigInt",
      "Boolean",
      "val s = scala.collection.mutable.Set(x); val t = s; t += x + 1; s.contains(x + 1)",
      "!r",
    ),
  ],
])("not proved: %s", async (_, text) => {
  expect(await isProved(text)).toBe(false);
});

test("a function of sets that never ends is proved at most wherever it ends", async () => {
  const found = await proveScala(`${LISTS}\n${about("l: L", "L", "f(l)", "all(r) == Set(BigInt(1))")}`);
  expect(found).toMatchObject({ proved: true, certificate: { ends: undefined } });
});
