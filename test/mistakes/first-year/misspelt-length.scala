// A misspelt method
object Main {
  def isLong(words: List[String]): Boolean = words.lenght > 3
}
