/*** about: what is left in arguments ***/
/*** check: --function M.squeeze ***/
/*** reference ***/
import scala.collection.mutable.ArrayBuffer
object M {
  def squeeze(b: ArrayBuffer[Int]): Int = {
    val before = b.length
    var i = 1
    while (i < b.length) if (b(i) == b(i - 1)) b.remove(i) else i += 1
    before - b.length
  }
}
/*** inputs ***/
def buffers = E.map(1, "ArrayBuffer", E.lists(3, E.ints(0, 1, 2)))((l: List[Int]) => ArrayBuffer(l: _*))
def cases = E.cases(buffers)(b => (M.squeeze(b), b.toList))
/*** right: written anew ***/
import scala.collection.mutable.ArrayBuffer
object M {
  def squeeze(b: ArrayBuffer[Int]): Int = {
    val kept = b.toList.foldRight(List[Int]()) { case (x, y :: r) if x == y => y :: r; case (x, r) => x :: r }
    val n = b.length - kept.length
    b.clear()
    b ++= kept
    n
  }
}
/*** right: from the end ***/
import scala.collection.mutable.ArrayBuffer
object M {
  def squeeze(b: ArrayBuffer[Int]): Int = {
    var n = 0
    for (i <- b.length - 1 to 1 by -1) if (b(i) == b(i - 1)) { b.remove(i); n += 1 }
    n
  }
}
/*** wrong: counts alone ***/
import scala.collection.mutable.ArrayBuffer
object M {
  def squeeze(b: ArrayBuffer[Int]): Int = b.zip(b.drop(1)).count(p => p._1 == p._2)
}
/*** wrong: all doubles ***/
import scala.collection.mutable.ArrayBuffer
object M {
  def squeeze(b: ArrayBuffer[Int]): Int = {
    val kept = b.distinct
    val n = b.length - kept.length
    b.clear()
    b ++= kept
    n
  }
}
/*** wrong: passes over one ***/
b.remove(i) else i += 1 ===> { b.remove(i); i += 1 } else i += 1
/*** wrong: the one before ***/
b.remove(i) else ===> { b.remove(i - 1); b(i - 1) = 9 } else
