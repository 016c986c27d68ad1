(* What grading needs: by what results are compared, and which inputs are meant. *)
let sorted (set : int list) = List.sort compare set

let rec is_set (list : int list) =
  match list with
  | [] -> true
  | x :: rest -> (not (List.mem x rest)) && is_set rest

let are_sets a b = is_set a && is_set b
