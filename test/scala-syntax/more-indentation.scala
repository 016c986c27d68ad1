object A:
  val x =
    a
      + b
      + c
  def f(x: Int): Int = x match
  case 1 => 2
  case _ =>
    3
  def g = 1
  val y = xs
    .map: x =>
      x + 1
    .filter: x =>
      x > 1
  def h(b: Boolean) =
    if b then
      println(1)
    println(2)
  def i =
    xs.foreach { x =>
      println(x)
    }
    1
  def j = if
      a && b
    then c
    else d
  trait T:
    def f: Int
    def g: Int
  object U extends T:
    def f = 1
    def g =
      2
  case class V(x: Int) extends T:
    def f = x
    def g = x
  val z = f(x =>
    val y = x
    y + 1
  )
  val w = List(
    1,
    2
  ).map(x =>
    x)
  def k = while
      x > 0
    do
      f
  def l(using x: Int) = x
  given_ = 1
