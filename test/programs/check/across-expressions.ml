(* ask: check --exceptions same *)
(* The reference is in Scala: an evaluator, whose exceptions are compared by what they mean. *)
type expr = Num of int | Add of expr * expr | Div of expr * expr

let rec eval = function
  | Num n -> n
  | Add (a, b) -> eval a + eval b
  | Div (a, b) ->
      let divisor = eval b in
      if divisor = 0 then failwith "division by zero" else eval a / divisor

let rec depth = function Num _ -> 1 | Add (a, b) | Div (a, b) -> 1 + max (depth a) (depth b)
