(* `Some` is missing *)
let rec last_item l =
  match l with
  | [] -> None
  | [x] -> x
  | _ :: rest -> last_item rest
