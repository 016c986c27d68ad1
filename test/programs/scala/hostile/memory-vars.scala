// ask: run --fuel 1000000 -e "Main.f()"
object Main {
  class C(var next: C, val data: List[Int])
  var c: C = null
  def f(): Int = { while (true) c = new C(c, List(1, 2, 3)); 1 }
}
