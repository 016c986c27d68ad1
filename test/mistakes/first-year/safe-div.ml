(* A number where an option is expected *)
let safe_div a b =
  if b = 0 then None
  else a / b
