// ask: test
// Contracts of functions whose objects remember something are asked after other calls too.
import scala.collection.mutable
object Bank {
  private var balance = 0
  def deposit(x: Int): Unit = {
    require(x > 0 && x < 1000)
    balance += x
  }
  def withdraw(x: Int): Int = {
    require(x > 0 && x < 1000)
    balance -= x
    balance
  } ensuring (_ > -1000)
  def get: Int = balance ensuring (_ >= 0)
}
object Tables {
  val squares = mutable.Map[Int, Int]()
  def square(x: Int): Int = {
    require(x >= 0 && x < 1000)
    squares.getOrElseUpdate(x, x * x)
  } ensuring (_ == x * x)
  val cubes = mutable.Map[Int, Int]()
  def cube(x: Int): Int = {
    require(x >= 0 && x < 1000)
    cubes.getOrElseUpdate(0, x * x * x)
  } ensuring (_ == x * x * x)
  lazy val seen = mutable.Set[Int]()
  def isNew(x: Int): Boolean = seen.add(x) ensuring (_ == true)
}
object Closures {
  val next: () => Int = {
    var n = 0
    () => { n += 1; n }
  }
  def fresh(): Int = next() ensuring (_ < 3)
  def plain(x: Int): Int = x ensuring (_ == x)
}
