let answer = 42
let () = print_int 42
