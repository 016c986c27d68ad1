(* ask: run *)
(* A program cannot go on by catching it: what it would do is not known. *)
let now () = Unix.gettimeofday ()
let safe f = try f () with _ -> 0.0
let () = print_endline "before"
let () =
  Fun.protect ~finally:(fun () -> print_endline "never") (fun () -> Printf.printf "%b\n" (safe now > 1.0))
let () = print_endline "after"
