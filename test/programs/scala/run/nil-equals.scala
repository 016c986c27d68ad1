// Nil as a pattern is compared: it equals every empty sequence; what is done to an Iterable is done to what it is.
object Main {
  def any(x: Any): Int = x match { case Nil => 0; case _ => 1 }
  def sequence(x: Seq[Int]): Int = x match { case Nil => 0; case List() => 2; case _ => 1 }
  def iterable(x: Iterable[Int]): Int = x match { case Nil => 0; case List() => 2; case _ => 1 }
  def parities(x: Iterable[Int]): Int = x.map(_ % 2).size
  def kind(a: Int*): Int = a match { case h :: t => 1; case _ => 0 }
  def main(args: Array[String]): Unit = {
    println((any(Vector()), any(Set()), any(None), any(scala.collection.mutable.ArrayBuffer())))
    println((sequence(Vector()), sequence(0 until 0), iterable(Vector()), iterable(Set()), iterable(Stream())))
    println((parities(Set(0, 2)), parities(Set(0, 1)), parities(Some(3)), parities(List(0, 2))))
    println((kind(), kind(1, 2), kind(List(1): _*), kind(Nil: _*)))
  }
}
