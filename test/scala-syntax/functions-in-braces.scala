class A { def f = { x => y } ; def g = { (x, y) => z } ; def h = { _ => 1 }; def i = f { () => 1 } ; def j = { x: Int => x; y } }
