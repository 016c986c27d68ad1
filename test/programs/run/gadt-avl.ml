(* ask: run -e "height (insert 3 (insert 1 (insert 2 (Tree Leaf))))" -e "List.map (fun x -> mem x three) [1; 2; 3; 4]" *)
type zero = Z and 'a succ = S
type (_, _, _) bal = Less : ('h, 'h succ, 'h succ) bal | Same : ('h, 'h, 'h) bal | More : ('h succ, 'h, 'h succ) bal
type _ avl = Leaf : zero avl | Node : ('l, 'r, 'm) bal * 'l avl * int * 'r avl -> 'm succ avl
type tree = Tree : 'h avl -> tree
type (_, _) sum = Inl : 'a -> ('a, 'b) sum | Inr : 'b -> ('a, 'b) sum

let rotr : type n. n succ succ avl -> int -> n avl -> (n succ succ avl, n succ succ succ avl) sum = fun l y r ->
  match l with
  | Node (Same, a, x, b) -> Inr (Node (Less, a, x, Node (More, b, y, r)))
  | Node (More, a, x, b) -> Inl (Node (Same, a, x, Node (Same, b, y, r)))
  | Node (Less, a, x, Node (Same, b, z, c)) -> Inl (Node (Same, Node (Same, a, x, b), z, Node (Same, c, y, r)))
  | Node (Less, a, x, Node (Less, b, z, c)) -> Inl (Node (Same, Node (More, a, x, b), z, Node (Same, c, y, r)))
  | Node (Less, a, x, Node (More, b, z, c)) -> Inl (Node (Same, Node (Same, a, x, b), z, Node (Less, c, y, r)))

let rotl : type n. n avl -> int -> n succ succ avl -> (n succ succ avl, n succ succ succ avl) sum = fun l y r ->
  match r with
  | Node (Same, a, x, b) -> Inr (Node (More, Node (Less, l, y, a), x, b))
  | Node (Less, a, x, b) -> Inl (Node (Same, Node (Same, l, y, a), x, b))
  | Node (More, Node (Same, a, z, b), x, c) -> Inl (Node (Same, Node (Same, l, y, a), z, Node (Same, b, x, c)))
  | Node (More, Node (Less, a, z, b), x, c) -> Inl (Node (Same, Node (More, l, y, a), z, Node (Same, b, x, c)))
  | Node (More, Node (More, a, z, b), x, c) -> Inl (Node (Same, Node (Same, l, y, a), z, Node (Less, b, x, c)))

let rec ins : type n. int -> n avl -> (n avl, n succ avl) sum = fun x t ->
  match t with
  | Leaf -> Inr (Node (Same, Leaf, x, Leaf))
  | Node (bal, a, y, b) ->
      if x = y then Inl t
      else if x < y then
        match ins x a with
        | Inl a -> Inl (Node (bal, a, y, b))
        | Inr a -> (
            match bal with
            | Less -> Inl (Node (Same, a, y, b))
            | Same -> Inr (Node (More, a, y, b))
            | More -> rotr a y b)
      else
        match ins x b with
        | Inl b -> Inl (Node (bal, a, y, b))
        | Inr b -> (
            match bal with
            | More -> Inl (Node (Same, a, y, b))
            | Same -> Inr (Node (Less, a, y, b))
            | Less -> rotl a y b)

let insert x (Tree t) = match ins x t with Inl t -> Tree t | Inr t -> Tree t
let rec depth : type n. n avl -> int = function Leaf -> 0 | Node (_, a, _, b) -> 1 + max (depth a) (depth b)
let height (Tree t) = depth t
let rec member : type n. int -> n avl -> bool = fun x -> function
  | Leaf -> false
  | Node (_, a, y, b) -> x = y || if x < y then member x a else member x b
let mem x (Tree t) = member x t
let three = List.fold_right insert [1; 2; 3] (Tree Leaf)
