(* ask: repair *)
let rec apply_all f l =
  let f x = x in
  match l with
  | [] -> []
  | x :: rest -> f x :: apply_all f rest
