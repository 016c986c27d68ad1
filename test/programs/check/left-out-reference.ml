(* ask: check --json *)
let area = function `Circle r -> r * r | `Square s -> s
