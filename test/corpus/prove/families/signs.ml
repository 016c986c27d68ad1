(*** about: division, remainders, signs and order ***)
(*** reference ***)
let f x y = if y = 0 then 0 else x / y
(*** inputs ***)
7 2
-7 2
7 (-2)
-7 (-2)
0 3
5 0
6 3
(*** wrong: floor ***)
let f x y = if y = 0 then 0 else let q = x / y in if x mod y < 0 then q - 1 else q
(*** wrong: euclid ***)
let f x y = if y = 0 then 0 else (x - ((x mod y) + abs y) mod abs y) / y
(*** wrong: of absolute values ***)
let f x y = if y = 0 then 0 else abs x / abs y
(*** wrong: sign of x ***)
let f x y = if y = 0 then 0 else if x < 0 then -(-x / abs y) else x / abs y
(*** wrong: no zero ***)
let f x y = x / y
(*** wrong: zero later ***)
let f x y = let q = x / y in if y = 0 then 0 else q
(*** wrong: remainder ***)
let f x y = if y = 0 then 0 else x - (y * (x mod y))
(*** wrong: shifted ***)
let f x y = if y = 0 then 0 else if y = 2 then x asr 1 else x / y
(*** wrong: twice ***)
let f x y = if y = 0 then 0 else 2 * x / (2 * y) * 1 + (if x = 5 then 1 else 0) + (if x < 0 then 1 else 0)
(*** wrong: by floats ***)
let f x y = if y = 0 then 0 else int_of_float (floor (float_of_int x /. float_of_int y))
(*** wrong: rounded ***)
let f x y = if y = 0 then 0 else (x + (y / 2)) / y
(*** wrong: greater than zero ***)
let f x y = if y <= 0 then 0 else x / y
