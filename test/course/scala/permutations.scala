// Combinatorics: subsets, permutations and combinations. check: subsets, permutations, combinations, splits, isPermutation, pascal
object Permutations {
  def subsets[A](xs: List[A]): List[List[A]] = xs match {
    case Nil => List(Nil)
    case x :: rest =>
      val without = subsets(rest)
      without.map(x :: _) ++ without
  }

  def insertions[A](x: A, xs: List[A]): List[List[A]] =
    (0 to xs.length).toList.map { i =>
      val (front, back) = xs.splitAt(i)
      front ::: x :: back
    }

  def permutations[A](xs: List[A]): List[List[A]] = xs match {
    case Nil => Nil :: Nil
    case x :: rest => permutations(rest) flatMap (insertions(x, _))
  }

  def combinations[A](k: Int, xs: List[A]): List[List[A]] = (k, xs) match {
    case (0, _) => List(Nil)
    case (_, Nil) => Nil
    case (n, x :: rest) => combinations(n - 1, rest).map(x :: _) ::: combinations(n, rest)
  }

  def splits[A](xs: List[A]): List[(List[A], List[A])] = (0 to xs.size).map(xs.splitAt(_)).toList

  def isPermutation[A](xs: List[A], ys: List[A]): Boolean = xs match {
    case Nil => ys.isEmpty
    case x :: rest => ys.contains(x) && isPermutation(rest, ys diff List(x))
  }

  def pascal(rows: Int): List[List[Int]] =
    List.iterate(List(1), rows)(row => (0 +: row, row :+ 0).zipped.map(_ + _))

  def main(args: Array[String]): Unit = {
    println(subsets(List(1, 2, 3)))
    println(permutations(List('a', 'b', 'c')).map(_.mkString).mkString(" "))
    println(combinations(2, List("x", "y", "z")))
    println(splits(List(1, 2)))
    println(isPermutation(List(1, 2, 2), List(2, 1, 2)) + " " + isPermutation(List(1, 2, 2), List(1, 1, 2)))
    pascal(5).foreach(row => println(row.mkString(" ")))
    println(List(1, 2, 3).permutations.size + " " + List(1, 2, 3).combinations(2).toList)
    println(List(3, 4).sum + List(3, 4).product, List(List(1), List(2)).flatten, List(1, 2, 3, 4).sliding(2).toList)
  }
}
