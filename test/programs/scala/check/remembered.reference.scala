object Memory {
  private var count = 0
  def fresh(): Int = { count += 1; count }
  private var cell = 0
  def set(x: Int): Unit = cell = x
  def get: Int = cell
  def counter(start: Int): () => Int = { var c = start; () => { c += 1; c } }
  private var top = List[Int]()
  def push(x: Int): Unit = top = x :: top
  def pop(): Option[Int] = top match { case Nil => None; case x :: rest => top = rest; Some(x) }
}
