(* ask: run *)
type t = ..
type t += A of int | B
let show : t -> string = function A n -> "A" ^ string_of_int n | B -> "B" | _ -> "?"
type t += C of { v : int; mutable w : string }
let () = List.iter (fun x -> print_endline (show x)) [ A 1; B; C { v = 1; w = "x" } ]
let showc = function C r -> r.w <- r.w ^ "!"; r.w | _ -> "-"
let () = print_endline (showc (C { v = 1; w = "x" }))
