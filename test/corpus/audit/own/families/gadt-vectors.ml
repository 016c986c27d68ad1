(*** about: GADTs ***)
(*** check: --function zip_sum ***)
(*** reference ***)
type z = Z
type 'n s = S
type _ vec = Nil : z vec | Cons : int * 'n vec -> 'n s vec

let rec zip_sum : type n. n vec -> n vec -> int =
 fun a b -> match (a, b) with Nil, Nil -> 0 | Cons (x, r), Cons (y, t) -> (x * y) + zip_sum r t
(*** inputs ***)
let nil = [ E.one 1 "Nil" Nil ]
let cons tails = E.made2 "Cons" (fun x r -> Cons (x, r)) E.ints tails
let both xs f = E.cases (E.pair xs xs) (fun (a, b) -> f a b)
let cases = both nil zip_sum @ both (cons nil) zip_sum @ both (cons (cons nil)) zip_sum
(*** right: factors swapped ***)
x * y ===> y * x
(*** right: sum swapped ***)
(x * y) + zip_sum r t ===> zip_sum r t + (x * y)
(*** right: tails swapped ***)
zip_sum r t ===> zip_sum t r
(*** right: accumulated ***)
type z = Z
type 'n s = S
type _ vec = Nil : z vec | Cons : int * 'n vec -> 'n s vec
let rec go : type n. int -> n vec -> n vec -> int =
 fun acc a b -> match (a, b) with Nil, Nil -> acc | Cons (x, r), Cons (y, t) -> go (acc + (x * y)) r t
let zip_sum a b = go 0 a b
(*** wrong: first squared ***)
x * y ===> x * x
(*** wrong: sum of items ***)
x * y ===> x + y
(*** wrong: no rest ***)
(x * y) + zip_sum r t ===> x * y
(*** wrong: one at the end ***)
Nil, Nil -> 0 ===> Nil, Nil -> 1
(*** wrong: rest doubled ***)
zip_sum r t ===> zip_sum r r
