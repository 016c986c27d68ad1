// An enumeration in classes, in maps and as a state.
object Light extends Enumeration {
  type Light = Value
  val Stop = Value("stop")
  val Go = Value("go")
  val Wait = Value("wait")
}
import Light._
case class Crossing(north: Light, east: Light) {
  def safe: Boolean = !(north == Go && east == Go)
  def step: Crossing = this match {
    case Crossing(Go, e) => Crossing(Wait, e)
    case Crossing(Wait, _) => Crossing(Stop, Go)
    case Crossing(Stop, Go) => Crossing(Stop, Wait)
    case Crossing(Stop, Wait) => Crossing(Go, Stop)
    case Crossing(n, Stop) => Crossing(Go, Stop)
  }
}
object Main {
  val after: Map[Light, Light] = Map(Stop -> Go, Go -> Wait, Wait -> Stop)
  def run(c: Crossing, n: Int): List[Crossing] = if (n == 0) Nil else c :: run(c.step, n - 1)
  def describe(x: Any): String = x match {
    case Stop => "it stops"
    case l: Light.Value => "a light: " + l
    case other => "no light: " + other
  }
  def main(args: Array[String]): Unit = {
    run(Crossing(Go, Stop), 5).foreach(c => println(c + " " + c.safe))
    println(Light.values.toList.map(l => l + " -> " + after(l)).mkString(", "))
    println(describe(Stop) + "; " + describe(Go) + "; " + describe(3))
    val counts = List(Go, Stop, Go).groupBy(identity).map { case (l, ls) => (l.toString, ls.length) }
    println(counts("go") + " " + counts("stop"))
    println(Light.values.toList.sortBy(_.toString) + " " + Light.values.toList.reverse.sorted)
    println(Crossing(Go, Stop) == Crossing(Light.withName("go"), Light(0)))
  }
}
