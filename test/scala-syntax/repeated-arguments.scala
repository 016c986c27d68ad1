object A { def f(x: Int, ys: String*)(z: => Unit) = 1; f(1, ys: _*) { 2 }; f(1, ys*)(3)
 x match { case List(xs*) => 1; case List(1, xs: _*) => 2 } }
