class A extends A.B
object A { class B extends A }
