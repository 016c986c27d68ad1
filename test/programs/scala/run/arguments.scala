// Arguments that become a tuple, strings that become sequences, and formats.
object Main {
  def first(p: (Int, Int)): Int = p._1
  def id[A](a: A): A = a
  val sum: ((Int, Int)) => Int = p => p._1 + p._2
  def count(xs: Seq[Char]): Int = xs.count(_ == 'a')
  def firstTwo[A](xs: Seq[A]): List[A] = xs.take(2).toList
  def main(args: Array[String]): Unit = {
    println(first(1, 2))
    println(id(1, "a", true))
    println(sum(3, 4))
    println(Some(1, 2))
    println(count("banana"))
    println(firstTwo("xyz"))
    val cs: Seq[Char] = "abc"
    println(cs.length + " " + cs.head + " " + cs.reverse.mkString)
    println(List("ab", "cd").map(s => s.toList).flatten)
    println(List("ab", "cd").flatMap(s => s))
    printf("%d and %s and %5.2f|%-4s|%04d%n", 3, "x", 1.5, "y", 42)
    println("%s=%d%%".format("p", 50))
    println("%5s|%-5s|%c|%b".format("a", "b", 'c', true))
  }
}
