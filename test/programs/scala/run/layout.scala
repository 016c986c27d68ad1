// Braces that stand less deep than what is in them.
object Main {
  def f: Int => Int = (
    (l) =>
      {
        l + 1
    }
  )
  def g(x: Int): Int = {
        val y =
            {
          x * 2
      }
    y
  }
  def h(n: Int) =
      n match {
    case 0 =>
        {
            "zero"
    }
    case _ => if (n > 0)
        { "plus"
      } else
            { "minus"
   }
  }
  def main(args: Array[String]): Unit = {
      println(f(3))
    println(g(4))
        println(h(0) + h(1) + h(-1))
    List(1, 2).foreach { n =>
          println(
       n
    )
   }
  }
}
