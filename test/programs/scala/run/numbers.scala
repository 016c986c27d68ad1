// Numbers of all widths.
object Main {
  def show(body: => Unit): Unit = try body catch { case e: Throwable => println(e) }
  def main(args: Array[String]): Unit = {
    show { println((1 to 5).toList) }
    show { println((1 until 5).map(_ * 2)) }
    show { println((10 to 1 by -3).toList) }
    show { println(3 match { case 4 => 1 }) }
    show { println(Int.MaxValue + 1) }
    show { println(Int.MinValue.abs) }
    show { println(-7 / 2) }
    show { println(-7 % 2) }
    show { println(7L * 1000000000L * 10) }
    show { println(BigInt(2).pow(100)) }
    show { println(1.0 / 3) }
    show { println(1e10) }
    show { println(100.0) }
    show { println(1.0E-5) }
    show { println(2 / 3.0) }
    show { println(math.max(3, 4)) }
    show { println(math.sqrt(16.0)) }
    show { println(Math.abs(-3)) }
    show { println(1 :: 2 :: Nil) }
    show { println(0 +: List(1) :+ 2) }
    show { println(3.max(5)) }
    show { println(1 == 1.0) }
    show { println(1 compare 2) }
    show { println((1 to 10).filter(_ % 2 == 0).sum) }
    show { println((1 to 3).map(i => (1 to i).toList).toList) }
    show { println((5 to 1 by -1).toList) }
    show { println((1 to 10 by 3).toList) }
    show { println(1 until 4) }
    show { println((0 to 2).reverse) }
    show { println(3.7.toInt) }
    show { println(-3.7.toInt) }
    show { println(3.99.round) }
    show { println(1e300 * 1e10) }
    show { println(0.1 + 0.2) }
    show { println(100000000.0) }
    show { println(123456789.123) }
    show { println(1.0e-3) }
    show { println((0.0 / 0.0).isNaN) }
    show { println(5 / 2 * 2.0) }
    show { println(7 & 3 | 8 ^ 2) }
    show { println(1 << 33) }
    show { println(-1 >>> 28) }
    show { println(-16 >> 2) }
    show { println(~5) }
    show { println(Long.MaxValue + 1) }
    show { println(1L << 40) }
    show { println(3.toLong * Int.MaxValue) }
    show { println((3000000000L).toInt) }
    show { println(Int.MaxValue) }
    show { println(Double.MaxValue) }
    show { println(math.Pi) }
    show { println(math.pow(2, 0.5)) }
    show { println(math.floor(-2.5)) }
    show { println(math.round(2.5)) }
    show { println(math.signum(-3)) }
    show { println(BigInt("123456789012345678901234567890") * 2) }
    show { println(BigInt(10) / 3) }
    show { println(BigInt(7) % 3) }
    show { println(BigInt(3) == 3) }
    show { println(BigInt(3) + 4) }
    show { println(List(BigInt(1), BigInt(2)).sum) }
  }
}
