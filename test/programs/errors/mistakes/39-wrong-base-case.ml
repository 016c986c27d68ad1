(* A list where an item is expected *)
let rec last l =
  match l with
  | [] -> []
  | [x] -> x
  | _ :: rest -> last rest
let three = 1 + last [1; 2; 3]
