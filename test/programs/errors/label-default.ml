let f ~(by = 1) n = n + by
