(* Graphs: breadth first and depth first search with Queue and Stack. check: depth_first, distances *)

type graph = (int * int list) list

let neighbours (graph : graph) node = match List.assoc_opt node graph with None -> [] | Some next -> next

(* Nodes in the order in which they are met, level by level. *)
let breadth_first graph start =
  let seen = Hashtbl.create 16 in
  let waiting = Queue.create () in
  let order = ref [] in
  let meet node =
    if not (Hashtbl.mem seen node) then begin
      Hashtbl.add seen node ();
      Queue.add node waiting
    end
  in
  meet start;
  while not (Queue.is_empty waiting) do
    let node = Queue.pop waiting in
    order := node :: !order;
    List.iter meet (neighbours graph node)
  done;
  List.rev !order

(* Nodes in the order in which a walk enters them that goes on as long as it can, then turns back. *)
let depth_first graph start =
  let seen = Hashtbl.create 16 in
  let waiting = Stack.create () in
  let order = ref [] in
  Stack.push start waiting;
  while not (Stack.is_empty waiting) do
    let node = Stack.pop waiting in
    if not (Hashtbl.mem seen node) then begin
      Hashtbl.add seen node ();
      order := node :: !order;
      List.iter (fun next -> Stack.push next waiting) (List.rev (neighbours graph node))
    end
  done;
  List.rev !order

(* How many steps each node is away, sorted by node. *)
let distances graph start =
  let distance = Hashtbl.create 16 in
  let waiting = Queue.create () in
  Hashtbl.add distance start 0;
  Queue.add start waiting;
  while not (Queue.is_empty waiting) do
    let node = Queue.pop waiting in
    let next_distance = Hashtbl.find distance node + 1 in
    List.iter
      (fun next ->
        if not (Hashtbl.mem distance next) then begin
          Hashtbl.add distance next next_distance;
          Queue.add next waiting
        end)
      (neighbours graph node)
  done;
  List.sort compare (Hashtbl.fold (fun node d found -> (node, d) :: found) distance [])

let () =
  let graph = [ (1, [ 2; 3 ]); (2, [ 4 ]); (3, [ 4; 5 ]); (4, [ 6 ]); (5, [ 6; 1 ]) ] in
  let show nodes = print_endline (String.concat " " (List.map string_of_int nodes)) in
  show (breadth_first graph 1);
  show (depth_first graph 1);
  List.iter (fun (node, d) -> Printf.printf "%d is %d away\n" node d) (distances graph 1)
