(* ask: check --effects same --exceptions same *)
(* What is called before an exception is not compared, and the claim says so. *)
let stop (log : int -> unit) n = if n > 2 then raise Exit else (log n; n)
let quiet (_ : int -> int) (_ : int) = raise Not_found
