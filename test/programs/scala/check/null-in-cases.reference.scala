object N {
  def sum(xs: List[Int]): Int = xs match { case h :: t => h + sum(t); case _ => 0 }
  def none(x: Option[Int]): Boolean = x == None
  def first(x: List[Int]): Int = x match { case h :: _ => h; case _ => 0 }
  def left(x: (Int, Int)): Int = x match { case (a, b) => a; case _ => 0 }
  def orZero(x: Option[Int]): Int = x match { case Some(v) => v; case _ => 0 }
  def inside(x: (Option[Int], Int)): Int = x match { case (Some(v), _) => v; case _ => 0 }
  def later(xs: List[Int], n: Int): List[Int] = if (n <= 0) Nil else xs match { case h :: t => h :: later(t, n - 1); case Nil => Nil }
  def all(xs: List[Int]): Int = xs match { case h :: t => h + all(t); case Nil => 0 }
  def either(x: Option[Int]): Int = x match { case Some(v) => v; case None => 0 }
  def length(s: String): Int = s.length
}
