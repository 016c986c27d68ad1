/*** about: numbers and ends in Scala ***/
/*** reference ***/
object O { def f(a: Int, b: Int): Int = if (a > b) 0 else a + f(a + 1, b) }
/*** inputs ***/
0, 0
1, 3
-2, 2
5, 9
/*** wrong: stays ***/
f(a + 1, b) ===> f(a, b)
/*** wrong: down ***/
f(a + 1, b) ===> f(a - 1, b)
/*** wrong: both ***/
f(a + 1, b) ===> f(a + 1, b + 1)
/*** wrong: one too few ***/
a > b ===> a >= b
/*** wrong: raises ***/
object O { def f(a: Int, b: Int): Int = if (a > b) 0 else { val q = 4 / (a - 7); a + 0 * q + f(a + 1, b) } }
/*** wrong: a default that is another ***/
object O { def g(a: Int, b: Int, s: Int = 1): Int = if (a > b) s else g(a + 1, b, s + a); def f(a: Int, b: Int): Int = g(a, b) }
/*** wrong: a lazy value that raises ***/
object O { def f(a: Int, b: Int): Int = { lazy val q: Int = 1 / (a - 7); if (a > b) 0 else if (q == 5) 1 else a + f(a + 1, b) } }
/*** wrong: by name, and asked ***/
object O { def or(c: Boolean, x: => Int): Int = if (c) 0 else x; def f(a: Int, b: Int): Int = { val x = or(a > b, f(a, b)); a + x } }
/*** wrong: a variable that stays ***/
object O { var n = 0; def f(a: Int, b: Int): Int = { n += 1; if (a > b) 0 else if (n > 4) 1 else a + f(a + 1, b) } }
/*** wrong: bits instead ***/
object O { def f(a: Int, b: Int): Int = if (a > b | 1 / (a - 5) > 3) 0 else a + f(a + 1, b) }
