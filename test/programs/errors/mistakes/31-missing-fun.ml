(* `fun` is missing *)
let squares numbers = List.map (n -> n * n) numbers
