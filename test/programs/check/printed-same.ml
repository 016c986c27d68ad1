(* ask: check --printed same --exceptions same *)
(* What is printed counts, also where the reference prints nothing, and before an exception. *)
let double x = print_endline "doubling"; x + x
let half x = if x mod 2 <> 0 then (print_string "odd"; failwith "odd") else x / 2
let shout x = print_string "he"; print_string "re"; x
