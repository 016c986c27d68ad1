(* The reference for sets of integers, which are lists without duplicates in any order. *)
let rec union (a : int list) b =
  match a with
  | [] -> b
  | x :: rest -> if List.mem x b then union rest b else x :: union rest b
