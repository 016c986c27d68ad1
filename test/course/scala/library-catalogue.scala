// Records: case classes, queries and updates of a library. check: lend, giveBack, byAuthor, overdue, popular
object LibraryCatalogue {
  case class Book(title: String, author: String, year: Int)
  case class Loan(book: Book, to: String, due: Int)
  case class Library(books: List[Book], loans: List[Loan])

  def lend(lib: Library, title: String, to: String, today: Int): Either[String, Library] =
    lib.books.find(_.title == title) match {
      case None => Left("no such book")
      case Some(b) if lib.loans.exists(_.book == b) => Left("already lent")
      case Some(b) => Right(lib.copy(loans = Loan(b, to, today + 14) :: lib.loans))
    }

  def giveBack(lib: Library, title: String): Library =
    lib.copy(loans = lib.loans.filterNot(_.book.title == title))

  def byAuthor(books: List[Book]): List[(String, List[String])] =
    books.groupBy(_.author).mapValues(_.map(_.title).sorted).toList.sortBy(_._1)

  def overdue(lib: Library, today: Int): List[(String, Int)] =
    for (Loan(book, who, due) <- lib.loans if due < today) yield (who + ": " + book.title, today - due)

  // Those with the most loans.
  def popular(loans: List[Loan]): Set[String] = {
    val counts = loans.groupBy(_.book.title).map { case (t, ls) => t -> ls.size }
    if (counts.isEmpty) Set.empty
    else {
      val most = counts.values.max
      counts.filter(_._2 == most).keySet.toSet
    }
  }

  def main(args: Array[String]): Unit = {
    val dune = Book("Dune", "Herbert", 1965)
    val emma = Book("Emma", "Austen", 1815)
    val lib = Library(List(dune, emma, Book("Persuasion", "Austen", 1817)), Nil)
    println(byAuthor(lib.books))
    val after = for {
      l1 <- lend(lib, "Dune", "Ada", 100).right
      l2 <- lend(l1, "Emma", "Ben", 105).right
    } yield l2
    println(after.right.map(_.loans))
    println(lend(lib, "Ulysses", "Ada", 1))
    println(after.right.flatMap(lend(_, "Dune", "Cleo", 106)).left.get)
    for (l <- after.right) {
      println(overdue(l, 118))
      println(giveBack(l, "Dune").loans.map(_.to))
      println(popular(Loan(dune, "x", 1) :: l.loans))
    }
  }
}
