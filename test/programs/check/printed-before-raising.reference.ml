let check x = if x < 0 then (print_string "negative"; invalid_arg "check") else x
let warn x = if x < 0 then invalid_arg "warn" else x
