// Lazy vals: evaluated once, unless that throws; evaluated inside of themselves until one of them comes to an end.
object Main {
  var failures = 0
  lazy val atTop: Int = { failures += 1; if (failures < 3) throw new Exception("at the top") else failures }
  class Counted { var count = 0; lazy val value: Int = { count += 1; if (count < 3) throw new Exception("field"); count } }
  trait Named { def name: String; lazy val long: String = if (name == null) sys.error("no name") else name + name }
  class Late extends Named { var name: String = null }
  def tried(x: => Any): String = try x.toString catch { case e: Exception => e.getMessage }
  def main(args: Array[String]): Unit = {
    println(List(tried(atTop), tried(atTop), tried(atTop), tried(atTop)))
    val counted = new Counted
    println(List(tried(counted.value), tried(counted.value), tried(counted.value), tried(counted.value)))
    val late = new Late
    println(tried(late.long))
    late.name = "ab"
    println(tried(late.long))
    late.name = "cd"
    println(tried(late.long))
    var tries = 0
    lazy val local: Int = { tries += 1; if (tries < 2) sys.error("local") else tries }
    println(List(tried(local), tried(local), tried(local)))
    var depth = 0
    lazy val inside: Int = { depth += 1; if (depth < 5) inside + 1 else 0 }
    println((inside, depth, inside))
    lazy val a: Int = b + 1
    lazy val b: Int = a + 1
    println(try a catch { case e: StackOverflowError => -1 })
    var round = 0
    lazy val failing: Int = { round += 1; if (round == 1) { val inner = failing; sys.error("after " + inner) } else 5 }
    println((tried(failing), tried(failing), round))
    var made = 0
    object Once { made += 1; if (made < 2) sys.error("object"); val value = made }
    println(List(tried(Once.value), tried(Once.value), tried(Once.value)))
  }
}
