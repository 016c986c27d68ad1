// ask: run --fuel 1000000 -e "{ def f(n: Int): Int = f(n); f(1) }" -e "1 + 1"
object Main
