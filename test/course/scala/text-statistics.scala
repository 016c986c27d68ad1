// Maps: counting words and letters of a text. check: words, frequencies, mostFrequent, longest, capitalised
object TextStatistics extends App {
  def words(text: String): List[String] =
    text.toLowerCase.split(" ").toList.map(_.filter(_.isLetter)).filter(_.nonEmpty)

  def frequencies(ws: List[String]): Map[String, Int] =
    ws.foldLeft(Map.empty[String, Int]) { (m, w) => m + (w -> (m.getOrElse(w, 0) + 1)) }

  // The most frequent first; of those that occur as often, in the order of the alphabet.
  def mostFrequent(n: Int, ws: List[String]): List[(String, Int)] =
    frequencies(ws).toList.sortBy { case (w, k) => (-k, w) }.take(n)

  def longest(ws: List[String]): Option[String] =
    if (ws.isEmpty) None else Some(ws.maxBy(_.length))

  def capitalised(ws: List[String]): String = ws.map(_.capitalize).mkString(" ")

  def letterShare(text: String): List[(Char, Double)] = {
    val letters = text.toLowerCase.filter(_.isLetter)
    val groups = letters.groupBy(c => c).toList.sortBy(_._1)
    groups.map { case (c, cs) => (c, cs.length * 100.0 / letters.length) }
  }

  val text = "The quick brown fox jumps over the lazy dog. The dog sleeps, and the fox runs!"
  val ws = words(text)
  println(ws.size + " words, " + ws.distinct.size + " different")
  mostFrequent(3, ws) foreach { case (w, k) => println(f"$w%-6s $k%3d") }
  println(longest(ws).getOrElse("none") + " " + longest(Nil))
  println(capitalised(ws take 4))
  for ((c, share) <- letterShare("Banana")) println(f"$c $share%5.1f %%")
  println(ws.groupBy(_.length).toList.sortBy(_._1).map { case (n, l) => n + ":" + l.size }.mkString(" "))
}
