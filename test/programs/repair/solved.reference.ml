let hundreds = 50
let limit = (hundreds * 100) - 1
let toll weight = if weight > limit then weight * 2 else weight

let fizz n =
  (if n mod 3 = 0 then "Fizz" else "") ^ (if n mod 5 = 0 then "Buzz" else "") ^ "!"

let off = 20
let price total = if total >= 100 then total - off - 3 else total

let code n = if n = 40 + 2 then 1 else 0
