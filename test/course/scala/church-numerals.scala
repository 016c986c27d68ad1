// Functions as values: composition, currying and numerals. check: compose, twice, repeat, curry, plus, times, applyAll
object ChurchNumerals {
  def compose[A, B, C](f: B => C, g: A => B): A => C = x => f(g(x))

  def twice(f: Int => Int): Int => Int = f andThen f

  def repeat(n: Int, f: Int => Int)(x: Int): Int = if (n <= 0) x else repeat(n - 1, f)(f(x))

  def curry[A, B, C](f: (A, B) => C): A => B => C = a => b => f(a, b)
  def uncurry[A, B, C](f: A => B => C): (A, B) => C = (a, b) => f(a)(b)

  type Church = (Int => Int) => Int => Int

  val zero: Church = f => x => x
  def succ(n: Church): Church = f => x => f(n(f)(x))
  def church(n: Int): Church = if (n <= 0) zero else succ(church(n - 1))
  def toInt(n: Church): Int = n(_ + 1)(0)

  def plus(a: Int, b: Int): Int = {
    val sum: Church = f => x => church(a)(f)(church(b)(f)(x))
    toInt(sum)
  }

  def times(a: Int, b: Int): Int = {
    val product: Church = f => church(a)(church(b)(f))
    toInt(product)
  }

  def applyAll(fs: List[Int => Int], x: Int): Int = fs.foldLeft(x)((acc, f) => f(acc))

  def main(args: Array[String]): Unit = {
    val inc = (x: Int) => x + 1
    val double: Int => Int = _ * 2
    println(compose(double, inc)(5) + " " + (double compose inc)(5) + " " + (double andThen inc)(5))
    println(twice(twice(double))(1))
    println(repeat(5, inc)(10))
    println(curry((a: Int, b: Int) => a - b)(10)(3))
    println(uncurry((a: Int) => (b: Int) => a * b)(6, 7))
    println(plus(3, 4) + " " + times(3, 4))
    println(applyAll(List(inc, double, _ - 3), 10))
    println(List(1, 2, 3).map(curry[Int, Int, Int](_ + _)(10)))
  }
}
