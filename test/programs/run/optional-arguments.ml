(* What is given before a missing argument, and which patterns wait for the defaults before them. *)
let p s v = print_string s; v
let f ?(a = 1) ~b c = a + b + c
let () = let g = (p "fn" f) ~a:(p "a" 3) (p "c" 1) in print_string "|"; print_int (g ~b:1); print_int (g ~b:1); print_newline ()
let f ?(a = 1) ?(d = 3) ~b c = a + b + c + d
let () = let g = (p "fn" f) ~a:(p "a" 3) ~d:(p "d" 1) (p "c" 1) in print_string "|"; print_int (g ~b:1); print_int (g ~b:1); print_newline ()
let f z ?(a = 1) ~b c = a + b + c +z
let () = let g = (p "fn" f) ~a:(p "a" 3) (p "z" 1) (p "c" 1) in print_string "|"; print_int (g ~b:1); print_int (g ~b:1); print_newline ()
let f ~b ?(a = 1) c = a + b + c
let () = let g = (p "fn" f) ~a:(p "a" 3) (p "c" 1) in print_string "|"; print_int (g ~b:1); print_int (g ~b:1); print_newline ()
let f ~x:(Some x) ~y = x + y [@@warning "-8"]
let () = try ignore (f ~x:None ~y:2) with Match_failure (_, l, c) -> Printf.printf "MF %d %d\n" l c
let f ~y ~x:(Some x) = x + y [@@warning "-8"]
let () = try ignore (f ~x:None ~y:2) with Match_failure (_, l, c) -> Printf.printf "MF %d %d\n" l c
let f ~y ?x:(Some x = None) () = x + y [@@warning "-8"]
let () = try ignore (f ~y:2 ()) with Match_failure (_, l, c) -> Printf.printf "MF %d %d\n" l c
let f ~y ?x:(1 = 2) () = y [@@warning "-8"]
let () = try ignore (f ~y:2 ()) with Match_failure (_, l, c) -> Printf.printf "MF %d %d\n" l c
let f ~y ?x:((1, _) = (2, 3)) () = y [@@warning "-8"]
let () = try ignore (f ~y:2 ()) with Match_failure (_, l, c) -> Printf.printf "MF %d %d\n" l c
type r = { u : int }
let f ?(x = p "dx" 1) { u } () = x + u
let () = let g = f { u = 1 } in print_string "|"; print_int (g ()); print_newline ()
let f ?(x = p "dx" 1) (a, b) () = x + a
let () = let g = f (1, 2) in print_string "|"; print_int (g ()); print_newline ()
let f ?(x = p "dx" 1) (a, (_ as c)) () = x + a
let () = let g = f (1, 2) in print_string "|"; print_int (g ()); print_newline ()
let f ?(x = p "dx" 1) (a : int) () = x + a
let () = let g = f 1 in print_string "|"; print_int (g ()); print_newline ()
type one = One of int
let f ?(x = p "dx" 1) (One a) () = x + a
let () = let g = f (One 1) in print_string "|"; print_int (g ()); print_newline ()
type k = K
let f ?(x = p "dx" 1) K () = x + 1
let () = let g = f K in print_string "|"; print_int (g ()); print_newline ()
let f ?(x = p "dx" 1) = fun y -> let z = 1 in fun w -> x + y + z + w
let () = let g = f 1 in print_string "|"; print_int (g 1); print_newline ()
let f ?(x = p "dx" 1) = p "e" (fun y -> x + y)
let () = let g = f ?x:None in print_string "|"; print_int (g 1); print_newline ()
let f ?(x = p "dx" 1) ?(y = x + p "dy" 1) ?(x = y + x) () = x
let () = print_int (f ()); print_newline ()
let f ?(x = p "dx" 1) : int -> int = fun y -> x + y
let () = let g = f ?x:None in print_string "|"; print_int (g 1); print_newline ()
