(* Graphs: nodes with marks that a search sets. check: cyclic, breadth_first, components *)

type node = { id : int; mutable mark : bool; mutable next : node list }

let make n edges =
  let nodes = Array.init n (fun id -> { id; mark = false; next = [] }) in
  let link (i, j) = if i >= 0 && i < n && j >= 0 && j < n then nodes.(i).next <- nodes.(j) :: nodes.(i).next in
  List.iter link (List.rev edges);
  nodes

let rec visit found node =
  if node.mark then found
  else begin
    node.mark <- true;
    List.fold_left visit (node.id :: found) node.next
  end

let reachable n edges start =
  if start < 0 || start >= n then [] else List.rev (visit [] (make n edges).(start))

let breadth_first n edges start =
  let queue = Queue.create () in
  let enter node =
    if not node.mark then begin
      node.mark <- true;
      Queue.add node queue
    end
  in
  if start >= 0 && start < n then enter (make n edges).(start);
  let rec go found =
    if Queue.is_empty queue then List.rev found
    else begin
      let node = Queue.pop queue in
      List.iter enter node.next;
      go (node.id :: found)
    end
  in
  go []

let components n edges =
  let nodes = make n (edges @ List.map (fun (i, j) -> (j, i)) edges) in
  Array.fold_left (fun count node -> if node.mark then count else (ignore (visit [] node); count + 1)) 0 nodes

(* A node that is met again while it is being visited closes a cycle. *)
let cyclic n edges =
  let nodes = make n edges in
  let finished = Array.make n false in
  let rec enter node =
    if finished.(node.id) then false
    else if node.mark then true
    else begin
      node.mark <- true;
      let found = List.exists enter node.next in
      finished.(node.id) <- true;
      found
    end
  in
  Array.exists enter nodes

let () =
  let edges = [ (0, 1); (0, 2); (1, 3); (2, 3); (4, 5) ] in
  List.iter (Printf.printf "%d ") (reachable 6 edges 0);
  List.iter (Printf.printf "%d ") (breadth_first 6 edges 0);
  Printf.printf "%d %b %b\n" (components 6 edges) (cyclic 6 edges) (cyclic 6 ((3, 0) :: edges))
