// Bounds: containers whose elements can be compared. check: maximum, sortedInsert, countLess, largestBox, clamp
object GenericContainers {
  abstract class Animal(val name: String, val weight: Int) {
    def sound: String
    override def toString = name + "(" + weight + ")"
  }
  class Dog(name: String, weight: Int) extends Animal(name, weight) { def sound = "woof" }
  class Cat(name: String, weight: Int) extends Animal(name, weight) { def sound = "meow" }

  case class Box[+A <: Animal](content: A) {
    def heavier[B >: A <: Animal](other: Box[B]): Box[B] =
      if (other.content.weight > content.weight) other else this
  }

  case class Version(major: Int, minor: Int) extends Ordered[Version] {
    def compare(that: Version) =
      if (major == that.major) minor compare that.minor else major compare that.major
  }

  def maximum[T <: Ordered[T]](first: T, rest: List[T]): T =
    rest.foldLeft(first)((best, x) => if (x > best) x else best)

  def sortedInsert[T](x: T, xs: List[T])(implicit ord: Ordering[T]): List[T] = {
    import ord._
    xs match {
      case h :: t if h < x => h :: sortedInsert(x, t)
      case _ => x :: xs
    }
  }

  def countLess[T: Ordering](limit: T, xs: Seq[T]): Int = xs.count(implicitly[Ordering[T]].lt(_, limit))

  def clamp[T](low: T, high: T, x: T)(implicit ord: Ordering[T]): T = ord.max(low, ord.min(high, x))

  def largestBox(weights: List[Int]): String = {
    val boxes: List[Box[Animal]] = weights.zipWithIndex.map {
      case (w, i) if i % 2 == 0 => Box(new Dog("d" + i, w))
      case (w, i) => Box(new Cat("c" + i, w))
    }
    boxes.reduceOption((a, b) => a heavier b).map(b => b.content + " says " + b.content.sound).getOrElse("none")
  }

  def main(args: Array[String]): Unit = {
    println(maximum(Version(1, 2), List(Version(1, 10), Version(0, 99))))
    println(sortedInsert(4, List(1, 3, 5)) + " " + sortedInsert("b", List("a", "c")))
    println(countLess(3, Vector(1, 2, 3, 4)))
    println(clamp(0, 10, 42) + " " + clamp("a", "m", "Z"))
    println(largestBox(List(3, 8, 5)) + ", " + largestBox(Nil))
    val b: Box[Animal] = Box(new Dog("rex", 20)).heavier(Box(new Cat("tom", 5)))
    println(b)
    println(Version(2, 0) >= Version(1, 9))
  }
}
