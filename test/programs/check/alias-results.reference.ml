type account = { owner : string; mutable balance : int }
let copy (r : int ref) = ref !r
let deposit a n = { a with balance = a.balance + n }
let same (q : int Queue.t) = q
let later (o : int array option) = match o with Some a -> a | None -> [||]
let sorted (a : int array) = let b = Array.copy a in Array.sort compare b; b
let either (a : int ref) (b : int ref) = if !a = !b then a else b
