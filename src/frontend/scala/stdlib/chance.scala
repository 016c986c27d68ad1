// What nobody can foretell: the time, and random numbers without a seed. With a seed they are those of Java. A plain run goes
// on with the time 0 and the seed 0.
package java.lang {
  object System {
    def currentTimeMillis(): Long = Core.chance(4611686018427387904L)
    def nanoTime(): Long = Core.chance(4611686018427387904L)
    def exit(status: Int): Unit = Core.exit(status)
    def lineSeparator(): String = "\n"
    def identityHashCode(x: Any): Int = Core.unsupported("hash codes")
  }
}
package java.util {
  /** A linear congruential generator of 48 bits. */
  class Random private (private var state: Long, private var seeded: Boolean) {
    def this(seed: Long) = this((seed ^ 25214903917L) & 281474976710655L, true)
    def this() = this(25214903917L, false)

    def setSeed(seed: Long): Unit = {
      state = (seed ^ 25214903917L) & 281474976710655L
      seeded = true
    }
    private def isKnown: Boolean = seeded || Core.foreseen(())
    private def draw(bits: Int): Int = {
      state = (state * 25214903917L + 11L) & 281474976710655L
      (state >>> (48 - bits)).toInt
    }
    private def below(n: Int): Int = {
      val drawn = draw(31)
      val rest = drawn % n
      if (drawn - rest + (n - 1) < 0) below(n) else rest
    }

    def nextInt(): Int = if (isKnown) draw(32) else (Core.chance(4294967296L) - 2147483648L).toInt
    def nextInt(n: Int): Int =
      if (n <= 0) throw new IllegalArgumentException("bound must be positive")
      else if (!isKnown) Core.chanceBelow(n)
      else if ((n & -n) == n) ((n * draw(31).toLong) >> 31).toInt
      else below(n)
    def nextLong(): Long =
      if (isKnown) {
        val high = draw(32).toLong << 32
        high + draw(32)
      } else Core.chance(9223372036854775807L)
    def nextBoolean(): Boolean = if (isKnown) draw(1) != 0 else Core.chanceBelow(2) == 1
    def nextDouble(): Double =
      if (isKnown) {
        val high = draw(26).toLong << 27
        (high + draw(27)).toDouble * 1.1102230246251565E-16
      } else Core.drawnFraction
  }
}
