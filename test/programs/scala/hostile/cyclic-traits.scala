trait A extends B
trait B extends A
object Main { def f(a: A): B = a }
