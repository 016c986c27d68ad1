// Number systems: bits, hexadecimals and carries. check: toBinary, fromBinary, increment, addBits, toHex, parity
object BinaryNumbers {
  def toBinary(n: Int): String =
    if (n < 2) n.toString else toBinary(n / 2) + n % 2

  def fromBinary(s: String): Int = s.foldLeft(0)((acc, c) => acc * 2 + (c - '0'))

  // Lists of bits, the lowest first.
  type Bits = List[Int]

  def increment(bits: Bits): Bits = bits match {
    case Nil => List(1)
    case 0 :: rest => 1 :: rest
    case _ :: rest => 0 :: increment(rest)
  }

  def addBits(a: Bits, b: Bits, carry: Int = 0): Bits = (a, b) match {
    case (Nil, Nil) => if (carry == 0) Nil else List(carry)
    case (Nil, _) => addBits(List(0), b, carry)
    case (_, Nil) => addBits(a, List(0), carry)
    case (x :: xs, y :: ys) =>
      val sum = x + y + carry
      sum % 2 :: addBits(xs, ys, sum / 2)
  }

  def toHex(n: Int): String = {
    val digits = "0123456789abcdef"
    var rest = n
    var text = ""
    do {
      text = digits(rest % 16) + text
      rest /= 16
    } while (rest > 0)
    text
  }

  def parity(n: Int): Boolean = {
    var (bits, odd) = (n, false)
    while (bits != 0) {
      odd ^= (bits & 1) == 1
      bits >>>= 1
    }
    odd
  }

  def main(args: Array[String]): Unit = {
    println((0 to 8).map(toBinary).mkString(" "))
    println(fromBinary("101101"))
    println(Iterator.iterate(List.empty[Int])(increment).take(6).toList)
    println(addBits(List(1, 1, 1), List(1)))
    println(List(0, 15, 16, 255, 48879).map(toHex))
    println(parity(7) + " " + parity(-1) + " " + parity(1 << 31))
    println(Integer.toBinaryString(10) + " " + 255.toHexString + " " + (5 ^ 3) + " " + (~5) + " " + (-16 >> 2))
  }
}
