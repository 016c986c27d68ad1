sealed trait Tree[+A]
case object Leaf extends Tree[Nothing]
case class Node[+A](l: Tree[A], v: A, r: Tree[A]) extends Tree[A]
object Tree {
  def size[A](t: Tree[A]): Int = t match {
    case Leaf => 0
    case Node(l, _, r) => size(l) + 1 + size(r)
  }
  def f(x: Any) = x match {
    case 1 | 2 | -3 => "a"
    case "s" | 'c' | 1L | 2.5 | 1.5f | true | null | () => "b"
    case x: Int if x > 0 && x < 10 => "c"
    case _: String | _: Int => "d"
    case (a, (b, _)) => "e"
    case h :: m :: t => "f"
    case List(a, b, _*) => "g"
    case List(a, rest @ _*) => "h"
    case n @ Node(_, 1, _) => "i"
    case a.b.C(x) => "j"
    case a.b => "k"
    case `x` => "l"
    case Nil => "m"
    case x @ (_: Int) => "n"
    case a -> b => "o"
    case t: Tree[Int] => "p"
    case t: Tree[_] => "q"
    case t: (Int => Int) => "r"
    case _ => "z"
  }
}
