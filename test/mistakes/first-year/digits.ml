(* `::` to add at the end *)
let rec digits n = if n < 10 then [n] else digits (n / 10) :: (n mod 10)
