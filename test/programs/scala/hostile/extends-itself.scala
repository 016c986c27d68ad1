class A extends A
object Main { val a: A = new A; val b = a.x }
