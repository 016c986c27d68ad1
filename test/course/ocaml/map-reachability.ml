(* Map.Make and Set.Make: who can be reached in a graph. check: reachable, components *)

module Node_set = Set.Make (Int)
module Node_map = Map.Make (Int)

(* A graph is given by its arrows; each node has the set of its successors. *)
let graph_of arrows =
  let add graph (source, target) =
    Node_map.update source
      (function None -> Some (Node_set.singleton target) | Some targets -> Some (Node_set.add target targets))
      graph
  in
  List.fold_left add Node_map.empty arrows

let successors graph node = Option.value (Node_map.find_opt node graph) ~default:Node_set.empty

(* All nodes that a set of nodes leads to: add the neighbours until nothing is new. *)
let rec closure graph seen =
  let step = Node_set.fold (fun node found -> Node_set.union (successors graph node) found) seen seen in
  if Node_set.equal step seen then seen else closure graph step

let reachable arrows start = Node_set.elements (closure (graph_of arrows) (Node_set.singleton start))

let both_ways arrows = arrows @ List.map (fun (source, target) -> (target, source)) arrows

(* The nodes of an undirected graph, sorted into groups that hang together. *)
let components edges =
  let graph = graph_of (both_ways edges) in
  let nodes = Node_map.fold (fun node _ nodes -> Node_set.add node nodes) graph Node_set.empty in
  let rec go left =
    match Node_set.min_elt_opt left with
    | None -> []
    | Some node ->
        let group = closure graph (Node_set.singleton node) in
        Node_set.elements group :: go (Node_set.diff left group)
  in
  go nodes

let show nodes = String.concat " " (List.map string_of_int nodes)

let () =
  let arrows = [ (1, 2); (2, 3); (3, 1); (4, 3); (5, 6) ] in
  List.iter (fun start -> Printf.printf "from %d: %s\n" start (show (reachable arrows start))) [ 1; 4; 5; 7 ];
  List.iter (fun group -> Printf.printf "{%s}\n" (show group)) (components arrows)
