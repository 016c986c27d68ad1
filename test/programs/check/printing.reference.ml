let other_text x = print_string "a"; x
let forgotten x = if x > 5 then print_endline "large"; x + 1
let same_text x = print_string (if x then "yes" else "no"); 1
let quiet x = x + 1
let in_order x = print_string "1"; print_string "2"; x
