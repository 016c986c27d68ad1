let fibonacci n =
  let rec go a b n = if n <= 0 then a else go b (a + b) (n - 1) in
  if n < 0 then n else go 0 1 n
