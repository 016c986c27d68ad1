(* ask: check --function g *)
let value = lazy (print_string "x"; 1)
let f () = Lazy.force value
let again = lazy (print_string "y"; 2)
let g () = Lazy.force again
let h () = 3
