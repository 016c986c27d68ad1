// ask: run --dump core -e "power(2, 3)"
def power(x: Int, n: Int): Int = if (n == 0) 1 else x * power(x, n - 1)
