(*** about: GADTs ***)
(*** check: --function show ***)
(*** reference ***)
type _ ty = Int : int ty | Bool : bool ty | List : 'a ty -> 'a list ty | Pair : 'a ty * 'b ty -> ('a * 'b) ty
type any = Any : 'a ty * 'a -> any

let rec size : type a. a ty -> a -> int =
 fun t x ->
  match t with
  | Int -> x
  | Bool -> if x then 1 else 0
  | List t -> List.fold_left (fun n y -> n + size t y) 0 x
  | Pair (s, t) -> size s (fst x) + (2 * size t (snd x))

let show (Any (t, x)) = size t x
(*** inputs ***)
let any t values = List.map (fun (v : _ E.input) -> { v with E.size = v.E.size + 1 + fst t; make = (fun () -> Any (snd t, v.E.make ())) }) values
let pairs xs ys = E.map2 0 (Printf.sprintf "(%s, %s)") (fun a b -> (a, b)) xs ys
let inputs =
  any (1, Int) E.ints @ any (1, Bool) E.bools @ any (2, List Int) (E.lists 2 E.ints) @ any (2, List Bool) (E.lists 2 E.bools)
  @ any (3, Pair (Int, Bool)) (pairs E.ints E.bools) @ any (3, Pair (Int, Int)) (pairs E.ints E.ints)
  @ any (4, List (Pair (Int, Bool))) (E.lists 1 (pairs E.ints E.bools))
let cases = E.cases inputs show
(*** right: from the other side ***)
n + size t y ===> size t y + n
(*** right: added twice ***)
size s (fst x) + (2 * size t (snd x)) ===> let n = size t (snd x) in size s (fst x) + n + n
(*** right: folded from the right ***)
List.fold_left (fun n y -> n + size t y) 0 x ===> List.fold_right (fun y n -> n + size t y) x 0
(*** wrong: negated ***)
if x then 1 else 0 ===> if x then 0 else 1
(*** wrong: starts at one ***)
(fun n y -> n + size t y) 0 ===> (fun n y -> n + size t y) 1
(*** wrong: not doubled ***)
(2 * size t (snd x)) ===> size t (snd x)
(*** wrong: last only ***)
(fun n y -> n + size t y) ===> (fun _ y -> size t y)
(*** wrong: zero ***)
  | Int -> x ===>   | Int -> if x = 0 then 1 else x
