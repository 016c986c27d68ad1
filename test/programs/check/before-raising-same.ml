(* ask: check --exceptions same *)
(* The same calls and changes before the same exceptions; what was called before an exit is not compared. *)
exception Bad of int list
let rec each f l = match l with [] -> () | x :: r -> if x < 0 then raise Not_found else f x; each f r
let change r = r := !r + 1; raise Not_found
let parts x = let l = [ 1 ] in raise (Bad (x :: l))
let leave f x = f x; exit x
