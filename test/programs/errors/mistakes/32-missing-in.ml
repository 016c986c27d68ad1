(* `in` is missing *)
let hypotenuse a b =
  let squares = a *. a +. b *. b
  sqrt squares
