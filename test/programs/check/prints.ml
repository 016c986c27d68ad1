(* ask: check *)
(* Agrees: what is printed on the way is no part of the result. *)
let double x = print_endline "doubling"; 2 * x
