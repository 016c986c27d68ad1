// A right function in a file that also uses something that we lack: the function is found right, and a notice says what
// was not looked at. A wrong function in the same file is found wrong.
import { afterAll, expect, test } from "vitest";
import { checkPrograms } from "../src/jobs/check.js";
import { USUAL_SEARCH } from "../src/jobs/check-request.js";
import { attemptOf } from "./attempt.js";
import { folderOf, grade, removeFolders, resultsIn, rowOf, statuses } from "./grade/run-grade.js";
import { both, openTestScala } from "./language.js";
import { openTestSolver } from "./laws/test-solver.js";

const RIGHT = "def sum(l: List[Int]): Int = l match { case Nil => 0; case h :: t => h + sum(t) }";
const WRONG = "def sum(l: List[Int]): Int = l match { case Nil => 0; case h :: t => sum(t) }";

/** What stands before the object, in it and after it. */
const LACKS: readonly (readonly [kind: string, before: string, inside: string, after: string])[] = [
  [
    "formats",
    ``,
    `  def show(n: Int): Unit = printf("%5d|%1$s%n", n)
`,
    ``,
  ],
  [
    "standard input",
    `import scala.io.Source
`,
    `  def ask(): Int = Source.stdin.getLines().map(_.length).sum
`,
    ``,
  ],
  [
    "views and parallel collections",
    ``,
    `  val lazily = List(1, 2, 3).view.map(_ + 1)
  def first(n: Int) = lazily.take(n).toList
  def parallel(xs: List[Int]) = xs.par.map(_ * 2).sum
`,
    ``,
  ],
  [
    "Java collections",
    `import java.util.{ArrayList, Scanner}
import java.util.concurrent.atomic.AtomicInteger
`,
    `  val buf = new ArrayList[Int]()
  def fill(n: Int): Unit = { buf.add(n); buf.add(n + 1) }
  def counter = new AtomicInteger(3).incrementAndGet()
`,
    ``,
  ],
  [
    "futures",
    `import scala.concurrent._
import scala.concurrent.duration._
import ExecutionContext.Implicits.global
`,
    `  def later(n: Int): Future[Int] = Future { n * 2 }
  def wait1 = Await.result(later(2), 2.seconds)
`,
    ``,
  ],
  [
    "actors",
    `import akka.actor._
`,
    `  def go() = { val s = ActorSystem("s"); s.actorOf(Props[Echo], "e") ! "hi" }
`,
    `class Echo extends Actor { def receive = { case x => sender ! x } }
`,
  ],
  [
    "reflection",
    `import scala.reflect.runtime.universe._
`,
    `  def name(x: Any): String = x.getClass.getSimpleName
  def t[T: TypeTag]: String = typeOf[T].toString
`,
    ``,
  ],
  [
    "macros",
    `import scala.language.experimental.macros
import scala.reflect.macros.blackbox.Context
`,
    `  def twice(x: Int): Int = macro twiceImpl
  def twiceImpl(c: Context)(x: c.Expr[Int]): c.Expr[Int] = { import c.universe._; reify(x.splice * 2) }
`,
    ``,
  ],
  [
    "XML",
    ``,
    `  def page(s: String) = <html><body class="it's">it's {s} (really</body></html>
`,
    ``,
  ],
  [
    "threads",
    ``,
    `  def start(): Unit = { val t = new Thread(new Runnable { def run(): Unit = println("x") }); t.start(); t.join() }
  class W extends Thread { override def run(): Unit = println("w") }
`,
    ``,
  ],
  [
    "the clock",
    ``,
    `  def hour: Int = java.time.LocalTime.now().getHour
`,
    ``,
  ],
  [
    "enumerations",
    ``,
    `  object Color extends Enumeration {
    case class Paint(code: Int) extends Val(code)
    val Red = Paint(1)
  }
  import Color._
  def isRed(c: Color.Value): Boolean = c == Red
  def all = Color.values.toList
`,
    ``,
  ],
  [
    "tests of a framework",
    `import org.scalatest.FunSuite
`,
    ``,
    `class SumSuite extends FunSuite { test("sum") { assert(M.sum(List(1, 2)) === 3) } }
`,
  ],
  [
    "type parameters that take types",
    ``,
    `  trait Monoid[F[_]] { def empty[A]: F[A] }
  implicit val lists: Monoid[List] = new Monoid[List] { def empty[A] = Nil }
  def gen[F[_]](implicit m: Monoid[F]) = m.empty[Int]
`,
    ``,
  ],
  [
    "files",
    `import java.io._
import scala.io.Source
`,
    `  def read(p: String) = Source.fromFile(p).getLines().map(_.toInt).toList
  def write(p: String): Unit = { val w = new PrintWriter(new File(p)); w.println(sum(Nil)); w.close() }
`,
    ``,
  ],
  [
    "symbols",
    ``,
    `  val s = 'name
  def q(n: Int) = List(Symbol("a"), 'b).length + n
`,
    ``,
  ],
  [
    "structural types",
    ``,
    `  def close(x: { def close(): Unit }): Unit = x.close()
  def anon = new { val a = 1 }.a
`,
    ``,
  ],
  [
    "abstract types",
    ``,
    `  trait Box { type T; def get: T }
  def open(b: Box): b.T = b.get
`,
    ``,
  ],
  [
    "decimal numbers",
    ``,
    `  val price = BigDecimal("1.10")
  def total(n: Int) = price * n
`,
    ``,
  ],
  [
    "given instances and extensions",
    ``,
    `  given ord: Ordering[String] with { def compare(a: String, b: String) = 0 }
  extension (n: Int) def double: Int = n * 2
  def use(n: Int): Int = n.double
`,
    ``,
  ],
  [
    "dates and databases",
    `import java.sql.DriverManager
import java.time.LocalDate
`,
    `  def today = LocalDate.now().toString
  def db() = { val c = DriverManager.getConnection("x"); try c.createStatement() finally c.close() }
`,
    ``,
  ],
  [
    "random numbers",
    `import java.util.concurrent.ThreadLocalRandom
`,
    `  def dice: Int = ThreadLocalRandom.current().nextInt(6) + 1
`,
    ``,
  ],
  [
    "windows",
    `import scala.swing._
`,
    ``,
    `object Gui extends SimpleSwingApplication { def top = new MainFrame { title = "x"; contents = new Button { text = "b" } } }
`,
  ],
  [
    "parallel collections and streams",
    ``,
    `  def big(l: List[Int]) = l.par.map(_ + 1).sum
  def st = Stream.from(1).take(3).toList
  def view(l: List[Int]) = l.view.map(_ + 1).force
`,
    ``,
  ],
  [
    "processes",
    `import sys.process._
`,
    `  def ls = "ls".!!
  def env = sys.env.get("HOME")
`,
    ``,
  ],
];

