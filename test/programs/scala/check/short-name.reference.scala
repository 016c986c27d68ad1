object Phones {
  def find(book: Map[String, Int], name: String): Option[Int] = book.get(name)
  def names(book: Map[String, Int]): Set[String] = book.keys.toSet
}
