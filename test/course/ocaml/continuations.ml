(* Continuation-passing style: what is to be done next is an argument. check: product, search *)

(* Every call is a tail call: the work that is left is in the continuation. *)
let rec sum_cps list k = match list with [] -> k 0 | x :: rest -> sum_cps rest (fun total -> k (x + total))

let sum list = sum_cps list (fun total -> total)

(* A zero makes the product zero: the continuation is dropped, and nothing is multiplied. *)
let product list =
  let rec go list k =
    match list with
    | [] -> k 1
    | 0 :: _ -> 0
    | x :: rest -> go rest (fun rest -> k (x * rest))
  in
  go list Fun.id

type tree = Leaf | Node of tree * int * tree

let flatten tree =
  let rec go tree k =
    match tree with
    | Leaf -> k []
    | Node (left, x, right) -> go left (fun before -> go right (fun after -> k (before @ (x :: after))))
  in
  go tree Fun.id

(* Two continuations: one for success, which gets a way to look for more, and one for failure. *)
let rec choose options succeed fail =
  match options with
  | [] -> fail ()
  | x :: rest -> succeed x (fun () -> choose rest succeed fail)

(* The first two numbers, one of each list, whose sum is the target. *)
let search target xs ys =
  choose xs
    (fun x next_x ->
      choose ys (fun y next_y -> if x + y = target then Some (x, y) else next_y ()) next_x)
    (fun () -> None)

(* All pairs: succeed by failing, after noting what was found. *)
let all_pairs target xs ys =
  let found = ref [] in
  choose xs
    (fun x next_x ->
      choose ys
        (fun y next_y ->
          if x + y = target then found := (x, y) :: !found;
          next_y ())
        next_x)
    (fun () -> List.rev !found)

let () =
  Printf.printf "%d\n" (sum (List.init 10_000 Fun.id));
  Printf.printf "%d %d\n" (product [ 2; 3; 7 ]) (product [ 2; 0; 7 ]);
  let leaf x = Node (Leaf, x, Leaf) in
  let tree = Node (Node (leaf 1, 2, leaf 3), 4, leaf 5) in
  print_endline (String.concat " " (List.map string_of_int (flatten tree)));
  (match search 10 [ 1; 4; 6 ] [ 3; 6; 4 ] with
  | None -> print_endline "none"
  | Some (x, y) -> Printf.printf "%d + %d\n" x y);
  List.iter (fun (x, y) -> Printf.printf "%d and %d\n" x y) (all_pairs 10 [ 1; 4; 6 ] [ 3; 6; 4; 9 ])
