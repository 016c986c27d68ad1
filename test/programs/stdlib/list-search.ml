(* Lists: looking for something. *)
let option show = function None -> "none" | Some x -> "some " ^ show x
let attempt f = try string_of_int (f ()) with Not_found -> "not found"

let () =
  let l = [ 3; 1; 4; 1; 5 ] in
  Printf.printf "%b %b\n" (List.mem 4 l) (List.mem 2 l);
  Printf.printf "%b %b\n" (List.mem "a" [ "b"; "a" ]) (List.memq "a" [ "b"; "a" ]);
  Printf.printf "%b %b\n" (List.mem nan [ nan ]) (List.exists (fun x -> x = nan) [ nan ]);
  Printf.printf "%b %b\n" (List.for_all (fun x -> x > 0) l) (List.exists (fun x -> x > 4) l);
  print_endline (attempt (fun () -> List.find (fun x -> x > 3) l));
  print_endline (attempt (fun () -> List.find (fun x -> x > 9) l));
  print_endline (option string_of_int (List.find_opt (fun x -> x > 3) l));
  print_endline (option string_of_int (List.find_opt (fun x -> x > 9) l));
  print_endline (option string_of_float (List.find_map (fun x -> if x > 3 then Some (float x) else None) l));
  let table = [ ("a", 1); ("b", 2); ("a", 3) ] in
  print_endline (attempt (fun () -> List.assoc "a" table));
  print_endline (attempt (fun () -> List.assoc "c" table));
  print_endline (attempt (fun () -> List.assq "a" table));
  print_endline (option string_of_int (List.assoc_opt "b" table));
  Printf.printf "%b %b\n" (List.mem_assoc "b" table) (List.mem_assoc "c" table);
  List.iter (fun (k, v) -> Printf.printf "%s=%d " k v) (List.remove_assoc "a" table);
  print_newline ();
  let key = "k" in
  Printf.printf "%d %b\n" (List.assq key [ (key, 5) ]) (List.mem_assq "k" [ (key, 5) ]);
  print_int (List.length (List.remove_assq key [ (key, 1); (key, 2) ]))
