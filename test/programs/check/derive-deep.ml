(* ask: check --prelude derive-deep.prelude.ml --observe derive-deep.observer.ml:value_at --function derive --budget 3000000 *)
(* Differs on a product with a sum of three parts that are not 0, and on nothing much smaller: what is left of a sum
   without its first part is tidied as a product. *)
let rec tidy t =
  match t with
  | Add [ only ] | Mul [ only ] -> tidy only
  | Add (first :: rest) -> (
      match (tidy first, tidy (Add rest)) with
      | Num 0, other | other, Num 0 -> other
      | first, _ -> Add [ first; tidy (Mul rest) ])
  | Mul (first :: rest) -> (
      match (tidy first, tidy (Mul rest)) with
      | Num 0, _ | _, Num 0 -> Num 0
      | Num 1, other | other, Num 1 -> other
      | first, rest -> Mul [ first; rest ])
  | _ -> t

let rec derive (t, x) =
  match t with
  | Num _ -> Num 0
  | Var y -> Num (if y = x then 1 else 0)
  | Add [] | Mul [] -> failwith "empty"
  | Add [ only ] | Mul [ only ] -> derive (only, x)
  | Add (first :: rest) -> tidy (Add [ derive (first, x); derive (Add rest, x) ])
  | Mul (first :: rest) -> tidy (Add [ Mul (derive (first, x) :: rest); Mul [ first; derive (Mul rest, x) ] ])
