let same (a : int list) b = a = b
