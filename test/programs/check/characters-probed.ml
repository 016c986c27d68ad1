(* ask: check *)
(* Characters stay within their range whatever else is tried: no two are that far apart. *)
let far a b = Char.code a - Char.code b > 300
