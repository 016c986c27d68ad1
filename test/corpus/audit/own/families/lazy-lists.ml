(*** about: lazy data ***)
(*** check: --function take ***)
(*** reference ***)
type cell = Nil | Cons of int * cell Lazy.t

let rec take n c = match c with Nil -> [] | Cons (x, t) -> if n <= 0 then [] else x :: take (n - 1) (Lazy.force t)
(*** inputs ***)
let rec cells most =
  E.one 1 "Nil" Nil :: (if most = 0 then [] else E.map2 2 (Printf.sprintf "Cons (%s, lazy (%s))") (fun x t -> Cons (x, lazy t)) E.ints (cells (most - 1)))
let bad = E.outside "lazies" [ E.fresh 4 "Cons (1, lazy (failwith \"no\"))" (fun () -> Cons (1, lazy (failwith "no"))) ]
let cases = E.cases (E.pair E.ints (cells 3 @ bad)) (fun (n, c) -> take n c)
(*** wrong: by lazy pattern ***)
Cons (x, t) -> if n <= 0 then [] else x :: take (n - 1) (Lazy.force t) ===> Cons (x, (lazy t)) -> if n <= 0 then [] else x :: take (n - 1) t
(*** right: number first ***)
match c with Nil -> [] | Cons (x, t) -> if n <= 0 then [] else ===> if n <= 0 then [] else match c with Nil -> [] | Cons (x, t) ->
(*** right: last not forced ***)
if n <= 0 then [] else x :: ===> if n <= 0 then [] else if n = 1 then [ x ] else x ::
(*** wrong: one less ***)
if n <= 0 ===> if n <= 1
(*** wrong: one more ***)
if n <= 0 ===> if n < 0
(*** wrong: reversed ***)
x :: take (n - 1) (Lazy.force t) ===> take (n - 1) (Lazy.force t) @ [ x ]
(*** wrong: every other ***)
x :: take (n - 1) (Lazy.force t) ===> x :: (match Lazy.force t with Nil -> [] | Cons (_, t) -> take (n - 1) (Lazy.force t))
(*** wrong: negative items end it ***)
if n <= 0 ===> if n <= 0 || x < 0
