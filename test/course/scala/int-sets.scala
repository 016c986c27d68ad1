// Functional sets: sets as their characteristic functions. check: members, union, intersect, diff, forall, mapped
object FunSets {
  type Set = Int => Boolean

  def contains(s: Set, elem: Int): Boolean = s(elem)

  def singletonSet(elem: Int): Set = (x: Int) => x == elem

  def union(s: Set, t: Set): Set = (x: Int) => s(x) || t(x)
  def intersect(s: Set, t: Set): Set = (x: Int) => s(x) && t(x)
  def diff(s: Set, t: Set): Set = (x: Int) => s(x) && !t(x)
  def filter(s: Set, p: Int => Boolean): Set = intersect(s, p)

  val bound = 100

  def forall(s: Set, p: Int => Boolean): Boolean = {
    def iter(a: Int): Boolean = {
      if (a > bound) true
      else if (contains(s, a) && !p(a)) false
      else iter(a + 1)
    }
    iter(-bound)
  }

  def exists(s: Set, p: Int => Boolean): Boolean = !forall(s, x => !p(x))

  def map(s: Set, f: Int => Int): Set = y => exists(s, x => f(x) == y)

  def of(xs: List[Int]): Set = xs.map(singletonSet).foldLeft((_: Int) => false)(union)

  def members(s: Set): List[Int] = (-bound to bound).filter(contains(s, _)).toList

  def mapped(xs: List[Int], k: Int): List[Int] = members(map(of(xs), _ * k))

  def toString(s: Set): String = members(s).mkString("{", ",", "}")

  def main(args: Array[String]): Unit = {
    val small = of(List(1, 2, 3, 4))
    val even: Set = _ % 2 == 0
    println(toString(small))
    println(toString(intersect(small, even)) + " " + toString(diff(small, even)))
    println(toString(union(singletonSet(7), small)))
    println(forall(small, _ > 0) + " " + exists(small, _ > 4))
    println(toString(map(small, x => x * x)))
    println(mapped(List(1, 5), -3))
    println(contains(even, 1000))
  }
}
