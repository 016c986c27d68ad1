class C(val x: Int, private var y: String = "a", z: => Int, w: Int*)(implicit t: T) extends D(x)(y) with E[Int] with F { self =>
  override def f[A <: B, C >: D <: E](a: A)(b: C): Int = a match { case _ => 1 }
  def g = { val x = 1; x }
  def h(): Unit = { }
  def i() { println(1) }
  private[this] val j: Int = 1
  protected[p] lazy val k = 2
  type T = Int
  type U <: V
  type W[X] = List[X]
  abstract class Z
  final case class Y(a: Int)
  case object X extends Z
  val (a, b) = (1, 2)
  val h :: t = xs
  val Some(q) = r
  val m, n = 1
  val o, p: Int
  var v: Int
  def abs: Int
  def +(that: C): C = this
  def unary_! : C = this
  def x_=(v: Int): Unit = ()
  def `type`: Int = 1
}
