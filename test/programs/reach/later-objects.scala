// ask: reach
// Lines that only a later call gets to: of the program's own state, and of an object's.
object Later {
  private var calls = 0
  def tick(): String = {
    calls += 1
    if (calls == 2)
      "second"
    else "other"
  }
}
class Door {
  private var open = false
  def push(): Unit = open = !open
  def through(x: Int): Int =
    if (open && x > 0)
      x
    else 0
}
