(* `=` for `:=` *)
let total = ref 0
let add n = total = !total + n
