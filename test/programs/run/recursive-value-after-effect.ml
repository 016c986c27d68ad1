(* ask: run -e "List.hd a" -e "fst p 1" *)
(* What is defined in front of a recursive value is there for the effects in front of it. *)
let rec a = let c = (let b = Some 1 in ignore b; 4) in c :: a
let rec p = let n = print_string "once "; 2 in let f x = x + n in print_int (f 1); (f, q) and q = [ 7 ]
