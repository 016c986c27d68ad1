// ask: test
// Nobody is to blame for what a value of another type, an unknown one or the library would do.
import stainless.lang._
import stainless.collection._

object PassedOn {
  def odd(b: Byte): Int = {
    require(b % 2 != 0)
    if (b > 0) 0 else 1
  }
  def anyByte(b: Byte): Int = odd(b)
  def sum(b: Short, c: Short): Int = { b + c } ensuring (s => -65536 <= s && s <= 65534)
  def tooSmall(b: Byte, c: Byte): Int = { b + c } ensuring (s => -128 <= s && s <= 127)

  def unknown(n: BigInt): BigInt = { if (n > 0) n else (??? : BigInt) } ensuring (r => r > 0)
  def sets(s: Set[Int]): Set[Set[Int]] = { Set(s, Set[Int]()) } ensuring (r => r.contains(s))
  def absent(m: Map[BigInt, BigInt]): Option[BigInt] = {
    require(!m.contains(0))
    m.get(0)
  } ensuring (r => r == None[BigInt]())

  def headOf(xs: List[BigInt]): BigInt = {
    require(xs.head > 0)
    xs.head
  }

  object Half {
    def unapply(n: BigInt): Option[BigInt] = if (n % 2 == 0) Some(n / 2) else None()
  }
  def half(n: BigInt): BigInt = { n match {
    case Half(m) => m
    case _ => n
  } } ensuring (m => m * 2 == n || m == n)
}
