(* Heaps: leftist trees as priority queues. check: make, merge, is_leftist *)

type 'a heap = Empty | Node of int * 'a * 'a heap * 'a heap

let rank = function Empty -> 0 | Node (r, _, _, _) -> r
let make x a b = if rank a >= rank b then Node (rank b + 1, x, a, b) else Node (rank a + 1, x, b, a)

let rec merge a b =
  match (a, b) with
  | Empty, h | h, Empty -> h
  | Node (_, x, l, r), Node (_, y, l', r') -> if x <= y then make x l (merge r b) else make y l' (merge a r')

let insert x h = merge (Node (1, x, Empty, Empty)) h
let smallest = function Empty -> None | Node (_, x, _, _) -> Some x
let without_smallest = function Empty -> Empty | Node (_, _, a, b) -> merge a b
let of_list xs = List.fold_left (fun h x -> insert x h) Empty xs

let rec drain = function Empty -> [] | Node (_, x, a, b) -> x :: drain (merge a b)

let rec size = function Empty -> 0 | Node (_, _, a, b) -> 1 + size a + size b
let sort xs = drain (of_list xs)

let rec is_leftist = function
  | Empty -> true
  | Node (r, _, a, b) -> rank a >= rank b && r = rank b + 1 && is_leftist a && is_leftist b

let rec take n h = if n <= 0 then [] else match h with Empty -> [] | Node (_, x, a, b) -> x :: take (n - 1) (merge a b)

let () =
  let h = of_list [ 3; 1; 4; 1; 5; 9; 2; 6 ] in
  List.iter (Printf.printf "%d ") (drain h);
  Printf.printf "%d %b %d\n" (size h) (is_leftist h) (List.length (take 3 (without_smallest h)));
  match smallest (of_list (sort [ 'b'; 'a' ])) with Some c -> Printf.printf "%c\n" c | None -> ()
