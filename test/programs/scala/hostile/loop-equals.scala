// ask: run --fuel 100000 -e "new A == new A" -e "List(new A).contains(new A)"
class A {
  override def equals(other: Any): Boolean = other == this
}
