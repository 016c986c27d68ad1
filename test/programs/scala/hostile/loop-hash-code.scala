// ask: run --fuel 1000000 -e "Set(new A, new A, new A, new A, new A, new A).size"
class A {
  override def hashCode: Int = Set(this, this, this, this, this).hashCode + List(this).hashCode
}
