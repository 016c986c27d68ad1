(* ask: test *)
(* A variant gets smaller from one call to the next inside: an integer, or data by its size. *)
let rec down n = if n = 0 then 0 else down (n - 1)
(*@ r = down n
      requires n >= 0
      variant n *)

let rec up n = if n >= 10 then n else up (n + 1)
(*@ r = up n
      requires n >= 0
      variant n *)

type tree = Leaf | Node of tree * int * tree

let rec mirror t = match t with
  | Leaf -> Leaf
  | Node (l, x, r) -> Node (mirror r, x, mirror l)
(*@ r = mirror t
      variant t *)

let rec turned t = match t with
  | Leaf -> Leaf
  | Node (Leaf, x, r) -> Node (turned r, x, Leaf)
  | Node (Node (a, y, b), x, c) -> turned (Node (a, y, Node (b, x, c)))
(*@ r = turned t
      variant t *)

let rec sevens l = match l with
  | [] -> 0
  | 7 :: r -> sevens (8 :: r)
  | _ :: r -> sevens r
(*@ n = sevens l
      variant l *)

let rec interleave a b = match a with
  | [] -> b
  | x :: r -> x :: interleave b r
(*@ r = interleave a b
      variant a, b *)

let rec sized s n = if n = 0 then 0 else sized s (n - 1)
(*@ r = sized s n
      requires 0 <= n < 5
      variant s *)
