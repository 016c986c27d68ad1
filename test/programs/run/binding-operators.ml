(* let* and and*: the order of evaluation, failing patterns, puns. *)
let p s v = print_string s; v
let ( let* ) o f = print_string "<let*>"; match o with None -> None | Some x -> f x
let ( and* ) a b = print_string "<and*>"; match a, b with Some x, Some y -> Some (x, y) | _ -> None
let ( let+ ) o f = match o with None -> None | Some x -> Some (f x)
let ( and+ ) = ( and* )
let r = let* x = p "1" (Some 1) and* y = p "2" (Some 2) and* z = p "3" (Some 3) in p "b" (Some (x + y + z))
let () = print_newline (); assert (r = Some 6)
let r = let+ x = p "1" (Some 1) and+ y = p "2" (Some 2) in x + y
let () = print_newline (); assert (r = Some 3)
let x = Some 4
let r = let* x in let+ y = Some 3 in x * y
let () = print_newline (); assert (r = Some 12)
let f () =
  let* (a, Some b) = Some (1, None) in Some (a + b)
let () = try ignore (f ()) with Match_failure (_, l, c) -> Printf.printf "MF %d %d\n" l c
let f () =
  let* [a] = Some [] and* (Some b) = Some (Some 1) in Some (a + b)
let () = try ignore (f ()) with Match_failure (_, l, c) -> Printf.printf "MF %d %d\n" l c
let f () =
  let* [a] = Some [1] and* (Some b) = Some None in Some (a + b)
let () = try ignore (f ()) with Match_failure (_, l, c) -> Printf.printf "MF %d %d\n" l c
let f () =
  let* 1 = Some 2 in Some 1
let () = try ignore (f ()) with Match_failure (_, l, c) -> Printf.printf "MF %d %d\n" l c
let h = let* (x : int) = Some 1 in let* y : int = Some 2 in Some (x + y)
module M = struct let ( let* ) x f = f x let ( let@ ) = ( let* ) end
let k = M.(let* x = 3 in x + 1)
let k2 = let open M in let@ x = 3 in let* y = 4 in x + y
let k3 = M.( let* ) 3 succ
let () = Printf.printf "%d %d %d\n" k k2 k3
let rec state n = let* x = (if n = 0 then None else Some n) in state (x - 1)
let _ = state 3
let () = print_newline ()
