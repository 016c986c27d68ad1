// What the enumerators of the families in Scala stand on: small inputs with their sizes, and what comes of each of them.
package audit

final case class Input[+A](size: Int, shown: String, make: () => A, outside: List[String] = Nil)
final case class Case(size: Int, call: String, outside: List[String], run: () => Any)

/** Defined by every program of a family. */
trait Cases { def cases: List[Case] }

object E {
  def one[A](size: Int, shown: String, value: => A): Input[A] = Input(size, shown, () => value)
  def ints(numbers: Int*): List[Input[Int]] = numbers.toList.map(n => one(1, n.toString, n))
  def strings: List[Input[String]] = List("", "x", "y", "xy").map(s => one(1, "\"" + s + "\"", new String(s)))
  def outside[A](condition: String, inputs: List[Input[A]]): List[Input[A]] =
    inputs.map(i => i.copy(outside = condition :: i.outside))
  def map[A, B](size: Int, shown: String, inputs: List[Input[A]])(f: A => B): List[Input[B]] =
    inputs.map(i => Input(i.size + size, shown + "(" + i.shown + ")", () => f(i.make()), i.outside))
  def pair[A, B](xs: List[Input[A]], ys: List[Input[B]]): List[Input[(A, B)]] =
    for (x <- xs; y <- ys)
      yield Input(x.size + y.size, x.shown + ", " + y.shown, () => (x.make(), y.make()), x.outside ++ y.outside)
  def lists[A](most: Int, items: List[Input[A]]): List[Input[List[A]]] = {
    val none = one(1, "Nil", List[A]())
    if (most == 0) List(none)
    else none :: (for (x <- items; l <- lists(most - 1, items))
      yield Input(x.size + l.size + 1, x.shown + " :: " + l.shown, () => x.make() :: l.make(), x.outside ++ l.outside))
  }
  def cases[A](inputs: List[Input[A]])(f: A => Any): List[Case] =
    inputs.map(i => Case(i.size, i.shown, i.outside, () => f(i.make())))
  /** Sequences of calls: each call counts one, and so do the cells of the list of all calls. */
  def sequences[A](most: Int, calls: List[Input[A]])(perform: A => Any): List[Case] =
    cases(lists(most, map(1, "", calls)((c: A) => c)).filter(_.size > 1))((all: List[A]) => all.map(perform))

  var log: List[String] = Nil
  def note(text: Any): Unit = log = log :+ String.valueOf(text)
}

/** Runs the programs that are named, each case with the program as just loaded. */
object Main {
  private def loaded(folder: String, name: String): Cases = {
    val loader = new java.net.URLClassLoader(Array(new java.io.File(folder).toURI.toURL), getClass.getClassLoader)
    loader.loadClass(name + ".AuditCases$").getField("MODULE$").get(null).asInstanceOf[Cases]
  }
  private def quoted(text: String): String = "\"" + text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t") + "\""
  private def exceptionText(e: Throwable): String = e.getClass.getSimpleName + " " + e.getMessage
  private def tell(each: Case): Unit = {
    E.log = Nil
    val out = new java.io.ByteArrayOutputStream
    val (kind, text) = Console.withOut(out) {
      try { ("value", String.valueOf(each.run())) }
      catch { case _: StackOverflowError => ("slow", ""); case e: Throwable => ("raised", exceptionText(e)) }
    }
    println(kind + "\t" + quoted((text :: E.log).mkString(" ")) + "\t" + quoted(out.toString))
  }
  def main(args: Array[String]): Unit = {
    val folder = args(0)
    for (family <- args.drop(1)) {
      val names = family.split(",")
      println("family")
      for (Case(size, call, outside, _) <- loaded(folder, names(0)).cases)
        println("case\t" + size + "\t" + quoted(call) + "\t" + outside.mkString(" "))
      for (name <- names) {
        println("program")
        for (i <- loaded(folder, name).cases.indices) tell(loaded(folder, name).cases(i))
      }
    }
  }
}
