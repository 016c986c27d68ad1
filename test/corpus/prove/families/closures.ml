(*** about: functions that programs make and apply ***)
(*** reference ***)
let rec mk n k = if n <= 0 then fun (y : int) -> let _ = mk k k in 0 else mk (n - 1) k
let rec loop (x : int) : int = loop x
let ap n g = let rec go n = if n <= 0 then fun (g : int -> int) -> 0 else go (n - 1) in go n g
let f n k y = mk n k y + ap n loop
(*** inputs ***)
0 0 0
1 0 2
2 1 3
0 2 1
3 3 3
(*** wrong: applied to itself ***)
let _ = mk k k in 0 ===> mk k k y
(*** wrong: applied where k is small ***)
let _ = mk k k in 0 ===> let g = mk k k in if k > 0 then 0 else g y
(*** wrong: the argument is called ***)
fun (g : int -> int) -> 0 ===> fun (g : int -> int) -> let _ = g 0 in 0
(*** wrong: the argument is called for larger n ***)
let rec go n = if n <= 0 then ===> let m = n in let rec go n = if n <= 0 && m = 3 then fun g -> g 0 else if n <= 0 then
(*** wrong: stays ***)
else mk (n - 1) k ===> else mk n k
(*** wrong: one ***)
let _ = mk k k in 0 ===> let _ = mk k k in 1
(*** wrong: one for larger arguments ***)
let _ = mk k k in 0 ===> let _ = mk k k in if y > 2 then 1 else 0
(*** wrong: through data ***)
type r = R of (r -> int)
let self (R g as x) = g x
let f n k y = if k = 0 then self (R self) else 0
(*** wrong: through a pair ***)
let f n k y = let rec a = fun y -> b y and b = fun y -> if y = 3 then a y else 0 in a y
