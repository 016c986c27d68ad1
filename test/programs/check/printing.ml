(* ask: check *)
let other_text x = print_string "b"; x
let forgotten x = x + 1
let same_text x = if x then print_string "yes" else print_string "no"; 1
let quiet x = print_endline "looking at x"; x + 1
let in_order x = print_string "2"; print_string "1"; x
