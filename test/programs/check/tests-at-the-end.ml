(* ask: check *)
(* Every call finds what the tests at the end have left: the next number is 2, not 1. *)
let count = ref 0
let next () = incr count; !count
let double n = n * n
let () = assert (next () = 1 && double 2 = 4); count := 0
