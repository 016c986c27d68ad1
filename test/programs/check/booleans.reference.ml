let implies a b = b || not a
