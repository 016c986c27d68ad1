(* Labelled and optional arguments: in which order things are evaluated, and when. *)
let p s v = print_string s; v
let f ~x ~y z = x + y + z
let g = f ~x:(p "x" 1) (p "z" 3)
let () = print_newline (); print_int (g ~y:1); print_newline ()
let f2 ~x = print_string "[got x]"; fun ~y z -> print_string "[got all]"; x+y+z
let () = print_string "F2:"; let g = (p "fn" f2) ~x:(p "x" 1) (p "z" 3) in print_string "|"; print_int (g ~y:3); print_newline ()
let () = let g = (p "fn" f) (p "z" 3) in print_string "|"; print_int (g ~y:3 ~x:2); print_newline ()
let h ~a ~b ~c ~d e = a+b+c+d+e
let () = let g = (p "fn" h) (p "e" 3) ~d:(p "d" 2) ~b:(p "b" 1) in print_string "|"; print_int (g ~a:3 ~c:2); print_newline ()
let () = print_int ((p "fn" h) (p "e" 3) ~d:(p "d" 2) ~b:(p "b" 1) ~c:(p "c" 1) ~a:(p "a" 2)); print_newline ()
let o ?(a = p "da" 1) ?(b = p "db" 2) c = print_string "body"; a + b + c
let () = print_int (o (p "c" 1)); print_newline ()
let () = print_int (o ~b:(p "b" 1) (p "c" 1)); print_newline ()
let () = print_int (o ?b:(p "b" None) (p "c" 1)); print_newline ()
let q = o ~a:1
let () = print_string "q:"; print_int (q 2); print_newline ()
let () = print_int (List.fold_left (+) 0 (List.map o [1;2])); print_newline ()
let () = print_int (3 |> o); print_newline ()
let () = print_int (o @@ 3); print_newline ()
let r ?(a = p "da" 1) (Some b) = print_string "body"; a + b [@@warning "-8"]
let () = try print_int (r None) with Match_failure (_, l, c) -> Printf.printf "MF %d %d\n" l c
let r ?(a = p "da" 1) = function Some b -> print_string "body"; a + b [@@warning "-8"]
let () = try print_int (r None) with Match_failure (_, l, c) -> Printf.printf "MF %d %d\n" l c
let r ?(a = p "da" 1) = function Some b -> print_string "body"; a + b | None when false -> 2 [@@warning "-8"]
let () = try print_int (r None) with Match_failure (_, l, c) -> Printf.printf "MF %d %d\n" l c
let r ?a:(Some a = p "da" None) b = print_string "body"; a + b [@@warning "-8"]
let () = try print_int (r 1) with Match_failure (_, l, c) -> Printf.printf "MF %d %d\n" l c
let r ?a:([a] = p "da" []) b = print_string "body"; a + b [@@warning "-8"]
let () = try print_int (r 1) with Match_failure (_, l, c) -> Printf.printf "MF %d %d\n" l c
let r ?(a = p "da" 1) (Some b) ?(d = p "dd" 2) [e] = print_string "body"; a + b + d + e [@@warning "-8"]
let () = let k = r (Some 1) in print_string "partial"; try print_int (k []) with Match_failure (_, l, c) -> Printf.printf "MF %d %d\n" l c
let () = let k = r (Some 1) in print_string "partial"; try print_int (k [2]) with Match_failure (_, l, c) -> Printf.printf "MF %d %d\n" l c
let w ?(a = p "da" 1) = a
let () = print_newline (); print_int (w ?a:None); print_newline ()
let () = print_int (let k = (p "fn" o) in (if p "if" true then k else o) (p "x" 1)); print_newline ()
let app f = f 1
let () = print_int (app (p "arg" o)); print_newline ()
let () = print_int (app (if p "c" true then o else o)); print_newline ()
