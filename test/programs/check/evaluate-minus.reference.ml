type formula =
  | Yes
  | No
  | Neg of formula
  | Both of formula * formula
  | Either of formula * formula
  | If of formula * formula
  | Below of number * number

and number = Lit of int | Plus of number * number | Minus of number * number

let rec worth = function Lit n -> n | Plus (a, b) -> worth a + worth b | Minus (a, b) -> worth a - worth b

let rec truth = function
  | Yes -> true
  | No -> false
  | Neg p -> not (truth p)
  | Both (p, q) -> truth p && truth q
  | Either (p, q) -> truth p || truth q
  | If (p, q) -> truth q || not (truth p)
  | Below (a, b) -> worth a < worth b
