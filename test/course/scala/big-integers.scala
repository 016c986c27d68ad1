// Big integers: binomials, powers modulo and digits. check: binomial, modPow, digits, sumOfDigits, isPerfect, lucasLehmer
object BigIntegers extends App {
  def product(from: BigInt, to: BigInt): BigInt =
    if (from > to) BigInt(1) else from * product(from + 1, to)

  def binomial(n: Int, k: Int): BigInt =
    if (k < 0 || k > n) 0
    else product(n - k + 1, n) / product(1, k)

  def modPow(base: BigInt, exp: BigInt, mod: BigInt): BigInt = {
    @annotation.tailrec
    def go(b: BigInt, e: BigInt, acc: BigInt): BigInt =
      if (e <= 0) acc
      else if (e % 2 == 1) go(b * b % mod, e / 2, acc * b % mod)
      else go(b * b % mod, e / 2, acc)
    go(base, exp, 1)
  }

  def digits(n: BigInt): List[Int] = n.abs.toString.toList.map(_.asDigit)

  def sumOfDigits(n: BigInt): Int = digits(n).sum

  def isPerfect(n: Int): Boolean = n > 1 && (1 until n).filter(n % _ == 0).sum == n

  // Whether 2^p - 1 is a prime.
  def lucasLehmer(p: Int): Boolean = {
    val m = BigInt(2).pow(p) - 1
    var s = BigInt(4)
    for (_ <- 1 to p - 2) s = (s * s - 2) mod m
    p == 2 || s == 0
  }

  println(binomial(50, 25))
  println((0 to 4).map(n => (0 to n).map(binomial(n, _)).mkString(" ")).mkString("\n"))
  println(modPow(3, 200, 13) + " " + BigInt(3).modPow(200, 13))
  println(sumOfDigits(BigInt(2).pow(1000)))
  println((1 to 30).filter(isPerfect).toList)
  println(List(2, 3, 5, 7, 11, 13, 31, 61).filter(lucasLehmer))
  println(BigInt("123456789012345678901234567890") gcd BigInt(90), -BigInt(7) / 2, BigInt(-7) % 2, BigInt(-7) mod 2)
  println(product(1, 20).toLong + product(1, 3).toInt)
}
