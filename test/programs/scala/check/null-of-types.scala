// ask: check
// A pattern with a type never fits null, whatever the type.
object T {
  def any(x: Any): Int = 1
  def text(x: String): Int = 1
  def part(x: Option[Any]): Int = if (x.isDefined) 1 else 2
  def asked(x: Any): Boolean = true
  def same(x: String): Int = if (x == null) 0 else x.length
}
