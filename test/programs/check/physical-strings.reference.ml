let same (a : string) b = a = b
