// Recursion: the first functions of the course, on whole numbers. check: factorial, power, gcd, digitSum, isPrime, collatz
object Recursion {
  def factorial(n: Int): BigInt =
    if (n <= 1) 1 else n * factorial(n - 1)

  // fast: halves the exponent
  def power(b: Int, e: Int): Int = {
    if (e <= 0) 1
    else if (e % 2 == 0) {
      val half = power(b, e / 2)
      half * half
    } else b * power(b, e - 1)
  }

  def gcd(a: Int, b: Int): Int = if (b == 0) a.abs else gcd(b, a % b)

  def digitSum(n: Int): Int = {
    require(n >= 0, "only for naturals")
    if (n < 10) n else n % 10 + digitSum(n / 10)
  }

  def isPrime(n: Int): Boolean = {
    def noDivisorFrom(d: Int): Boolean =
      d * d > n || (n % d != 0 && noDivisorFrom(d + 1))
    n >= 2 && noDivisorFrom(2)
  }

  // How many steps until 1 is reached.
  @annotation.tailrec
  def collatz(n: Long, steps: Int = 0): Int =
    if (n <= 1) steps
    else if (n % 2 == 0) collatz(n / 2, steps + 1)
    else collatz(3 * n + 1, steps + 1)

  def main(args: Array[String]): Unit = {
    println("30! = " + factorial(30))
    println("2^10 = " + power(2, 10) + ", (-3)^3 = " + power(-3, 3))
    println(s"gcd(84, 36) = ${gcd(84, 36)}")
    println(s"digits of 98765 sum to ${digitSum(98765)}")
    println((1 to 30).filter(isPrime).mkString("primes: ", " ", ""))
    for (n <- List(1, 6, 7, 27)) println(s"$n takes ${collatz(n)} steps")
  }
}
