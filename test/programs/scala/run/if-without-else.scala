// ask: run
object Main { def main(a: Array[String]): Unit = { val c = a.length == 0; println(if (c) 1); val x = if (!c) 2; println(x); def f(n: Int) = if (n > 0) n; println(f(3)); println(f(-1)) ; val l = List(1,2).map(n => if (n > 1) n); println(l) } }
