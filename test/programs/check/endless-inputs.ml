(* ask: check *)
(* No input of these types can be made: that is no agreement. *)
type stream = Stream of int * stream
let rec first (Stream (n, rest)) = if n = 0 then first rest else n + 1

let one (n : int) = n
