// ask: run --fuel 1000000 -e "Main.f(A,A,A,A,A,A,A,A,A,A,A,A)"
sealed trait T
case object A extends T
case object B extends T
object Main {
  def f(x0: T, x1: T, x2: T, x3: T, x4: T, x5: T, x6: T, x7: T, x8: T, x9: T, x10: T, x11: T): Int = (x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11) match {
    case (A, B, _, _, _, _, _, _, _, _, _, _) => 0
    case (_, A, B, _, _, _, _, _, _, _, _, _) => 1
    case (_, _, A, B, _, _, _, _, _, _, _, _) => 2
    case (_, _, _, A, B, _, _, _, _, _, _, _) => 3
    case (_, _, _, _, A, B, _, _, _, _, _, _) => 4
    case (_, _, _, _, _, A, B, _, _, _, _, _) => 5
    case (_, _, _, _, _, _, A, B, _, _, _, _) => 6
    case (_, _, _, _, _, _, _, A, B, _, _, _) => 7
    case (_, _, _, _, _, _, _, _, A, B, _, _) => 8
    case (_, _, _, _, _, _, _, _, _, A, B, _) => 9
    case (_, _, _, _, _, _, _, _, _, _, A, B) => 10
    case _ => 99
  }
}
