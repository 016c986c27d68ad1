// Suites of a reference whose submissions are in another language: tests are in the reference's, and fail whom they should.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, sharedSession } from "../harness.js";

const SCALA = `object Lists {
  sealed trait Tree
  case object Leaf extends Tree
  case class Node(l: Tree, x: Int, r: Tree) extends Tree
  def insert(t: Tree, x: Int): Tree = t match {
    case Leaf => Node(Leaf, x, Leaf)
    case Node(l, y, r) => if (x < y) Node(insert(l, x), y, r) else Node(l, y, insert(r, x))
  }
  def last(xs: List[Int]): Option[Int] = xs match {
    case Nil => None
    case x :: Nil => Some(x)
    case _ :: rest => last(rest)
  }
  def head(xs: List[Int]): Int = xs match { case Nil => throw new NoSuchElementException("empty"); case x :: _ => x }
  def map(f: Int => Int, xs: List[Int]): List[Int] = xs match { case Nil => Nil; case x :: r => f(x) :: map(f, r) }
}
`;
const OCAML = `type tree = Leaf | Node of tree * int * tree
let rec insert t x = match t with
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) -> if x < y then Node (insert l x, y, r) else Node (l, y, insert r x)
let rec last = function [] -> None | [ x ] -> Some x | _ :: r -> last r
let head = function [] -> raise Not_found | x :: _ -> x
let rec map f = function [] -> [] | x :: r -> f x :: map f r
`;
const WRONG_OCAML = OCAML.replace("_ :: r -> last r", "x :: _ -> Some x")
  .replace("raise Not_found", "0")
  .replace("f x :: map f r", "x :: map f r");
const WRONG_SCALA = SCALA.replace("case _ :: rest => last(rest)", "case x :: _ => Some(x)")
  .replace('throw new NoSuchElementException("empty")', "0")
  .replace("f(x) :: map(f, r)", "x :: map(f, r)");

const session = sharedSession();
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "suite-across-"));
  const files = { "a.scala": SCALA, "b.ml": OCAML, "wrong.ml": WRONG_OCAML, "wrong.scala": WRONG_SCALA };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

type Test = { readonly function: string; readonly call: string; readonly fails: readonly string[] };

async function failing(...args: readonly string[]): Promise<readonly Test[]> {
  const { stdout } = await ask(session, folder, ["suite", ...args, "--budget", "3", "--minimize", "--json"]);
  return (JSON.parse(stdout) as { readonly tests: readonly Test[] }).tests.filter(({ fails }) => fails.length > 0);
}

test.each(["reference", "all"])("a Scala reference, submissions in OCaml, ways of %s", async (from) => {
  const tests = await failing("a.scala", "b.ml", "wrong.ml", "--from", from);
  expect(tests.flatMap(({ fails }) => fails)).not.toContain("b.ml");
  expect(new Set(tests.map((each) => each.function))).toEqual(new Set(["Lists.last", "Lists.head", "Lists.map"]));
  expect(tests.map(({ call }) => call)).toContain("last(List(-1, -2))");
});

test.each(["reference", "all"])("an OCaml reference, submissions in Scala, ways of %s", async (from) => {
  const tests = await failing("b.ml", "a.scala", "wrong.scala", "--from", from);
  expect(tests.flatMap(({ fails }) => fails)).not.toContain("a.scala");
  expect(new Set(tests.map((each) => each.function))).toEqual(new Set(["last", "head", "map"]));
  expect(tests.map(({ call }) => call)).toContain("last [1; 2]");
});

test("functions as inputs tell submissions in the same language", async () => {
  const tests = await failing("a.scala", "wrong.scala", "--function", "map");
  expect(tests[0]?.call).toMatch(/^map\(\w+ => .*, List\(.*\)\)$/);
});
