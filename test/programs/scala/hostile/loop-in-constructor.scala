// ask: run --fuel 1000000 -e "new A(1)"
class A(n: Int) {
  val next = new A(n + 1)
}
