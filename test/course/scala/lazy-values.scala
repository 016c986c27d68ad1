// Evaluation: by-name parameters, lazy values and control structures. check: unless, orElse, retry, evaluated, myWhile
object LazyValues {
  def unless(condition: Boolean)(value: => Int): Int = if (condition) 0 else value

  def orElse[A](a: Option[A], b: => Option[A]): Option[A] = a match {
    case None => b
    case some => some
  }

  // How often must one try?
  def retry(times: Int)(attempt: => Boolean): Int = {
    def loop(n: Int): Int =
      if (n >= times) -1 else if (attempt) n + 1 else loop(n + 1)
    loop(0)
  }

  def myWhile(condition: => Boolean)(body: => Unit): Unit =
    if (condition) {
      body
      myWhile(condition)(body)
    }

  def countTo(n: Int): List[Int] = {
    var i = 0
    var seen = List.empty[Int]
    myWhile(i < n) {
      i += 1
      seen = seen :+ i
    }
    seen
  }

  // What is evaluated, in which order.
  def evaluated(useLazy: Boolean, useByName: Boolean): String = {
    val log = new StringBuilder
    val x = { log.append("x"); 1 }
    lazy val y = { log.append("y"); 2 }
    def z = { log.append("z"); 3 }
    def pick(a: => Int): Int = if (useByName) a + a else 0
    val r = z + x + (if (useLazy) y + y else 0) + pick(z)
    log.append(r)
    log.toString
  }

  class Account(name: String) {
    lazy val report: String = { println("computing the report of " + name); name.toUpperCase }
  }

  def main(args: Array[String]): Unit = {
    println(unless(true)(1 / 0) + " " + unless(false)(5))
    println(orElse(Some(1), sys.error("never")))
    var tries = 0
    println(retry(5) { tries += 1; tries == 3 })
    println(retry(2)(false))
    println(countTo(4))
    println(evaluated(true, true) + " " + evaluated(false, false))
    val a = new Account("ada")
    println(a.report + a.report)
  }
}
