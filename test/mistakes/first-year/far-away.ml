(* More is wrong than a small change mends *)
let rec median l =
  match l with
  | [] -> "nothing"
  | x -> x + x
