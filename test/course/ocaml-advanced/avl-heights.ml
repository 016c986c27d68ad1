(* Indexed types: AVL trees with their height in their type. check: mem, elements, insert *)

type zero = Zero
type 'n succ = Succ

type (_, _, _) balance =
  | Left : ('n succ, 'n, 'n succ) balance
  | Even : ('n, 'n, 'n) balance
  | Right : ('n, 'n succ, 'n succ) balance

type _ tree =
  | Leaf : zero tree
  | Node : ('l, 'r, 'h) balance * 'l tree * int * 'r tree -> 'h succ tree

type _ grown =
  | Same : 'h tree -> 'h grown
  | Taller : 'h succ tree -> 'h grown

type set = Set : 'h tree -> set

let rec mem : type h. int -> h tree -> bool =
 fun x -> function
  | Leaf -> false
  | Node (_, l, y, r) -> if x < y then mem x l else if x > y then mem x r else true

(* The left part is two taller than the right one. *)
let rotate_right : type h. h succ succ tree -> int -> h tree -> h succ succ grown =
 fun l x r ->
  match l with
  | Node (Left, ll, y, lr) -> Same (Node (Even, ll, y, Node (Even, lr, x, r)))
  | Node (Even, ll, y, lr) -> Taller (Node (Right, ll, y, Node (Left, lr, x, r)))
  | Node (Right, ll, y, Node (Left, m, z, n)) -> Same (Node (Even, Node (Even, ll, y, m), z, Node (Right, n, x, r)))
  | Node (Right, ll, y, Node (Even, m, z, n)) -> Same (Node (Even, Node (Even, ll, y, m), z, Node (Even, n, x, r)))
  | Node (Right, ll, y, Node (Right, m, z, n)) -> Same (Node (Even, Node (Left, ll, y, m), z, Node (Even, n, x, r)))

let rotate_left : type h. h tree -> int -> h succ succ tree -> h succ succ grown =
 fun l x r ->
  match r with
  | Node (Right, rl, y, rr) -> Same (Node (Even, Node (Even, l, x, rl), y, rr))
  | Node (Even, rl, y, rr) -> Taller (Node (Left, Node (Right, l, x, rl), y, rr))
  | Node (Left, Node (Left, m, z, n), y, rr) -> Same (Node (Even, Node (Even, l, x, m), z, Node (Right, n, y, rr)))
  | Node (Left, Node (Even, m, z, n), y, rr) -> Same (Node (Even, Node (Even, l, x, m), z, Node (Even, n, y, rr)))
  | Node (Left, Node (Right, m, z, n), y, rr) -> Same (Node (Even, Node (Left, l, x, m), z, Node (Even, n, y, rr)))

let rec insert : type h. int -> h tree -> h grown =
 fun x -> function
  | Leaf -> Taller (Node (Even, Leaf, x, Leaf))
  | Node (b, l, y, r) as t ->
      if x < y then
        match (insert x l, b) with
        | Same l, b -> Same (Node (b, l, y, r))
        | Taller l, Right -> Same (Node (Even, l, y, r))
        | Taller l, Even -> Taller (Node (Left, l, y, r))
        | Taller l, Left -> rotate_right l y r
      else if x > y then
        match (insert x r, b) with
        | Same r, b -> Same (Node (b, l, y, r))
        | Taller r, Left -> Same (Node (Even, l, y, r))
        | Taller r, Even -> Taller (Node (Right, l, y, r))
        | Taller r, Right -> rotate_left l y r
      else Same t

let add x (Set t) = match insert x t with Same t -> Set t | Taller t -> Set t
let of_list xs = List.fold_left (fun s x -> add x s) (Set Leaf) xs

let rec elements : type h. h tree -> int list -> int list =
 fun t acc -> match t with Leaf -> acc | Node (_, l, x, r) -> elements l (x :: elements r acc)

let rec height : type h. h tree -> int = function
  | Leaf -> 0
  | Node (Left, l, _, _) -> 1 + height l
  | Node (Even, l, _, _) -> 1 + height l
  | Node (Right, _, _, r) -> 1 + height r

let () =
  let (Set t) = of_list [ 5; 2; 8; 1; 9; 3; 7 ] in
  List.iter (Printf.printf "%d ") (elements t []);
  Printf.printf "of height %d, %b\n" (height t) (mem 4 t)
