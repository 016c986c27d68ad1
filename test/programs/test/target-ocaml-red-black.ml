(* ask: test --count --budget 400000 *)
(* Red-black trees, as Target's: adding, right and wrong. *)
type color = Red | Black
type tree = Leaf | Node of color * int * tree * tree

let is_black t = match t with Node (Red, _, _, _) -> false | _ -> true
let rec black_height t = match t with
  | Leaf -> 0
  | Node (c, _, l, _) -> black_height l + if c = Red then 0 else 1
let rec between t low high = match t with
  | Leaf -> true
  | Node (_, x, l, r) ->
    (match low with Some y -> y < x | None -> true)
    && (match high with Some y -> x < y | None -> true)
    && between l low (Some x) && between r (Some x) high
let rec is_red_black t = match t with
  | Leaf -> true
  | Node (c, _, l, r) -> (c = Black || (is_black l && is_black r)) && is_red_black l && is_red_black r
let rec is_balanced t = match t with
  | Leaf -> true
  | Node (_, _, l, r) -> is_balanced l && is_balanced r && black_height l = black_height r
let is_tree t = is_red_black t && is_balanced t && between t None None

let balance_left k l r = match l with
  | Node (Red, y, Node (Red, x, a, b), c) -> Node (Red, y, Node (Black, x, a, b), Node (Black, k, c, r))
  | Node (Red, x, a, Node (Red, y, b, c)) -> Node (Red, y, Node (Black, x, a, b), Node (Black, k, c, r))
  | _ -> Node (Black, k, l, r)
let balance_right k l r = match r with
  | Node (Red, y, b, Node (Red, z, c, d)) -> Node (Red, y, Node (Black, k, l, b), Node (Black, z, c, d))
  | Node (Red, z, Node (Red, y, b, c), d) -> Node (Red, y, Node (Black, k, l, b), Node (Black, z, c, d))
  | _ -> Node (Black, k, l, r)
let make_black t = match t with Leaf -> Leaf | Node (_, x, l, r) -> Node (Black, x, l, r)
let rec ins x t = match t with
  | Leaf -> Node (Red, x, Leaf, Leaf)
  | Node (Black, y, l, r) ->
    if x < y then balance_left y (ins x l) r else if x > y then balance_right y l (ins x r) else t
  | Node (Red, y, l, r) ->
    if x < y then Node (Red, y, ins x l, r) else if x > y then Node (Red, y, l, ins x r) else t

let add x t = make_black (ins x t)
(*@ r = add x t
      requires is_tree t
      ensures is_tree r *)

let add_bad x t = ins x t
(*@ r = add_bad x t
      requires is_tree t
      ensures is_tree r *)
