let twice f = f (f (5 + 4))
