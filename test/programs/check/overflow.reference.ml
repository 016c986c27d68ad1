let grows x = x + 1 > x
