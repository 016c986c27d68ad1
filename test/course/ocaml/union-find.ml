(* Imperative programming: references, loops and union-find. check: gcd, reverse, count_groups *)

(* ---- references and loops ---- *)

let gcd a b =
  let a = ref (abs a) and b = ref (abs b) in
  while !b <> 0 do
    let rest = !a mod !b in
    a := !b;
    b := rest
  done;
  !a

(* Swaps elements from both ends. *)
let reverse xs =
  let a = Array.of_list xs in
  let n = Array.length a in
  for i = 0 to (n / 2) - 1 do
    let kept = a.(i) in
    a.(i) <- a.(n - 1 - i);
    a.(n - 1 - i) <- kept
  done;
  Array.to_list a

(* ---- union-find: which things belong together ---- *)

(* Each element points to another one of its group; the one that points to itself stands for the group. *)
type groups = { parent : int array; size : int array; mutable count : int }

let make n = { parent = Array.init n Fun.id; size = Array.make n 1; count = n }

(* Everything on the way is made to point to the end of it. *)
let rec find groups i =
  let p = groups.parent.(i) in
  if p = i then i
  else begin
    let top = find groups p in
    groups.parent.(i) <- top;
    top
  end

(* The smaller group joins the larger one. Tells whether they were apart. *)
let union groups i j =
  let i = find groups i and j = find groups j in
  if i = j then false
  else begin
    let small, large = if groups.size.(i) < groups.size.(j) then (i, j) else (j, i) in
    groups.parent.(small) <- large;
    groups.size.(large) <- groups.size.(large) + groups.size.(small);
    groups.count <- groups.count - 1;
    true
  end

(* How many groups there are among 0 ... [n - 1] when [links] are made; links to anything else do not count. *)
let count_groups n links =
  let n = max n 0 in
  let groups = make n in
  let inside i = i >= 0 && i < n in
  List.iter (fun (i, j) -> if inside i && inside j then ignore (union groups i j)) links;
  groups.count

(* Kruskal: the cheapest roads that connect all towns. *)
let spanning_roads n roads =
  let groups = make n in
  let cheapest_first = List.sort (fun (_, _, a) (_, _, b) -> compare a b) roads in
  List.filter (fun (i, j, _) -> union groups i j) cheapest_first

let () =
  Printf.printf "gcd 84 36 = %d\n" (gcd 84 36);
  Printf.printf "reversed: %s\n" (String.concat " " (List.map string_of_int (reverse [ 1; 2; 3; 4; 5 ])));
  Printf.printf "groups: %d\n" (count_groups 8 [ (0, 1); (2, 3); (1, 3); (0, 2); (6, 7) ]);
  let roads = [ (0, 1, 7); (0, 3, 5); (1, 2, 8); (1, 3, 9); (1, 4, 7); (2, 4, 5); (3, 4, 15); (3, 5, 6); (4, 5, 8) ] in
  let chosen = spanning_roads 6 roads in
  List.iter (fun (i, j, cost) -> Printf.printf "%d - %d costs %d\n" i j cost) chosen;
  Printf.printf "total: %d\n" (List.fold_left (fun sum (_, _, cost) -> sum + cost) 0 chosen)
