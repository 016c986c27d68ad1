let both n = ((fun x -> x + n), fun x -> x * n)
