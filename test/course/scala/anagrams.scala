// For-comprehensions: occurrences of letters and sentences of anagrams. check: occurrences, combinations, subtract, anagrams
object Anagrams {
  type Word = String
  type Occurrences = List[(Char, Int)]

  val dictionary: List[Word] = List("en", "as", "my", "sane", "Sean", "man", "yes", "men", "say", "Linux", "rulez")

  def occurrences(w: Word): Occurrences =
    w.toLowerCase.groupBy(c => c).map { case (c, cs) => (c, cs.length) }.toList.sorted

  def sentenceOccurrences(s: List[Word]): Occurrences = occurrences(s.mkString)

  lazy val byOccurrences: Map[Occurrences, List[Word]] =
    dictionary.groupBy(occurrences).withDefaultValue(Nil)

  def combinations(occ: Occurrences): List[Occurrences] = occ match {
    case Nil => List(Nil)
    case (c, n) :: rest =>
      for {
        others <- combinations(rest)
        k <- (0 to n).toList
      } yield if (k == 0) others else (c, k) :: others
  }

  def subtract(x: Occurrences, y: Occurrences): Occurrences = {
    val taken = y.toMap
    for {
      (c, n) <- x
      left = n - taken.getOrElse(c, 0)
      if left > 0
    } yield (c, left)
  }

  def anagrams(sentence: List[Word]): List[List[Word]] = {
    def go(occ: Occurrences): List[List[Word]] =
      if (occ.isEmpty) List(Nil)
      else
        for {
          c <- combinations(occ)
          word <- byOccurrences(c)
          rest <- go(subtract(occ, c))
        } yield word :: rest
    go(sentenceOccurrences(sentence))
  }

  def main(args: Array[String]): Unit = {
    println(occurrences("Robert"))
    println(combinations(List(('a', 2), ('b', 1))))
    println(subtract(List(('a', 1), ('d', 1), ('l', 2)), List(('l', 1), ('a', 1))))
    println(anagrams(List("Yes", "man")).map(_.mkString(" ")).sorted.mkString(", "))
    println(anagrams(List("xyz")))
  }
}
