(* ask: check --hints 6 *)
let rec total n =
  if n = 0 then 0
  else n + total (n - 1)
