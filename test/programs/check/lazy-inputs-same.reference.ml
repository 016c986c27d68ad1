type 'a s = Nil | Cons of 'a * 'a s Lazy.t
let rec take n = function Nil -> [] | Cons (x, t) -> if n = 0 then [] else x :: take (n - 1) (Lazy.force t)
let rec to_list = function Nil -> [] | Cons (x, t) -> x :: to_list (Lazy.force t)
let empty = function Nil -> true | Cons _ -> false
let twice (x : int Lazy.t) = Lazy.force x + Lazy.force x
let parts (f, (x : int Lazy.t)) = f (Lazy.force x)
