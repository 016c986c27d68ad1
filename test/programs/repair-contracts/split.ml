(* ask: repair --function smallest *)
let rec mem x l = match l with [] -> false | y :: rest -> x = y || mem x rest
let rec below x l = match l with [] -> true | y :: rest -> x <= y && below x rest

let rec smallest l =
  match l with
  | [] -> 0
  | x :: rest -> min x (smallest rest)
(*@ r = smallest l
    ensures if l = [] then r = 0 else mem r l && below r l *)
