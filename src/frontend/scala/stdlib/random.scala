// Scala's own names for Java's random numbers.
package scala.util {
  class Random(private val drawn: java.util.Random) {
    def this(seed: Long) = this(new java.util.Random(seed))
    def this(seed: Int) = this(new java.util.Random(seed.toLong))
    def this() = this(new java.util.Random())

    def setSeed(seed: Long): Unit = drawn.setSeed(seed)
    def nextInt(): Int = drawn.nextInt()
    def nextInt(n: Int): Int = drawn.nextInt(n)
    def nextLong(): Long = drawn.nextLong()
    def nextBoolean(): Boolean = drawn.nextBoolean()
    def nextDouble(): Double = drawn.nextDouble()
    def nextPrintableChar(): Char = (33 + drawn.nextInt(94)).toChar
    def shuffle[A](xs: List[A]): List[A] = Shuffled.by(drawn, Array.from(xs)).toList
    def shuffle[A](xs: Vector[A]): Vector[A] = Shuffled.by(drawn, Array.from(xs.toList)).toVector
    def shuffle[A](xs: Seq[A]): Seq[A] = Shuffled.by(drawn, Array.from(xs.toList)).toList
  }
  /** Shared by all of a program: nobody knows what was drawn before, so a seed helps plain runs alone. */
  object Random {
    private var drawn: java.util.Random = new java.util.Random()
    def setSeed(seed: Long): Unit = if (Core.foreseen(())) drawn = new java.util.Random(seed)
    def nextInt(): Int = drawn.nextInt()
    def nextInt(n: Int): Int = drawn.nextInt(n)
    def nextLong(): Long = drawn.nextLong()
    def nextBoolean(): Boolean = drawn.nextBoolean()
    def nextDouble(): Double = drawn.nextDouble()
    def nextPrintableChar(): Char = (33 + drawn.nextInt(94)).toChar
    def shuffle[A](xs: List[A]): List[A] = Shuffled.by(drawn, Array.from(xs)).toList
    def shuffle[A](xs: Vector[A]): Vector[A] = Shuffled.by(drawn, Array.from(xs.toList)).toVector
    def shuffle[A](xs: Seq[A]): Seq[A] = Shuffled.by(drawn, Array.from(xs.toList)).toList
  }
  object Shuffled {
    def by[A](drawn: java.util.Random, items: Array[A]): Array[A] = {
      var n = items.length
      while (n >= 2) {
        val k = drawn.nextInt(n)
        val last = items(n - 1)
        items(n - 1) = items(k)
        items(k) = last
        n -= 1
      }
      items
    }
  }
}
