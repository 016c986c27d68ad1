// ask: run --fuel 50000000 -e "Main.l.sum" -e "Main.l.map(_ + 1).filter(_ % 2 == 0).reverse.head" -e "Main.l.foldRight(0L)(_ + _)" -e "Main.l == Main.l.map(x => x)" -e "(Main.l ++ Main.l).size" -e "Main.l.mkString.length" -e "Main.l.zip(Main.l).last"
object Main {
  val l = (1 to 1000000).toList
  def copy(l: List[Int]): List[Int] = l match {
    case Nil => Nil
    case h :: t => h :: copy(t)
  }
}
