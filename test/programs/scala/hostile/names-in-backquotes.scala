// ask: run --fuel 1000000 -e "Main.`type` + Main.`class`" -e "Main.`a b`(1)" -e "Main.`def`" -e "Main.C(1).`val`" -e "Main.`\${x}`" -e "Main.f(2)"
object Main {
  val `type` = 1
  val `class` = 2
  def `a b`(`if`: Int): Int = `if` + `type`
  case class C(`val`: Int)
  val `def` = C(3)
  val `${x}` = 4
  val `*/` = 5
  val `'"` = 6
  def f(n: Int): Int = n match { case `class` => 10; case _ => 0 }
}
