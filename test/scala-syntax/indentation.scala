object A:
  def f(x: Int): Int =
    val y = x + 1
    if y > 0 then
      y
    else
      0
  end f

  def g(xs: List[Int]): Int = xs match
    case Nil => 0
    case h :: t =>
      val r = g(t)
      h + r

  def h(x: Int) = if x > 0 then 1 else if x < 0 then -1 else 0
  def i =
    for
      x <- xs
      y <- ys
      if x > y
    yield x + y
  def j = for x <- xs yield x
  def k = for x <- xs do println(x)
  def l =
    while x > 0 do
      x -= 1
    x
  def m =
    try
      f
    catch
      case e: E => 1
      case _ => 2
    finally
      g
  def n = try f catch case e: E => 1
  class B(x: Int):
    def f = x
  val o = xs.map: x =>
    x + 1
  val p = xs.foldLeft(0): (a, b) =>
    a + b
  val q = if (a) then b else c
  val r = if (a) == b then c else d
  val s = (x: Int) =>
    val y = x
    y
  val t = new A:
    def f = 1
  val u = x match
    case 1 => y match
      case 2 => 3
      case _ => 4
    case _ => 5
