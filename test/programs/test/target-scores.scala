// ask: test --budget 400000
// The examples of Target's report: rescaling, a weighted average, the best scores.
object Scores {
  def rescale(r1: Int, r2: Int, s: Int): Int = {
    require(0 <= r1 && 0 <= r2 && 0 <= s && s < r1)
    s * (r2 / r1)
  } ensuring (r => 0 <= r && r < r2)

  def rescaleMended(r1: Int, r2: Int, s: Int): Int = {
    require(0 < r1 && 0 < r2 && 0 <= s && s < r1)
    s * (r2 / r1)
  } ensuring (r => 0 <= r && r < r2)

  def isScore(n: BigInt): Boolean = 0 <= n && n <= 100

  def average(scores: List[(BigInt, BigInt)]): BigInt = {
    require(scores.forall { case (weight, score) => weight >= 0 && isScore(score) })
    if (scores.isEmpty) BigInt(0)
    else scores.foldLeft(BigInt(0)) { case (sum, (w, x)) => sum + w * x } / scores.foldLeft(BigInt(0)) { case (sum, (w, _)) => sum + w }
  } ensuring (r => isScore(r))

  def averageMended(scores: List[(BigInt, BigInt)]): BigInt = {
    require(scores.forall { case (weight, score) => weight > 0 && isScore(score) })
    if (scores.isEmpty) BigInt(0)
    else scores.foldLeft(BigInt(0)) { case (sum, (w, x)) => sum + w * x } / scores.foldLeft(BigInt(0)) { case (sum, (w, _)) => sum + w }
  } ensuring (r => isScore(r))

  def insert(x: Int, xs: List[Int]): List[Int] = xs match {
    case Nil => List(x)
    case y :: ys => if (x >= y) x :: xs else y :: insert(x, ys)
  }
  def sort(xs: List[Int]): List[Int] = xs match {
    case Nil => Nil
    case x :: rest => insert(x, sort(rest))
  }

  def best(k: Int, scores: List[Int]): List[Int] = {
    require(k >= 0)
    sort(scores).take(k)
  } ensuring (r => r.length == k)

  def bestMended(k: Int, scores: List[Int]): List[Int] = {
    require(k >= 0 && k <= scores.length)
    sort(scores).take(k)
  } ensuring (r => r.length == k)
}
