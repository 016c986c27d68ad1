// Polynomials: lists of coefficients, the constant first. check: trim, add, multiply, eval, derive, show
object Polynomials {
  type Poly = List[Int]

  def trim(p: Poly): Poly = p.reverse.dropWhile(_ == 0).reverse

  def add(p: Poly, q: Poly): Poly = trim(p.zipAll(q, 0, 0).map { case (a, b) => a + b })

  def scale(k: Int, p: Poly): Poly = p map (k * _)

  def multiply(p: Poly, q: Poly): Poly = p match {
    case Nil => Nil
    case c :: rest => add(scale(c, q), 0 :: multiply(rest, q))
  }

  // Horner
  def eval(p: Poly, x: Int): Int = p.foldRight(0)((c, acc) => c + x * acc)

  def derive(p: Poly): Poly = p.zipWithIndex.drop(1).map { case (c, i) => c * i }

  def show(p: Poly): String = {
    def term(c: Int, i: Int): String = i match {
      case 0 => c.toString
      case 1 => if (c == 1) "x" else c + "x"
      case _ => if (c == 1) "x^" + i else c + "x^" + i
    }
    val terms = for ((c, i) <- p.zipWithIndex.reverse if c != 0) yield term(c, i)
    if (terms.isEmpty) "0" else terms.mkString(" + ")
  }

  def main(args: Array[String]): Unit = {
    val p = List(1, 2)    // 2x + 1
    val q = List(-1, 0, 3)
    println(show(p) + "  and  " + show(q))
    println("sum      " + show(add(p, q)))
    println("product  " + show(multiply(p, q)))
    println("square   " + show(multiply(p, p)))
    println("derived  " + show(derive(multiply(p, q))))
    println("at 2     " + eval(q, 2))
    println(show(add(p, scale(-1, p))))
  }
}
