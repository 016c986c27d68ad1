(* ask: types *)
type 'a nested = Nil | Cons of 'a * ('a * 'a) nested
let rec length : 'a. 'a nested -> int = function Nil -> 0 | Cons (_, t) -> 1 + (2 * length t)
let rec map : 'a 'b. ('a -> 'b) -> 'a nested -> 'b nested =
 fun f -> function Nil -> Nil | Cons (x, t) -> Cons (f x, map (fun (a, b) -> (f a, f b)) t)
let rec depth : type a. a nested -> int = function Nil -> 0 | Cons (_, t) -> 1 + depth t
let rec even : 'a. 'a -> int -> bool = fun x n -> n = 0 || odd x (n - 1)
and odd x n = n > 0 && even (Some x) (n - 1)
let first (type a) (x : a) (_ : a) = x
let pair x (type t) (y : t) = (x, y)
let swap : type a b. a * b -> b * a = fun (x, y) -> ((y : b), (x : a))
type id = { id : 'a. 'a -> 'a }
let i = { id = (fun x -> x) }
let both = (i.id 1, i.id "a")
let apply r = (r.id 1, r.id true)
let taken { id } = (id 1, id "b")
let bound r = let { id = f } = r in (f 1, f 'c')
type ('a, 'b) either = { case : 'r. ('a -> 'r) -> ('b -> 'r) -> 'r }
let left x = { case = (fun f _ -> f x) }
let right x = { case = (fun _ g -> g x) }
let show e = e.case string_of_int (fun s -> s)
type 'a t = { mutable f : 'a. 'a list -> int; g : 'a }
let t = { f = List.length; g = 'x' }
let () = t.f <- (fun _ -> 0)
let u = { t with g = "y" }
let local () = let g : 'a. 'a -> 'a = fun x -> x in (g 1, g "a")
let other : 'a. 'a -> 'b -> 'b = fun _ y -> y
let fixed : 'a. 'a -> 'b = fun _ -> 1
