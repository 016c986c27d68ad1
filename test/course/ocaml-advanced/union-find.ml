(* Mutable structures: disjoint sets as trees of nodes. check: union, components *)

type node = { value : int; mutable parent : node option; mutable rank : int }

let make value = { value; parent = None; rank = 0 }

(* The way to the root is shortened as it is walked. *)
let rec find node =
  match node.parent with
  | None -> node
  | Some parent ->
      let root = find parent in
      node.parent <- Some root;
      root

let union a b =
  let a = find a and b = find b in
  if a != b then
    if a.rank < b.rank then a.parent <- Some b
    else if a.rank > b.rank then b.parent <- Some a
    else begin
      b.parent <- Some a;
      a.rank <- a.rank + 1
    end

let same a b = find a == find b

(* How many sets are there after all unions among 0 .. n - 1? *)
let components n edges =
  let nodes = Array.init n make in
  List.iter (fun (i, j) -> union nodes.(i) nodes.(j)) edges;
  Array.fold_left (fun count node -> if find node == node then count + 1 else count) 0 nodes

let connected n edges i j =
  let nodes = Array.init n make in
  List.iter (fun (i, j) -> union nodes.(i) nodes.(j)) edges;
  same nodes.(i) nodes.(j)

let () =
  let edges = [ (0, 1); (2, 3); (1, 3) ] in
  Printf.printf "%d %b %b\n" (components 6 edges) (connected 6 edges 0 2) (connected 6 edges 0 5)
