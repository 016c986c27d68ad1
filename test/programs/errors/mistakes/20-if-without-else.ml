(* `if` without `else` *)
let sign n =
  if n < 0 then "negative";
  if n > 0 then "positive"
  else "zero"
