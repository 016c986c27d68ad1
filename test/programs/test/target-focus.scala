// ask: test --budget 400000
// A window manager's workspaces, after XMonad's StackSet: moving the focus and back, and to the master.
object Focus {
  case class Stack(focus: Int, up: List[Int], down: List[Int])
  case class Workspace(tag: Int, stack: Option[Stack])
  case class Screens(current: Workspace, visible: List[Workspace], hidden: List[Workspace])

  def windows(s: Stack): List[Int] = s.up.reverse ::: s.focus :: s.down
  def windowsIn(w: Workspace): List[Int] = w.stack match {
    case None => Nil
    case Some(s) => windows(s)
  }
  def workspaces(s: Screens): List[Workspace] = s.current :: s.visible ::: s.hidden
  def distinct(xs: List[Int]): Boolean = xs match {
    case Nil => true
    case x :: rest => !rest.contains(x) && distinct(rest)
  }
  def isValid(s: Screens): Boolean =
    distinct(workspaces(s).map(_.tag)) && distinct(workspaces(s).flatMap(windowsIn))

  def focusUp(s: Stack): Stack = s match {
    case Stack(t, l :: ls, rs) => Stack(l, ls, t :: rs)
    case Stack(t, Nil, rs) =>
      val x :: xs = (t :: rs).reverse
      Stack(x, xs, Nil)
  }
  def modify(s: Screens, f: Stack => Stack): Screens =
    Screens(Workspace(s.current.tag, s.current.stack.map(f)), s.visible, s.hidden)

  def focusLeft(s: Screens): Screens = {
    require(isValid(s))
    modify(s, focusUp)
  } ensuring (r => isValid(r) && windowsIn(r.current) == windowsIn(s.current) && r.hidden == s.hidden)

  def focusLeftBad(s: Screens): Screens = {
    require(isValid(s))
    modify(s, stack => stack match {
      case Stack(t, l :: ls, rs) => Stack(l, ls, t :: rs)
      case Stack(t, Nil, rs) => Stack(t, rs, Nil)
    })
  } ensuring (r => windowsIn(r.current) == windowsIn(s.current))
}
