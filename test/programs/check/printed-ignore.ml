(* ask: check --printed ignore *)
(* What is printed does not count, and the claim says so; what is returned does. *)
let double x = x + x
let greet _ = print_string "bye"
let count l = print_string "counting"; List.length l + (if List.length l > 1 then 1 else 0)
let quiet x = print_string "x"; x + 1
