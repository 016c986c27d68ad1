let origin = (0, 0)
