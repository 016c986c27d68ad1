(* What at_exit registered is done at the end. *)
let () = at_exit (fun () -> print_endline "bye")
let () = print_endline "hello"
