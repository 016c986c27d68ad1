(* Right, but its sets come in another order than the reference's. *)
let rec union a b =
  match b with
  | [] -> a
  | x :: rest -> union (if List.mem x a then a else x :: a) rest
