type account = { owner : string; balance : int }

let deposit (a, n) = { a with balance = a.balance + n }
let richer a b = if a.balance >= b.balance then a else b
let is_overdrawn a = a.balance < 0
let empty () = { owner = ""; balance = 0 }
let distance (x, y) (x', y') = abs (x - x') + abs (y - y')
