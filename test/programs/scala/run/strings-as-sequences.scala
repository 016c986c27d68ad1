// A string where a sequence is expected looks like a string, and so does what is made of its characters.
object Main {
  def show(xs: Seq[Char]): String = xs.toString
  def longest(words: Seq[Seq[Char]]): Seq[Char] = words.maxBy(_.length)
  def palindrome[A](xs: Seq[A]): Boolean = xs == xs.reverse
  def main(args: Array[String]): Unit = {
    val xs: Seq[Char] = "abc"
    println(xs + " " + show("hello") + " " + "abc".toSeq)
    println(xs.map(_.toInt) + " " + xs.map(_.toUpper) + " " + xs.flatMap(c => List(c, c)))
    println(xs.filter(_ > 'a') + " " + xs.tail + " " + xs.init + " " + xs.take(2) + " " + xs.reverse + " " + xs.sorted)
    println((xs :+ 'd') + " " + ('_' +: xs) + " " + (xs ++ "de") + " " + xs.updated(0, 'z') + " " + xs.padTo(5, '.'))
    println(xs.zip(List(1, 2, 3)) + " " + xs.zipWithIndex + " " + xs.scanLeft(0)(_ + _))
    println(xs.partition(_ == 'a') + " " + xs.span(_ < 'c') + " " + xs.splitAt(1))
    println(xs.grouped(2).toList + " " + xs.tails.toList + " " + xs.permutations.take(2).toList)
    println(xs == "abc".toList, xs == "abc", "abc" == xs, xs == Vector('a', 'b', 'c'), List('a', 'b', 'c') == xs)
    println(palindrome("abba"), palindrome("ab"), palindrome(List(1, 2, 1)))
    println(longest(List("a", "abc", "ab")))
    println(xs.toList + " " + xs.toVector + " " + xs.toSet.size + " " + xs.mkString("-") + " " + xs.mkString)
    val all: Iterable[Char] = "xy"
    val some: Traversable[Char] = "xyz"
    val indexed: IndexedSeq[Char] = "uvw"
    println(all + " " + some + " " + indexed + " " + indexed.map(_.toInt) + " " + indexed(1) + " " + indexed.last)
    println("abc".toIndexedSeq + " " + "abc".toIterable + " " + "abc".toTraversable)
    println("abc".map(_.toInt) + " " + "abc".map(_.toUpper) + " " + "ab".flatMap(c => c.toString * 2))
    xs match {
      case Seq(a, rest @ _*) => println(a + " " + rest)
    }
    println(try { ("": Seq[Char]).head } catch { case e: NoSuchElementException => e.getMessage })
    println(try { ("": Seq[Char]).tail } catch { case e: UnsupportedOperationException => e.getMessage })
    println(Some(xs) == Some(List('a', 'b', 'c')), Set[Seq[Char]](xs, List('a', 'b', 'c')).size)
  }
}
