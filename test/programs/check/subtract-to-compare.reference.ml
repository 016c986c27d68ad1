let greater (a : int) b = a > b
