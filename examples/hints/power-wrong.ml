let rec power base n =
  if n <= 0 then 1
  else base * power (n - 1) base
