// Suites of Scala references as programs for the real Scala: each format, with the reference and with a wrong
// submission; and one of two references that part. ScalaTest and munit are not everywhere, so what suites use of them is
// here in a few lines.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Session } from "../../src/jobs/job.js";
import { ask } from "../harness.js";
import type { ScalaProgram } from "../oracle/scala.js";
import { remembering } from "../remembering.js";

const REFERENCE = `class Account(val balance: Int) {
  def isRich: Boolean = balance > 100
  def deposit(n: Int): Account =
    if (n <= 0) throw new IllegalArgumentException("not \\"positive\\": $" + n) else new Account(balance + n)
}

case class Point(x: Int, y: Int) {
  def +(other: Point): Point = Point(x + other.x, y + other.y)
}

case class Missing(what: String) extends Exception("missing " + what)
class Odd(n: Int) extends RuntimeException("odd: " + n)

object Work {
  sealed trait Expr
  case class Num(n: Int) extends Expr
  case class Add(l: Expr, r: Expr) extends Expr
  case object Zero extends Expr

  private def helper(n: Int): Int = n + 1

  def eval(e: Expr): Int = e match {
    case Num(n) => n
    case Add(l, r) => eval(l) + eval(r)
    case Zero => 0
  }
  def simplify(e: Expr): Expr = e match {
    case Add(Zero, r) => simplify(r)
    case Add(l, Zero) => simplify(l)
    case other => other
  }
  def last[A](xs: List[A]): Option[A] = xs match {
    case Nil => None
    case x :: Nil => Some(x)
    case _ :: rest => last(rest)
  }
  def map[A, B](xs: List[A], f: A => B): List[B] = xs match {
    case Nil => Nil
    case x :: rest => f(x) :: map(rest, f)
  }
  def curried(f: Int => Int => Int, n: Int): Int = if (n > 0) f(n)(1) else f(0)(n)
  def either(o: Option[Int], other: => Int): Int = o match { case Some(n) => n; case None => other }
  def first(xs: List[Point]): Point = if (xs.isEmpty) throw Missing("points") else xs.head
  def halve(n: Int): Int = if (n % 2 == 1) throw new Odd(n) else n / 2
  def half(n: Int): Either[String, Int] = if (n % 2 == 0) Right(n / 2) else Left("odd")
  def only(o: Option[Int]): Int = o match { case Some(n) if n > 0 => n }
  def quote(c: Char): String = if (c == '"') "\\\\\\"$" else if (c == '\\n') "\\u00e9\\u20ac\\t" else "'" + c + "'"
  def next(n: Long): Long = if (n > 5000000000L) n - 1 else n + 1
  def square(n: BigInt): BigInt = if (n < 0) -n else n * 10000000000L
  def ratio(d: Double): Double = if (d > 2.0) 1.0 / 0.0 else if (d < -1.0) 0.0 / 0.0 else -d
  def maybe(d: Double): Option[Double] = if (d > 0.0) Some(0.0 / 0.0) else None
  def pair(n: Int): Array[Int] = if (n < 0) Array() else Array(n, n + 1)
  def rows(n: Int): Array[Array[Int]] = if (n > 0) Array(Array(n), Array()) else Array()
  def some(n: Int): Set[Int] = if (n > 0) Set(n) else Set()
  def table(n: Int): (Int, Map[Int, String]) = if (n > 0) (1, Map(n -> "n")) else (0, Map())
  def adder(n: Int): Int => Int = x => x + n
  def swap(p: (Int, String)): (String, Int) = (p._2, p._1)
}
`;

/** One mistake in each object and class. */
const WRONG = REFERENCE.replace("balance > 100", "balance >= 100")
  .replace("y + other.y", "y - other.y")
  .replace("case _ :: rest => last(rest)", "case x :: _ => Some(x)");

export type Emission = "scala" | "scalatest" | "munit";
export const EMISSIONS: readonly Emission[] = ["scala", "scalatest", "munit"];

const OF_TWO = `object R {
  def index(x: Int, l: List[Int]): Int = l match {
    case Nil => -1
    case y :: r => if (x == y) 0 else { val i = index(x, r); if (i < 0) i else i + 1 }
  }
  def half(n: Int): Option[Int] = if (n % 2 == 0) Some(n / 2) else None
}
`;

