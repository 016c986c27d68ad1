// What the values of an Enumeration have in common. Each Enumeration has a class of its own below this.
package scala

abstract class EnumerationValue {
  @deferred def id: Int
  def compare(that: EnumerationValue): Int = if (id < that.id) -1 else if (id == that.id) 0 else 1
  def <(that: EnumerationValue): Boolean = id < that.id
  def <=(that: EnumerationValue): Boolean = id <= that.id
  def >(that: EnumerationValue): Boolean = id > that.id
  def >=(that: EnumerationValue): Boolean = id >= that.id
}
object EnumerationValue {
  @provided def ordering[A <: EnumerationValue]: Ordering[A] = new FunctionOrdering[A]((x, y) => x.id < y.id)
}

@closed @hidden final class EnumerationValues[A <: EnumerationValue](of: String, all: List[A]) extends Iterable[A] {
  override def toList: List[A] = all
  override def size: Int = all.length
  def contains(x: A): Boolean = all.contains(x)
  def apply(x: A): Boolean = all.contains(x)
  def filter(p: A => Boolean): EnumerationValues[A] = new EnumerationValues[A](of, all.filter(p))
  def filterNot(p: A => Boolean): EnumerationValues[A] = filter(x => !p(x))
  def withFilter(p: A => Boolean): EnumerationValues[A] = filter(p)
  def withId(id: Int): A = all.find(x => x.id == id) match {
    case Some(x) => x
    case None => throw new NoSuchElementException("key not found: " + id)
  }
  def named(text: String): A = all.find(x => x.toString == text) match {
    case Some(x) => x
    case None => throw new NoSuchElementException("No value found for '" + text + "'")
  }
  @showing override def toString(): String = mkString(of + ".ValueSet(", ", ", ")")
  override def equals(that: Any): Boolean = that match {
    case s: EnumerationValues[_] => List.same(all, s.toList)
    case _ => false
  }
}
