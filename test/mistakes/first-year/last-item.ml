(* `Some` is missing *)
let rec last_item (l : int list) : int option =
  match l with
  | [] -> None
  | [x] -> x
  | _ :: rest -> last_item rest