/** What either gives is right. */
export const SEVERAL_REFERENCES = {
  first: OF_TWO,
  second: OF_TWO.replace("case Nil => -1", 'case Nil => throw new NoSuchElementException("none")').replace(
    "else None",
    "else Some(n / 2)",
  ),
  wrong: OF_TWO.replace("case Nil => -1", "case Nil => -3"),
} as const;

/** What `suite` prints of these files, of which the first is the reference. */
async function emittedScala(
  session: Session,
  files: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "suite-scala-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const [reference = "", ...others] = Object.keys(files);
    const words = [reference, ...others.flatMap((name) => ["--reference", name])];
    const { stdout } = await ask(session, folder, ["suite", ...words, ...args]);
    return Buffer.from(stdout, "latin1").toString("utf8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prints how many tests there are and how many of them fail; of asserts, whether one does. */
function runnable(format: Emission, emitted: string, program: string, name: string): ScalaProgram {
  const suites = [...emitted.matchAll(/^class (\w+Suite) /gm)].map(([, suite]) => `new ${suite}`);
  const tests = /^object (\w+Tests) /m.exec(emitted)?.[1];
  const main =
    format === "scala"
      ? `println(try { ${tests}.main(Array()); "passes" } catch { case _: AssertionError => "fails" })`
      : `val all = List(${suites.join(", ")})
    println(all.map(_.count).sum + " tests, failing: " + all.flatMap(_.failing).mkString("; "))`;
  const text = `${format === "scala" ? "" : SHIMS}${program}\n${emitted}
object Main {
  def main(args: Array[String]): Unit = {
    ${main}
  }
}
`;
  return { name: `${format} ${name}`, text };
}

const SHIMS = `import scala.reflect.ClassTag
class Suite {
  var count = 0
  var failing = List[String]()
  def test(name: String)(body: => Any): Unit = {
    count += 1
    try body catch { case _: AssertionError => failing = failing :+ name }
  }
  def intercept[E <: Throwable](body: => Any)(implicit tag: ClassTag[E]): E = {
    val thrown = try { body; None } catch { case e: E => Some(e) }
    thrown.getOrElse(throw new AssertionError("nothing was thrown"))
  }
}
package org.scalatest.funsuite {
  class AnyFunSuite extends Suite {
    implicit class Compared(left: Any) { def ===(right: Any): Boolean = left == right }
    def assertThrows[E <: Throwable](body: => Any)(implicit tag: ClassTag[E]): Unit = intercept[E](body)
  }
}
package munit {
  class FunSuite extends Suite {
    def assertEquals[A, B](obtained: A, expected: B)(implicit isOf: B <:< A): Unit = assert(obtained == expected)
  }
}
`;

/** Of one reference in every format, and of two. */
export type EmittedScala = { readonly formats: ReadonlyMap<Emission, string>; readonly several: string };

/** A fixed budget, so that they rarely change. */
const SETTINGS = ["--budget", "3", "--inputs", "4", "--minimize"];

export async function emittedSuites(session: Session): Promise<EmittedScala> {
  const once = remembering(session); // the same suite in every format
  const formats = new Map<Emission, string>();
  for (const format of EMISSIONS)
    formats.set(format, await emittedScala(once, { "work.scala": REFERENCE }, ...SETTINGS, "--emit", format));
  const { first, second } = SEVERAL_REFERENCES;
  return { formats, several: await emittedScala(session, { "r1.scala": first, "r2.scala": second }, "--minimize") };
}

export function suitePrograms({ formats, several }: EmittedScala): readonly ScalaProgram[] {
  const ofOne = [...formats].flatMap(([format, suite]) => [
    runnable(format, suite, REFERENCE, "reference"),
    runnable(format, suite, WRONG, "wrong"),
  ]);
  const ofSeveral = Object.entries(SEVERAL_REFERENCES).map(([name, program]) =>
    runnable("scala", several, program, `several ${name}`),
  );
  return [...ofOne, ...ofSeveral];
}
