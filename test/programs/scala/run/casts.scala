// Casts that hold, and casts that fail: at once for the class, later for what is inside.
object Main {
  trait Animal
  case class Dog(name: String) extends Animal
  case class Cat(lives: Int) extends Animal
  def attempt(f: => Any): String = try "" + f catch { case _: ClassCastException => "cannot be cast" }
  def main(args: Array[String]): Unit = {
    val animals: List[Animal] = List(Dog("rex"), Cat(9))
    println(attempt(animals.head.asInstanceOf[Dog].name))
    println(attempt(animals.head.asInstanceOf[Cat].lives))
    val any: Any = "text"
    println(attempt(any.asInstanceOf[String].length))
    println(attempt(any.asInstanceOf[Int] + 1))
    println(attempt(any.asInstanceOf[List[Int]].length))
    println(3.7.asInstanceOf[Int] + " " + 'a'.asInstanceOf[Int] + " " + 65.asInstanceOf[Char])
    val wrong = List("a", "b").asInstanceOf[List[Int]]
    println(wrong.length)
    println(attempt(wrong.head + 1))
    println(attempt(wrong.map(n => n + 1)))
    println(attempt((1, "x").asInstanceOf[(String, Int)]._2 + 1))
    println(attempt(wrong.tail))
  }
}
