(* Format prints at the end of a call, as it does at the prompt. *)
let greet () = Format.printf "Hello"
let number () = Format.print_string "1"; 1
let hello name = Printf.printf "Hello, %s!\n" name
let mixed () = print_string "a"; Format.print_string "b"; print_string "c"
let in_order () = Format.printf "a%!"; print_string "b"
let lines l = List.iter (fun b -> Format.printf "%b@." b) l
let raises () = Format.printf "x"; failwith "no"
