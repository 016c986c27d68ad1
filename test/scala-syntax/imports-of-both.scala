object A {
  import scala.collection.immutable.{List => L, _}
  def f = { import B._; x }
  import a.b.*
  import a.b as c
  import a.{b as c, d}
}
