let ordered a b = a <= b
