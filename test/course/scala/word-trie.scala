// Tries: a dictionary of words by their letters. check: insert, contains, words, withPrefix, size
object WordTrie {
  case class Trie(isWord: Boolean, children: Map[Char, Trie])

  val empty = Trie(false, Map())

  def insert(t: Trie, word: List[Char]): Trie = word match {
    case Nil => t.copy(isWord = true)
    case c :: rest =>
      val child = t.children.getOrElse(c, empty)
      t.copy(children = t.children.updated(c, insert(child, rest)))
  }

  def fromWords(ws: List[String]): Trie = ws.foldLeft(empty)((t, w) => insert(t, w.toList))

  def find(t: Trie, prefix: List[Char]): Option[Trie] = prefix match {
    case Nil => Some(t)
    case c :: rest => t.children.get(c).flatMap(find(_, rest))
  }

  def contains(ws: List[String], word: String): Boolean =
    find(fromWords(ws), word.toList).exists(_.isWord)

  def words(t: Trie): List[String] = {
    val here = if (t.isWord) List("") else Nil
    val below = for {
      (c, child) <- t.children.toList.sortBy(_._1)
      w <- words(child)
    } yield c + w
    here ++ below
  }

  def withPrefix(ws: List[String], prefix: String): List[String] =
    find(fromWords(ws), prefix.toList).map(words).getOrElse(Nil).map(prefix + _)

  def size(t: Trie): Int = (if (t.isWord) 1 else 0) + t.children.values.map(size).sum

  def main(args: Array[String]): Unit = {
    val list = List("to", "tea", "ted", "ten", "i", "in", "inn", "to")
    val trie = fromWords(list)
    println(size(trie))
    println(words(trie))
    println(withPrefix(list, "te"))
    println(contains(list, "te") + " " + contains(list, "ten") + " " + contains(list, "x"))
    println(insert(empty, "a".toList))
  }
}
