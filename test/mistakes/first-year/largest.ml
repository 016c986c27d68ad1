(* A recursive call as an argument, without parentheses *)
let rec largest l =
  match l with
  | [] -> 0
  | x :: rest -> max x largest rest
