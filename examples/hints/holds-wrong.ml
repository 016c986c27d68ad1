type formula = True | False | Not of formula | And of formula * formula | Or of formula * formula

let rec holds formula =
  match formula with
  | True -> true
  | False -> false
  | Not f -> not (holds f)
  | And (f, g) -> holds f && holds g
