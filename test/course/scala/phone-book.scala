// Mutable maps and implicit conversions: a phone book. check: mnemonics, search, merged, inverted
import scala.collection.mutable.{Map => MMap}

class PhoneBook {
  private val entries = MMap[String, List[String]]()

  def add(name: String, number: String): this.type = {
    entries(name) = number :: entries.getOrElse(name, Nil)
    this
  }
  def +=(entry: (String, String)): Unit = add(entry._1, entry._2)
  def apply(name: String): List[String] = entries.getOrElse(name, List()).sorted
  def remove(name: String): Boolean = entries.remove(name).isDefined
  def names: List[String] = entries.keys.toList.sorted
  def size: Int = entries.size
}

object PhoneBooks {
  val mnem = Map('2' -> "ABC", '3' -> "DEF", '4' -> "GHI", '5' -> "JKL")

  private val charCode: Map[Char, Char] = for ((digit, str) <- mnem; ltr <- str) yield ltr -> digit

  def mnemonics(word: String): String = word.toUpperCase.map(c => charCode.getOrElse(c, '?'))

  implicit class RichEntries(val entries: List[(String, String)]) {
    def toBook: PhoneBook = {
      val book = new PhoneBook
      entries.foreach(book += _)
      book
    }
  }

  def search(entries: List[(String, String)], name: String): List[String] = entries.toBook(name)

  def merged(a: Map[String, Int], b: Map[String, Int]): Map[String, Int] =
    (a.keySet ++ b.keySet).map(k => k -> (a.getOrElse(k, 0) + b.getOrElse(k, 0))).toMap

  def inverted(m: Map[String, Int]): Map[Int, Set[String]] =
    m.toList.foldLeft(Map[Int, Set[String]]()) { case (acc, (k, v)) =>
      acc.updated(v, acc.getOrElse(v, Set()) + k)
    }

  def main(args: Array[String]): Unit = {
    val book = List("Ada" -> "12", "Ben" -> "7", "Ada" -> "03").toBook
    println(book.names + " " + book("Ada") + " " + book("Zoe"))
    book.add("Cleo", "1").add("Dan", "2")
    println(book.remove("Ben") + " " + book.remove("Ben") + " " + book.size)
    println(mnemonics("Deal, big"))
    println(merged(Map("a" -> 1, "b" -> 2), Map("b" -> 3)).toList.sorted)
    println(inverted(Map("a" -> 1, "b" -> 2, "c" -> 1)).mapValues(_.toList.sorted).toList.sortBy(_._1))
  }
}
