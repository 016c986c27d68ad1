class A extends B
class B extends C
class C extends A
object Main { val a = new A }
