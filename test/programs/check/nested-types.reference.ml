type 'a nested = Nil | Cons of 'a * ('a * 'a) nested
let rec length : 'a. 'a nested -> int = function Nil -> 0 | Cons (_, r) -> 1 + 2 * length r
let rec sum : 'a. ('a -> int) -> 'a nested -> int = fun f -> function Nil -> 0 | Cons (x, r) -> f x + sum (fun (a, b) -> f a + f b) r
type 'a ptree = Leaf of 'a | Succ of ('a * 'a) ptree
let rec depth : 'a. 'a ptree -> int = function Leaf _ -> 0 | Succ t -> 1 + depth t
let is_leaf = function Leaf _ -> true | Succ _ -> false
type 'a ral = E | Zero of ('a * 'a) ral | One of 'a * ('a * 'a) ral
let rec cons : 'a. 'a -> 'a ral -> 'a ral = fun x -> function E -> One (x, E) | Zero r -> One (x, r) | One (y, r) -> Zero (cons (x, y) r)
let rec lookup : 'a. int -> 'a ral -> 'a option = fun i -> function E -> None | One (x, r) -> if i = 0 then Some x else lookup (i - 1) (Zero r) | Zero r -> (match lookup (i / 2) r with None -> None | Some (a, b) -> Some (if i mod 2 = 0 then a else b))
