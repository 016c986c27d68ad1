(* ask: repair *)
(* What is right for a longer list stays as it is *)
let rec smallest l =
  match l with
  | [] -> 0
  | x :: rest ->
    min x   (smallest rest) (* the others *)
