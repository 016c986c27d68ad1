let double x = print_endline "doubling"; 2 * x
let greet again = if again then print_string "hello again" else print_string "hello"
let count l = print_string "counting"; List.length l
let quiet x = x + 1
