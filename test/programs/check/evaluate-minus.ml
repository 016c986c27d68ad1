(* ask: check --function truth *)
(* Differs on a comparison with a difference in it: taken for a sum. *)
type formula =
  | Yes
  | No
  | Neg of formula
  | Both of formula * formula
  | Either of formula * formula
  | If of formula * formula
  | Below of number * number

and number = Lit of int | Plus of number * number | Minus of number * number

let rec count = function Lit n -> n | Plus (a, b) | Minus (a, b) -> count a + count b

let rec truth = function
  | Yes -> true
  | No -> false
  | Neg p -> not (truth p)
  | Both (p, q) -> truth p && truth q
  | Either (p, q) -> truth p || truth q
  | If (p, q) -> (not (truth p)) || truth q
  | Below (a, b) -> count a < count b
