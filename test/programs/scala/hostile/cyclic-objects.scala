object A extends B
class B extends C { val x = A }
class C extends B
