(*** about: equality that is not the one of the reference ***)
(*** reference ***)
type t = L | N of t * string * t
let rec f (s : string) t = match t with L -> false | N (a, x, b) -> x = s || f s a || f s b
(*** inputs ***)
"" L
"x" (N (L, String.make 1 'x', L))
"y" (N (N (L, String.make 1 'y', L), "z", L))
"b" (N (L, "a", N (L, "c", L)))
"a" (N (L, "b", N (L, String.make 1 'a', L)))
(*** wrong: physical ***)
x = s ===> x == s
(*** wrong: physical on trees ***)
type t = L | N of t * string * t
let rec f s t = match t with L -> false | N (a, x, b) -> (a == b && a <> L) || x == s || f s a || f s b
(*** wrong: as in a search tree ***)
type t = L | N of t * string * t
let rec f (s : string) t = match t with L -> false | N (a, x, b) -> if x = s then true else if s < x then f s a else f s b
(*** wrong: one side ***)
x = s || f s a || f s b ===> x = s || f s a
(*** wrong: compared by length ***)
x = s ===> String.length x = String.length s
(*** wrong: order instead ***)
x = s ===> x >= s
(*** wrong: true of leaves ***)
L -> false ===> L -> true
(*** wrong: all of them ***)
x = s || f s a || f s b ===> x = s && (a = L || f s a) && (b = L || f s b)
(*** wrong: never ends to the left ***)
f s a || f s b ===> (a <> L && f s t) || f s b
(*** wrong: compare gives one ***)
x = s ===> compare x s = 1
(*** wrong: first characters ***)
x = s ===> (x <> "" && s <> "" && x.[0] <= s.[0])
