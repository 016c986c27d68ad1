(*** about: constructors, records and hidden types that the two have in different ways ***)
(*** reference ***)
type t = A | B of int | C of t * t
let rec f t n = match t with A -> n | B m -> m | C (a, b) -> f a n + f b n
(*** inputs ***)
A 0
A 3
(B 4) 0
(C (A, B 2)) 1
(C (C (A, A), B (-1))) 5
(*** wrong: a constructor more, that helpers make ***)
type t = A | B of int | C of t * t | D
let rec g n = if n <= 2 then A else if n = 3 then D else g (n - 1)
let rec f t n = match t with A -> (match g n with D -> 0 | _ -> n) | B m -> m | C (a, b) -> f a n + f b n | D -> 7
(*** wrong: other order of fields ***)
C (a, b) -> f a n + f b n ===> C (b, a) -> f a n + f a n
(*** wrong: first case for all ***)
type t = A | B of int | C of t * t
let rec f t n = match t with _ -> n
(*** wrong: B of anything ***)
B m -> m ===> B _ -> n
(*** wrong: cases in another order ***)
type t = A | B of int | C of t * t
let rec f t n = match t with A | C (A, _) -> n | B m -> m | C (a, b) -> f a n + f b n
(*** wrong: a literal ***)
type t = A | B of int | C of t * t
let rec f t n = match t with A -> n | B 4 -> 5 | B m -> m | C (a, b) -> f a n + f b n
(*** wrong: a guard ***)
type t = A | B of int | C of t * t
let rec f t n = match t with A -> n | B m when m >= 0 -> m | B m -> -m | C (a, b) -> f a n + f b n
(*** wrong: a guard that raises ***)
type t = A | B of int | C of t * t
let rec f t n = match t with A -> n | B m when 4 / (m - 4) = 1 -> m | B m -> m | C (a, b) -> f a n + f b n
(*** wrong: its own pair ***)
type t = A | B of int | C of t * t
type p = P of t * int
let rec g (P (t, n)) = match t with A -> n | B m -> m | C (a, b) -> g (P (b, n)) + g (P (b, n))
let f t n = g (P (t, n))
(*** wrong: whole where a part was meant ***)
type t = A | B of int | C of t * t
let rec f t n = match t with A -> n | B m -> m | C (a, b) as c -> if n = 5 then f c n else f a n + f b n
(*** wrong: n changes ***)
f a n + f b n ===> f a n + f b (n + 1)
