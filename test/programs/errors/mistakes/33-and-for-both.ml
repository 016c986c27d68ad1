(* `and` for `&&` *)
let in_range low high x = if low <= x and x <= high then "yes" else "no"
