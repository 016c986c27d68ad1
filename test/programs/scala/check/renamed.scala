// ask: check --function add=plus --function Lists.total=Sums.sum --printed ignore --observe renamed.observer.scala:near
// Functions of one file, through an observer of the arguments and the result; what is printed does not count.
object Lists {
  def add(a: Int, b: Int): Int = a + b
  def plus(a: Int, b: Int): Int = { println("adding"); b + a }
  def total(a: Int, b: Int): Int = a + b
}
object Sums {
  def sum(a: Int, b: Int): Int = if (a == 3) 0 else a + b
}
