// ask: run --fuel 1000000 -e "(new A).toString" -e "println(new A)"
class A {
  override def toString: String = "A" + this
}
