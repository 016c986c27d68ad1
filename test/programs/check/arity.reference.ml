let add x y = x + y
