// When the elements of a stream are computed, and that nothing is computed twice.
object Main {
  def say[A](what: String, x: A): A = { println(what); x }
  def main(args: Array[String]): Unit = {
    val s = say("one", 1) #:: say("two", 2) #:: say("three", 3) #:: Stream.empty[Int]
    println("made")
    println(s.head)
    println(s.tail.head)
    println(s.tail.head)
    println(s)
    val doubled = s.map(x => say("doubling " + x, x * 2))
    println(doubled)
    println(doubled.tail.head + " " + doubled)
    val odd = s.filter(x => say("asking " + x, x % 2 == 1))
    println(odd.toList)
    println(odd.toList)
    val all = Stream(1, 2, 3).append(say("the rest", Stream(4)))
    println(all)
    println(all.toList)
    println(Stream.from(1).takeWhile(x => say("below? " + x, x < 3)).toList)
    println(Stream.from(1).map(x => say("at " + x, x)).exists(_ == 3))
    println(Stream.from(1).zip(Stream.from(1).map(x => say("second " + x, x))).take(2).toList)
    lazy val powers: Stream[Int] = 1 #:: powers.map(x => say("power " + x, x * 2))
    println(powers.take(4).toList)
    println(powers.take(5).toList)
    var count = 0
    val counted = Stream.continually { count += 1; count }
    println(counted.take(3).toList + " " + counted.take(3).toList + " " + count)
    println(Stream.from(1).flatMap(x => say("flat " + x, List(x, x))).take(3).toList)
  }
}
