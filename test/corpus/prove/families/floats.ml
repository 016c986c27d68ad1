(*** about: floats, boxed integers and what is the same ***)
(*** reference ***)
let f (x : float) (y : float) (n : int64) (m : int64) = (1. /. (x *. 0.), x = y, n = m, if x = y then x else y)
(*** inputs ***)
1. 1. 3L 3L
(-1.) 1. 3L 3L
0. (-0.) 1L 2L
nan nan 0L 0L
2. 3. 5L (Int64.add 4L 1L)
(*** wrong: always y ***)
if x = y then x else y ===> y
(*** wrong: reflexive ***)
x = y, ===> (x = y || (x <> x && y <> y)),
(*** wrong: compare ***)
x = y, ===> compare x y = 0,
(*** wrong: identity ***)
n = m ===> n == m
(*** wrong: minus zero ***)
x *. 0. ===> x *. -0.
(*** wrong: order ***)
x = y, ===> not (x < y || y < x),
(*** wrong: associated otherwise ***)
1. /. (x *. 0.) ===> 1. /. x *. 0.
(*** wrong: equal and so the same ***)
if x = y then x else y ===> if x = y then y else x
(*** wrong: zero is zero ***)
1. /. (x *. 0.) ===> 1. /. 0.
