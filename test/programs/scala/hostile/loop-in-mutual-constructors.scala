// ask: run --fuel 1000000 -e "new A(1)"
class A(n: Int) {
  val b = new B(n)
}
class B(n: Int) {
  val a = new A(n)
}
