(* ask: run -e "z" *)
module type S = sig type t val x : t end
module R : S = struct type t = Unix.stats let y = 1 end
module Q = R
module T (C : S) = struct let pair = (C.x, C.x) end
module B = T (Q)
let y = fst B.pair
let z = 5
