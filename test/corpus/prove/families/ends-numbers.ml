(*** about: numbers, and submissions that never end, or end elsewhere ***)
(*** reference ***)
let rec f a b = if a > b then 0 else a + f (a + 1) b
(*** inputs ***)
0 0
1 3
2 1
-2 2
5 9
5 1
(*** wrong: stays ***)
f (a + 1) b ===> f a b
(*** wrong: goes down ***)
f (a + 1) b ===> f (a - 1) b
(*** wrong: both go on ***)
f (a + 1) b ===> f (a + 1) (b + 1)
(*** wrong: two steps ***)
f (a + 1) b ===> f (a + 2) b
(*** wrong: not equal instead of greater ***)
let rec f a b = if a = b then a else a + f (a + 1) b
(*** wrong: arguments swapped ***)
f (a + 1) b ===> f b (a + 1)
(*** wrong: one too few ***)
if a > b ===> if a >= b
(*** wrong: the last twice ***)
let rec f a b = if a > b then 0 else if a = b then a + a else a + f (a + 1) b
(*** wrong: down from b, stays ***)
let rec f a b = if a > b then 0 else b + f a b
(*** wrong: down from b, past it ***)
let rec f a b = if a = b + 1 then 0 else b + f a (b - 1)
(*** wrong: closed form ***)
let f a b = (a + b) * (b - a + 1) / 2
(*** wrong: closed form, rounded otherwise ***)
let f a b = if a > b then 0 else (b - a + 1) / 2 * (a + b)
(*** wrong: accumulator starts at one ***)
let f a b = let rec go s a = if a > b then s else go (s + a) (a + 1) in go 1 a
(*** wrong: loops for one number ***)
let rec f a b = if a > b then 0 else if a = 7 then f a b else a + f (a + 1) b
(*** wrong: half way ***)
let rec f a b = if a > b then 0 else let m = (a + b) / 2 in f a m + f (m + 1) b
(*** wrong: raises for negative ones ***)
let rec f a b = if a > b then 0 else if a < 0 then failwith "negative" else a + f (a + 1) b
