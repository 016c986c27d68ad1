// return out of a closure is an exception: catch of Throwable sees it, that of Exception does not, finally runs.
import scala.util.control.NonFatal
object Leaving {
  def throwable(l: List[Int]): Int = {
    try { l.foreach(x => if (x > 0) return x); 0 } catch { case _: Throwable => -1 }
  }
  def exception(l: List[Int]): Int = {
    try { l.foreach(x => if (x > 0) return x); 0 } catch { case _: Exception => -1 }
  }
  def plain(n: Int): Int = {
    try { if (n > 0) return n; 0 } catch { case _: Throwable => -1 }
  }
  def nonFatal(l: List[Int]): Int = {
    try { l.foreach(x => if (x > 0) return x); 0 } catch { case NonFatal(_) => -1 }
  }
  def any(l: List[Int]): Int = {
    try { for (x <- l) if (x > 0) return x; 0 } catch { case e => -2 }
  }
  def last(l: List[Int]): Int = {
    var seen = 0
    try { l.foreach { x => seen += 1; if (x > 0) return seen }; 0 } finally { seen = 10 }
  }
}
