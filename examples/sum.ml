(* The sum of a list of integers. *)
let rec sum = function
  | [] -> 0
  | x :: rest -> x + sum rest
