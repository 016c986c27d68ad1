(* Forgets the last element: right only when that is 0. *)
let rec sum = function
  | [] -> 0
  | [ _ ] -> 0
  | x :: rest -> x + sum rest
