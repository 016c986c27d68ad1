(* `return`, as in other languages *)
let area w h =
  if w < 0 || h < 0 then return 0
  else w * h
