(* A call as an argument, without parentheses *)
let square x = x * x
let () = print_int square 7
