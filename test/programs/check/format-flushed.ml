(* ask: check --exceptions same *)
let greet () = Format.printf "Goodbye"
let number () = 1
let hello name = Format.printf "Hello, %s!\n" name
let mixed () = print_string "abc"
let in_order () = print_string "ab"
let lines l = List.iter (fun b -> Printf.printf "%b\n" b) l
let raises () = print_string "x"; failwith "no"
