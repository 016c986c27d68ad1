let pi = 3
