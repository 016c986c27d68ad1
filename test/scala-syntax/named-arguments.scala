object A { def f(x: Int = 1, y: Int = 2) = f(y = 3); def g = x.copy(a = 1); def h = { x = 1 } ; def i = f({ x = 1 }) }
