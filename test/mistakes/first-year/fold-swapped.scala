// The parameters of the function of a fold in the wrong order
object Main {
  def lengths(words: List[String]): Int = words.foldLeft(0)((word, sum) => sum + word.length)
}
