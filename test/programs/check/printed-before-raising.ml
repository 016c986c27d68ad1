(* ask: check --exceptions same *)
(* Where the reference prints before it raises, the submission prints the same; where it does not, that is a notice. *)
let check x = if x < 0 then invalid_arg "check" else x
let warn x = if x < 0 then (print_string "negative"; invalid_arg "warn") else x
