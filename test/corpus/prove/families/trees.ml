(*** about: trees, measures of two parts ***)
(*** reference ***)
type t = L | N of t * int * t
let rec f t = match t with L -> 0 | N (a, x, b) -> f a + x + f b
(*** inputs ***)
L
(N (L, 1, L))
(N (N (L, 2, L), 3, L))
(N (L, 4, N (L, 5, N (L, 6, L))))
(N (N (L, 1, L), 0, N (L, 2, L)))
(*** wrong: same tree ***)
f a + x + f b ===> f a + x + f t
(*** wrong: left twice ***)
f a + x + f b ===> f a + x + f a
(*** wrong: a mirror that never ends ***)
type t = L | N of t * int * t
let rec f t = match t with L -> 0 | N (a, x, b) -> x + f (N (b, 0, a))
(*** wrong: rotation ***)
type t = L | N of t * int * t
let rec f t = match t with L -> 0 | N (L, x, b) -> x + f b | N (N (a, x, b), y, c) -> f (N (a, x, N (b, 0, c)))
(*** wrong: rotation to and fro ***)
type t = L | N of t * int * t
let rec f t = match t with L -> 0 | N (L, x, L) -> x | N (N (a, x, b), y, c) -> f (N (a, x, N (b, y, c))) | N (a, x, N (b, y, c)) -> f (N (N (a, x, b), y, c))
(*** wrong: max ***)
type t = L | N of t * int * t
let rec f t = match t with L -> 0 | N (a, x, b) -> max (f a) (f b) + x
(*** wrong: continuation that forgets ***)
type t = L | N of t * int * t
let f t = let rec go t k = match t with L -> k 0 | N (a, x, b) -> go a (fun m -> go b (fun n -> k (m + x))) in go t (fun x -> x)
(*** wrong: continuation that is called twice ***)
type t = L | N of t * int * t
let f t = let rec go t k = match t with L -> k 0 | N (a, x, b) -> go a (fun m -> go b (fun n -> k (m + k (x + n)))) in go t (fun x -> x)
(*** wrong: continuation that loops ***)
type t = L | N of t * int * t
let f t = let rec go t k = match t with L -> k 0 | N (a, x, b) -> go a (fun m -> go t (fun n -> k (m + x + n))) in go t (fun x -> x)
(*** wrong: a worklist that keeps its head ***)
type t = L | N of t * int * t
let f t = let rec go s l = match l with [] -> s | L :: r -> go s r | N (a, x, b) :: r -> go (s + x) (a :: b :: l) in go 0 [ t ]
(*** wrong: a worklist that drops ***)
type t = L | N of t * int * t
let f t = let rec go s l = match l with [] -> s | L :: r -> go s r | N (a, x, b) :: r -> go (s + x) (a :: r) in go 0 [ t ]
(*** wrong: one at the leaves ***)
L -> 0 ===> L -> 1
(*** wrong: multiplied ***)
f a + x + f b ===> f a * x + f b
