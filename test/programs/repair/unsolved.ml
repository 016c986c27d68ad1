(* ask: repair *)
(* Whatever the number is, it is wrong somewhere *)
let toll weight = if weight > 1000 then weight * 2 else weight
