// Enumerations: values with their names and numbers.
object Color extends Enumeration {
  type Color = Value
  val Red, Green, Blue = Value
}
object Level extends Enumeration {
  val Low = Value(1)
  val Middle = Value
  val High = Value(10, "high")
  val Top = Value("TOP")
}
object Main {
  import Color._
  object Day extends Enumeration {
    type Day = Value
    val Mon, Tue, Wed, Thu, Fri, Sat, Sun = Value
    val free = Set(Sat, Sun)
    def isFree(d: Day): Boolean = free.contains(d)
  }
  def name(c: Color): String = c match {
    case Red => "r"
    case Color.Green => "g"
    case Blue => "b"
  }
  def next(d: Day.Value): Day.Value = Day((d.id + 1) % Day.maxId)
  def main(args: Array[String]): Unit = {
    println(Red + " " + Color.Green + " " + Blue.id + " " + Red.toString)
    println(Color.values + " " + Color.values.toList + " " + Color.values.size + " " + Color.maxId)
    println(Color.withName("Blue") + " " + Color(1) + " " + Color.values.toList.map(_.id))
    println(name(Red) + name(Green) + name(Blue))
    println(Red == Color.Red, Red == Green, Red < Green, Blue >= Green, Red.compare(Blue))
    println(Level.values + " " + Level.Low.id + " " + Level.Middle.id + " " + Level.High.id + " " + Level.Top.id + " " + Level.Top)
    println(Level.withName("high") + " " + Level(2))
    println(List(Blue, Red, Green).sorted + " " + List(Blue, Red).max + " " + List(Blue, Red).minBy(_.id))
    var c = Color.Red
    c = Color.Blue
    println(c)
    val prices = Map(Red -> 3, Green -> 4)
    println(prices(Green) + " " + prices.get(Blue) + " " + Set(Red, Red, Blue).size)
    for (d <- Day.values) print(d + (if (Day.isFree(d)) "! " else " "))
    println()
    println(next(Day.Sun) + " " + Day.values.filter(_.id > 4) + " " + Day.values.exists(_ == Day.Tue) + " " + Day.values.head + " " + Day.values.last)
    println(try { Color.withName("Pink").toString } catch { case e: NoSuchElementException => e.getMessage })
    println(try { Color(7).toString } catch { case e: NoSuchElementException => e.getMessage })
    println(Color.values.contains(Red), (Red, 1), Some(Green), Color.values.mkString("|"))
  }
}
