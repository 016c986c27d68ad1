type stream = Stream of int * stream
let rec first (Stream (n, rest)) = if n = 0 then first rest else n

let one (n : int) = n
