let rec iterate ((n, f) : int * (int -> int)) x =
  if n < 0 then invalid_arg "iterate" else if n = 0 then x else f (iterate (n - 1, f) x)
