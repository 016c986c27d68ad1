(* A function that calls itself needs `rec` *)
let factorial n =
  if n = 0 then 1
  else n * factorial (n - 1)
