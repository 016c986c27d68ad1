(* Continuations: a traversal in direct style, with continuations, and with continuations as data. check: run, insert_k, find_k *)

type tree = Leaf | Node of tree * int * tree

let rec product = function Leaf -> 1 | Node (l, x, r) -> product l * x * product r

(* A zero ends the work at once. *)
let product_k t =
  let rec go t k =
    match t with
    | Leaf -> k 1
    | Node (_, 0, _) -> 0
    | Node (l, x, r) -> go l (fun a -> go r (fun b -> k (a * x * b)))
  in
  go t (fun n -> n)

type frame = Go_right of int * tree | Multiply of int

let rec run t stack =
  match t with
  | Leaf -> return 1 stack
  | Node (l, x, r) -> run l (Go_right (x, r) :: stack)

and return n = function
  | [] -> n
  | Go_right (x, r) :: stack -> run r (Multiply (n * x) :: stack)
  | Multiply m :: stack -> return (m * n) stack

let product_d t = run t []

let rec insert_k x t k =
  match t with
  | Leaf -> k (Node (Leaf, x, Leaf))
  | Node (l, y, r) when x < y -> insert_k x l (fun l -> k (Node (l, y, r)))
  | Node (l, y, r) when x > y -> insert_k x r (fun r -> k (Node (l, y, r)))
  | Node _ -> k t

let rec map_k f xs k =
  match xs with
  | [] -> k []
  | x :: rest -> f x (fun y -> map_k f rest (fun ys -> k (y :: ys)))

let find_k p xs found missing =
  let rec go i = function [] -> missing () | x :: rest -> if p x then found i x else go (i + 1) rest in
  go 0 xs

let () =
  let t = List.fold_left (fun t x -> insert_k x t Fun.id) Leaf [ 4; 2; 6; 3 ] in
  Printf.printf "%d %d %d\n" (product t) (product_k t) (product_d t);
  List.iter (Printf.printf "%d ") (map_k (fun x k -> k (x * x)) [ 1; 2; 3 ] Fun.id);
  print_endline (find_k (fun n -> n > 1) [ 1; 2 ] (fun i n -> Printf.sprintf "%d at %d" n i) (fun () -> "none"))
