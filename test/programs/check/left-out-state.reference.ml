let next x = x + 2
