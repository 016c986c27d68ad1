(* ask: check --function sort --hints 6 *)
let rec put x l =
  match l with
  | [] -> [ x ]
  | y :: rest -> if x <= y then x :: l else y :: x :: rest

let rec sort l =
  match l with
  | [] -> []
  | x :: rest -> put x (sort rest)
