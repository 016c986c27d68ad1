(* ask: check --function g *)
(* Agrees, also when it is called again: the lazy value prints once. *)
let value = lazy 1
let f () = print_string "x"; Lazy.force value
let printed = ref false
let again = lazy 2
let g () =
  if not !printed then print_string "y";
  printed := true;
  Lazy.force again
let h () = 3
