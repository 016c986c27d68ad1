(* ask: repair --function count --function pick *)
(* Both branches are right: the conditions are not *)
let even n = n mod 2 = 0

let rec count low high l =
  match l with
  | [] -> 0
  | x :: rest -> if x > low then 1 + count low high rest else count low high rest

let rec pick l =
  match l with
  | [] -> []
  | n :: rest -> if n > 10 (* and? *) then n :: pick rest else pick rest
