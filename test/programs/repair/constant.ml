(* ask: repair *)
(* The product of a list; caf� *)
let rec product l =
  match l with
  | [] -> 0 (* nothing yet *)
  | x :: rest ->
    x * product rest
