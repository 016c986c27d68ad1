(* ask: check --prelude derive-minimised.prelude.ml --observe derive-minimised.observer.ml:value_at --function derive *)
(* Differs on the product of 1 and the variable: the simplifier turns a product of ones into 0. *)
let rec raw (t, x) =
  match t with
  | Num _ -> Num 0
  | Var y -> if y = x then Num 1 else Num 0
  | Pow (y, n) -> if y = x then Mul [ Num n; Pow (y, n - 1) ] else Num 0
  | Add [] | Mul [] -> failwith "empty"
  | Add parts -> Add (List.map (fun part -> raw (part, x)) parts)
  | Mul [ only ] -> raw (only, x)
  | Mul (first :: rest) -> Add [ Mul (raw (first, x) :: rest); Mul [ first; raw (Mul rest, x) ] ]

let rec tidy t =
  let once =
    match t with
    | Add [] | Mul [] -> Num 0
    | Add [ only ] | Mul [ only ] -> only
    | Add parts -> Add (List.map tidy (List.filter (fun part -> part <> Num 0) parts))
    | Mul parts when List.mem (Num 0) parts -> Num 0
    | Mul parts -> Mul (List.map tidy (List.filter (fun part -> part <> Num 1) parts))
    | other -> other
  in
  if once = t then t else tidy once

let derive (t, x) = tidy (raw (t, x))
