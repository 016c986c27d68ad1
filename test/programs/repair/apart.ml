(* ask: check --function last --function pick --function greet --hints 6 *)
let rec last l =
  match l with
  | [] -> 0
  | x :: rest -> last rest

let even n = n mod 2 = 0
let rec pick l =
  match l with
  | [] -> []
  | n :: rest -> if n > 10 then n :: pick rest else pick rest

let greet n = "good " ^ if n > 12 then "day" else "morning"
