// Cases: dates, leap years and days of the week. check: isLeap, daysIn, isValid, nextDay, dayOfYear, weekday, between
object Calendar {
  case class Date(year: Int, month: Int, day: Int) extends Ordered[Date] {
    def compare(that: Date): Int =
      if (year != that.year) year - that.year
      else if (month != that.month) month - that.month
      else day - that.day
    override def toString = f"$year%04d-$month%02d-$day%02d"
  }

  def isLeap(y: Int): Boolean = y % 4 == 0 && (y % 100 != 0 || y % 400 == 0)

  def daysIn(year: Int, month: Int): Int = month match {
    case 2 => if (isLeap(year)) 29 else 28
    case 4 | 6 | 9 | 11 => 30
    case m if 1 <= m && m <= 12 => 31
    case _ => throw new IllegalArgumentException(s"month $month")
  }

  def isValid(d: Date): Boolean =
    d.month >= 1 && d.month <= 12 && d.day >= 1 && d.day <= daysIn(d.year, d.month)

  def nextDay(d: Date): Date = d match {
    case Date(y, 12, 31) => Date(y + 1, 1, 1)
    case Date(y, m, day) if day == daysIn(y, m) => Date(y, m + 1, 1)
    case _ => d.copy(day = d.day + 1)
  }

  def dayOfYear(d: Date): Int = (1 until d.month).map(daysIn(d.year, _)).sum + d.day

  // Zeller: 0 is Saturday
  def weekday(d: Date): String = {
    val (m, y) = if (d.month < 3) (d.month + 12, d.year - 1) else (d.month, d.year)
    val h = (d.day + 13 * (m + 1) / 5 + y + y / 4 - y / 100 + y / 400) % 7
    val names = Array("Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri")
    names(h)
  }

  def between(a: Date, b: Date): Int = if (a >= b) 0 else 1 + between(nextDay(a), b)

  def main(args: Array[String]): Unit = {
    println(List(1900, 2000, 2023, 2024).map(isLeap))
    println((1 to 12).map(daysIn(2024, _)).sum)
    println(nextDay(Date(2023, 2, 28)) + " " + nextDay(Date(2023, 12, 31)))
    println(dayOfYear(Date(2024, 3, 1)))
    println(weekday(Date(2026, 11, 17)) + " " + weekday(Date(2000, 1, 1)))
    println(between(Date(2023, 12, 24), Date(2024, 1, 6)))
    println(Date(2024, 1, 2) < Date(2023, 12, 31), List(Date(2024, 5, 1), Date(2024, 4, 30)).min)
    println(isValid(Date(2023, 2, 29)) + " " + isValid(Date(2023, 13, 1)))
    try daysIn(1, 0) catch { case e: IllegalArgumentException => println(e.getMessage) }
  }
}
