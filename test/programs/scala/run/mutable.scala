// Collections that change, and what is equal.
import scala.collection.mutable
case class Leftist(n: Int)
import scala.collection.mutable.ListBuffer
object Main {
  def show(body: => Unit): Unit = try body catch { case e: Throwable => println(e) }
  def main(args: Array[String]): Unit = {
    show { println({ val m = mutable.Map[String, Int](); m("a") = 1; m("a") += 5; m("a") }) }
    show { println({ val m = mutable.Map("a" -> 1); m += ("b" -> 2); m.getOrElse("b", 0) + m.size }) }
    show { println({ val b = ListBuffer[Int](); b += 1; b += 2; b ++= List(3); b.toList }) }
    show { println({ val b = mutable.ArrayBuffer(1, 2); b(0) = 9; b }) }
    show { println({ val sb = new StringBuilder; sb.append("a"); sb.append(1); sb.append('c').toString }) }
    show { println({ val sb = new StringBuilder("x"); for (i <- 1 to 3) sb.append(i); sb.length }) }
    show { println({ val s = mutable.Set(1); s += 2; s.contains(2) }) }
    show { println({ val a = Array(1, 2, 3); a(0) += 5; a.mkString("-") }) }
    show { println(None == Some(1)) }
    show { println((Nil: List[Int]) == List(1)) }
    show { println((Leftist(1): Any) == Leftist(1)) }
  }
}
