(* An item where a list is expected *)
let rec insert_sorted (x : int) l =
  match l with
  | [] -> x
  | y :: rest -> if x <= y then x :: l else y :: insert_sorted x rest
