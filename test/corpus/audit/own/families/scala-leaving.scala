/*** about: return out of closures ***/
/*** check: --function M.find --exceptions same ***/
/*** reference ***/
object M {
  def find(l: List[Int], limit: Int): Int = {
    l.foreach { x => if (x > limit) return x }
    -1
  }
}
/*** inputs ***/
def cases = E.cases(E.pair(E.lists(2, E.ints(0, 1, -1, 2)), E.ints(0, 1, -1)))(p => M.find(p._1, p._2))
/*** right: by find ***/
l.foreach { x => if (x > limit) return x } ===> for (x <- l.find(_ > limit)) return x
/*** right: given on ***/
l.foreach { x => if (x > limit) return x } ===> try { l.foreach { x => if (x > limit) return x } } finally { l.length }
/*** right: what is not fatal ***/
l.foreach { x => if (x > limit) return x } ===> try { l.foreach { x => if (x > limit) return x } } catch { case e: RuntimeException if !e.isInstanceOf[Throwable] => () }
/*** wrong: caught ***/
l.foreach { x => if (x > limit) return x } ===> try { l.foreach { x => if (x > limit) return x } } catch { case e: Throwable => () }
/*** wrong: the last ***/
l.foreach { ===> l.reverse.foreach {
/*** wrong: in the end ***/
l.foreach { x => if (x > limit) return x } ===> try { l.foreach { x => if (x > limit) return x } } finally { return -2 }
/*** wrong: not of the function ***/
l.foreach { x => if (x > limit) return x } ===> def go(x: Int): Int = { if (x > limit) return x; -1 }; l.foreach(go)
