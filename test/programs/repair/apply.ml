(* ask: check --hints 6 *)
let rec map f l =
  match l with
  | [] -> []
  | [ x ] -> [ x ]
  | x :: rest -> f x :: map f rest
