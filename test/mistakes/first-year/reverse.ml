(* An item where a list is joined *)
let rec reverse (l : int list) =
  match l with
  | [] -> []
  | x :: rest -> reverse rest @ x
