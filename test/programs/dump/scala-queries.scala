// ask: suite --budget 1 --dump queries
def factors(x: Int, y: Int): Boolean = x * y == 391 && 1 < x && x < y
