(* Lists: sorting, stability, and orders that are none. *)
let print l = print_endline (String.concat " " (List.map string_of_int l))
let print_pairs l = print_endline (String.concat " " (List.map (fun (x, y) -> Printf.sprintf "%d%c" x y) l))

let () =
  let l = [ 5; 3; 9; 1; 3; 7; 2; 8; 6; 1; 4; 0 ] in
  print (List.sort compare l);
  print (List.sort (fun a b -> compare b a) l);
  print (List.sort_uniq compare l);
  print (List.merge compare [ 1; 4; 5 ] [ 2; 3; 6; 7 ]);
  let pairs = [ (2, 'a'); (1, 'b'); (2, 'c'); (1, 'd'); (0, 'e'); (2, 'f'); (1, 'g') ] in
  let by_first (a, _) (b, _) = compare a b in
  print_pairs (List.stable_sort by_first pairs);
  print_pairs (List.fast_sort by_first pairs);
  print_pairs (List.sort_uniq by_first pairs);
  (* Not orders: what comes out depends on which comparisons are made. *)
  print (List.sort (fun a b -> if a < b then 1 else 0) l);
  print (List.sort (fun a b -> if a > b then -1 else 1) l);
  print (List.sort (fun _ _ -> 0) l);
  print (List.sort (fun _ _ -> 1) l);
  print (List.sort_uniq (fun a b -> (a - b) / 2) l);
  let count = ref 0 in
  print (List.sort (fun a b -> incr count; compare a b) l);
  Printf.printf "%d comparisons\n" !count;
  print (List.sort (fun a b -> Printf.printf "%d:%d " a b; compare a b) [ 4; 2; 3; 1; 5 ]);
  print_int (List.nth (List.sort compare (List.init 5000 (fun i -> i * 7919 mod 5003))) 2500)
