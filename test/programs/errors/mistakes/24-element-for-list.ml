(* An item where a list is expected *)
let rec reverse l =
  match l with
  | [] -> []
  | x :: rest -> reverse rest @ x
