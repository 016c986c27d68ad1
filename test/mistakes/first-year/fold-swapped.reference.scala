object Main {
  def lengths(words: List[String]): Int = words.foldLeft(0)((sum, word) => sum + word.length)
}
