(* ask: check *)
(* Vectors with their length in their type: of every length, and of the same length where that is so. *)
type z = Z
type 'n s = S
type (_, 'a) vec = Nil : (z, 'a) vec | Cons : 'a * ('n, 'a) vec -> ('n s, 'a) vec
type any = Any : ('n, int) vec -> any
let rec sum : type n. (n, int) vec -> int = function Nil -> 0 | Cons (x, _) -> x
let rec zip : type n. (n, 'a) vec -> (n, 'b) vec -> ('a * 'b) list = fun a b ->
  match (a, b) with Nil, Nil -> [] | Cons (x, r), Cons (y, t) -> (x, y) :: (match (r, t) with Cons _, Cons _ -> [] | _ -> zip r t)
let rec map : type n. ('a -> 'b) -> (n, 'a) vec -> (n, 'b) vec = fun f -> function
  | Nil -> Nil
  | Cons (x, r) -> let t = map f r in Cons (f x, t)
let second : type n. (n s s, 'a) vec -> 'a = function Cons (x, _) -> x
let length (Any v) =
  let rec go : type n. (n, int) vec -> int = function Nil -> 0 | Cons (_, r) -> if go r = 2 then 2 else 1 + go r in
  go v
let dot : type n. (n, int) vec -> (n, int) vec -> int = fun a b ->
  List.fold_left (fun sum (x, y) -> sum + (y * x)) 0 (List.rev (zip a b))
