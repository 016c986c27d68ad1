// Buffers that are made by new, changed while they are gone through.
import scala.collection.mutable._
object Main { def main(args: Array[String]): Unit = {
  val b = new ListBuffer[Int]; b += 1; for (x <- b) if (b.size < 4) b += x + 1; println(b)
  val a = new ArrayBuffer[Int]; a += 1; a += 2; for (x <- a) { if (a.size < 5) a += x; a(1) = 7 }; println(a)
  val q = new Queue[Int]; q += 1; q += 2; var s = 0; for (x <- q) s += x; println(s); while (q.nonEmpty) s += q.dequeue(); println(s)
  val m = HashMap[Int, Int](); m(1) = 2; m(3) = 4; for ((k, v) <- m) m(k) = v + 1; println(m)
  val h = HashSet[Int](); h += 3; h += 4; for (x <- h) if (x == 3) h -= x; println(h)
  val st = new Stack[Int]; st.push(1); st.push(2); for (x <- st) st.push(x); println(st)
  println(b.toList); b += 9; println(b); b.clear(); println(b.isEmpty)
} }
