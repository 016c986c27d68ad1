(* ask: repair --function toll --function fizz --function price --function code *)
(* Numbers and texts that the reference only computes are solved for *)
let toll weight = if weight > 1000 then weight * 2 else weight

let fizz n =
  (if n mod 15 = 0 then "Fizz" (* and more *)
   else if n mod 3 = 0 then "Fizz"
   else if n mod 5 = 0 then "Buzz"
   else "")
  ^ "!"

let discount = 17
let price total = if total >= 100 then total - discount else total

let code n = match n with 37 -> 1 | _ -> 0
