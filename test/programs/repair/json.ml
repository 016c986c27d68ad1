(* ask: repair --json *)
let rec last l =
  match l with
  | [] -> 0
  | [ x ] -> x
  | x :: rest -> last [ x ]
