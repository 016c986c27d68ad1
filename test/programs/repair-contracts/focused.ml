(* ask: repair --function pick *)
let even n = n mod 2 = 0

let rec is_picked l r =
  match l, r with
  | [], [] -> true
  | n :: rest, _ when n <= 10 || not (even n) -> is_picked rest r
  | n :: rest, m :: more -> n = m && is_picked rest more
  | _ -> false

let rec pick l =
  match l with
  | [] -> []
  | n :: rest -> if n > 10 then n :: pick rest else pick rest
(*@ r = pick l
    ensures is_picked l r *)
