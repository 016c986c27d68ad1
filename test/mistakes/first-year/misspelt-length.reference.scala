object Main {
  def isLong(words: List[String]): Boolean = words.length > 3
}
