(* ask: test --count --budget 400000 *)
(* Maps as trees that are balanced by their sizes, as in Haskell's library: what Target calls right, and its wrong variants. *)
type tree = Tip | Bin of int * int * tree * tree

let size_of t = match t with Tip -> 0 | Bin (n, _, _, _) -> n
let bin k l r = Bin (size_of l + size_of r + 1, k, l, r)
let rec ordered t low high = match t with
  | Tip -> true
  | Bin (_, x, l, r) ->
    (match low with Some y -> y < x | None -> true)
    && (match high with Some y -> x < y | None -> true)
    && ordered l low (Some x) && ordered r (Some x) high
let rec sizes_are_right t = match t with
  | Tip -> true
  | Bin (n, _, l, r) -> sizes_are_right l && sizes_are_right r && n = size_of l + size_of r + 1
let rec is_balanced t = match t with
  | Tip -> true
  | Bin (_, _, l, r) ->
    (size_of l + size_of r <= 1 || (size_of l <= 3 * size_of r && size_of r <= 3 * size_of l))
    && is_balanced l && is_balanced r
let is_map t = sizes_are_right t && is_balanced t && ordered t None None

(* The right side was made smaller, or the left one larger. *)
let balance_l k l r =
  if size_of l + size_of r <= 1 || size_of l <= 3 * size_of r then bin k l r
  else match l with
    | Bin (_, lk, ll, lr) when size_of lr < 2 * size_of ll -> bin lk ll (bin k lr r)
    | Bin (_, lk, ll, Bin (_, mk, ml, mr)) -> bin mk (bin lk ll ml) (bin k mr r)
    | _ -> failwith "no such tree"
(* The left side was made smaller, or the right one larger. *)
let balance_r k l r =
  if size_of l + size_of r <= 1 || size_of r <= 3 * size_of l then bin k l r
  else match r with
    | Bin (_, rk, rl, rr) when size_of rl < 2 * size_of rr -> bin rk (bin k l rl) rr
    | Bin (_, rk, Bin (_, mk, ml, mr), rr) -> bin mk (bin k l ml) (bin rk mr rr)
    | _ -> failwith "no such tree"

let rec smallest k l = match l with Tip -> k | Bin (_, lk, ll, _) -> smallest lk ll
let rec largest k r = match r with Tip -> k | Bin (_, rk, _, rr) -> largest rk rr
let rec without_smallest k l r = match l with
  | Tip -> r
  | Bin (_, lk, ll, lr) -> balance_r k (without_smallest lk ll lr) r
let rec without_largest k l r = match r with
  | Tip -> l
  | Bin (_, rk, rl, rr) -> balance_l k l (without_largest rk rl rr)
let glue l r = match l, r with
  | Tip, _ -> r
  | _, Tip -> l
  | Bin (ln, lk, ll, lr), Bin (rn, rk, rl, rr) ->
    if ln > rn then balance_r (largest lk lr) (without_largest lk ll lr) r
    else balance_l (smallest rk rl) l (without_smallest rk rl rr)

let rec del x t = match t with
  | Tip -> Tip
  | Bin (_, y, l, r) ->
    if x < y then balance_r y (del x l) r else if x > y then balance_l y l (del x r) else glue l r
let delete x t = del x t
(*@ r = delete x t
      requires is_map t
      ensures is_map r *)

let rec del_bad x t = match t with
  | Tip -> Tip
  | Bin (_, y, l, r) ->
    if x < y then balance_l y (del_bad x l) r else if x > y then balance_r y l (del_bad x r) else glue l r
let delete_bad x t = del_bad x t
(*@ r = delete_bad x t
      requires is_map t
      ensures is_map r *)

let single k = Bin (1, k, Tip, Tip)
let rec insert_largest x t = match t with
  | Tip -> single x
  | Bin (_, y, l, r) -> balance_r y l (insert_largest x r)
let rec insert_smallest x t = match t with
  | Tip -> single x
  | Bin (_, y, l, r) -> balance_l y (insert_smallest x l) r
let rec link k l r = match l, r with
  | Tip, _ -> insert_smallest k r
  | _, Tip -> insert_largest k l
  | Bin (ln, lk, ll, lr), Bin (rn, rk, rl, rr) ->
    if 3 * ln < rn then balance_l rk (link k l rl) rr
    else if 3 * rn < ln then balance_r lk ll (link k lr r)
    else bin k l r
let rec merge l r = match l, r with
  | Tip, _ -> r
  | _, Tip -> l
  | Bin (ln, lk, ll, lr), Bin (rn, rk, rl, rr) ->
    if 3 * ln < rn then balance_l rk (merge l rl) rr
    else if 3 * rn < ln then balance_r lk ll (merge lr r)
    else glue l r
let rec below k t = match t with
  | Tip -> Tip
  | Bin (_, x, l, r) -> if x < k then link x l (below k r) else if x > k then below k l else l
let rec above k t = match t with
  | Tip -> Tip
  | Bin (_, x, l, r) -> if x > k then link x (above k l) r else if x < k then above k r else r

let rec without a b = match a, b with
  | Tip, _ -> Tip
  | _, Tip -> a
  | _, Bin (_, k, l, r) -> merge (without (below k a) l) (without (above k a) r)
let difference a b = without a b
(*@ r = difference a b
      requires is_map a && is_map b
      ensures is_map r *)

let rec without_bad a b = match a, b with
  | Tip, _ -> Tip
  | _, Tip -> a
  | _, Bin (_, k, l, r) -> merge (without_bad (above k a) l) (without_bad (below k a) r)
let difference_bad a b = without_bad a b
(*@ r = difference_bad a b
      requires is_map a && is_map b
      ensures is_map r *)
