(* ask: repair *)
let rec median l =
  match l with
  | [] -> "nothing"
  | x -> x + x
