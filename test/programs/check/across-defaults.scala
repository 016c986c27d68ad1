// ask: check
// What callers may leave out corresponds by name, and all others by place, whatever OCaml's labels are.
object M {
  def scale(x: Int, by: Int = 3): Int = x * by
  def clamp(x: Int, low: Int = 0, high: Int = 9): Int = if (x < low) low else if (x > high) high else x
  def first(a: Int, b: Int): Int = a - b
  def plain(x: Int, y: Int = 1): Int = x - y
}