const scala = await openTestScala();
afterAll(removeFolders);

const REFERENCE = `object M { ${RIGHT} }`;

function submissionOf(sum: string, [, before, inside, after]: (typeof LACKS)[number]): string {
  return `${before}object M {\n${inside}  ${sum}\n  def main(args: Array[String]): Unit = println(sum(List(1)))\n}\n${after}`;
}

async function asked(sum: string, lack: (typeof LACKS)[number]) {
  const attempt = attemptOf(REFERENCE, submissionOf(sum, lack), { functions: ["sum"] });
  const request = { ...attempt, search: { ...USUAL_SEARCH, budget: 100_000 } };
  const answer = await checkPrograms(both(scala), request, {
    solver: openTestSolver(),
    memoryIsLow: () => false,
    isCancelled: () => false,
    onProgress: () => undefined,
    now: () => 0,
  });
  if (!answer.ok) throw new Error(answer.errors.map(({ label }) => label).join(", "));
  return answer.value;
}

test.each(LACKS)("%s beside a right function", async (...lack) => {
  const { answers, unchecked } = await asked(RIGHT, lack);
  expect(answers.map(({ verdict }) => verdict.kind)).toEqual(["equal"]);
  expect(unchecked.length).toBeGreaterThan(0);
});

test.each(LACKS)("%s beside a wrong function", async (...lack) => {
  const { answers } = await asked(WRONG, lack);
  expect(answers.map(({ verdict }) => verdict.kind)).toEqual(["differs"]);
});

test("a class in which everybody uses another one: each is graded, with a notice", async () => {
  const nameOf = ([kind]: (typeof LACKS)[number]): string => kind.replaceAll(" ", "-");
  const subs = LACKS.map((lack) => [`subs/${nameOf(lack)}.scala`, submissionOf(RIGHT, lack)]);
  const folder = folderOf({ "reference.scala": REFERENCE, ...Object.fromEntries(subs) });
  expect(await grade(folder, "reference.scala", "subs", "--output", "out", "--budget", "20000")).toMatchObject({
    code: 0,
    stderr: "",
  });
  const results = resultsIn(folder, "out");
  expect(statuses(results)).toEqual(Object.fromEntries(LACKS.map((lack) => [nameOf(lack), "right"])));
  expect(LACKS.length).toBeGreaterThanOrEqual(18);
  for (const lack of LACKS) expect(rowOf(results, nameOf(lack)).unchecked, nameOf(lack)).not.toEqual([]);
});
