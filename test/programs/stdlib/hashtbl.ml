(* Hash tables: what their functions give, and the order in which bindings are met. *)
let text t = String.concat " " (List.rev (Hashtbl.fold (fun k v l -> (k ^ "=" ^ string_of_int v) :: l) t []))
let dump name t = Printf.printf "%s (%d): %s\n" name (Hashtbl.length t) (text t)
let words = String.split_on_char ' ' "the quick brown fox jumps over the lazy dog and the cat"

let count () =
  let t = Hashtbl.create 16 in
  List.iter (fun w -> Hashtbl.replace t w (1 + try Hashtbl.find t w with Not_found -> 0)) words;
  t

let () =
  let t = count () in
  dump "count" t;
  Hashtbl.iter (fun k v -> Printf.printf "%s:%d " k v) t;
  print_newline ();
  Printf.printf "%b %b\n" (Hashtbl.mem t "fox") (Hashtbl.mem t "wolf");
  Printf.printf "%s\n" (match Hashtbl.find_opt t "wolf" with Some n -> string_of_int n | None -> "none");
  (try print_int (Hashtbl.find t "wolf") with Not_found -> print_endline "Not_found");
  Hashtbl.add t "fox" 10;
  Hashtbl.add t "fox" 20;
  List.iter (Printf.printf "%d ") (Hashtbl.find_all t "fox");
  Hashtbl.remove t "fox";
  Hashtbl.remove t "wolf";
  Printf.printf "%d\n" (Hashtbl.find t "fox");
  Hashtbl.replace t "fox" 30;
  List.iter (Printf.printf "%d ") (Hashtbl.find_all t "fox");
  dump "after" t

let () =
  let t = count () in
  let u = Hashtbl.copy t in
  Hashtbl.filter_map_inplace (fun k v -> if String.length k = 3 then Some (v * 100) else None) t;
  dump "filtered" t;
  dump "copy" u;
  Hashtbl.clear t;
  dump "cleared" t;
  Hashtbl.reset u;
  dump "reset" u

(* A table that grows, before and while it is gone through. *)
let () =
  let t = Hashtbl.create 1 in
  for i = 1 to 1000 do
    Hashtbl.add t (i * i mod 997) i
  done;
  let s = Hashtbl.stats t in
  let { Hashtbl.num_bindings; num_buckets; max_bucket_length; bucket_histogram } = s in
  Printf.printf "%d %d %d:" num_bindings num_buckets max_bucket_length;
  Array.iter (Printf.printf " %d") bucket_histogram;
  Printf.printf "\n%d\n" (Hashtbl.fold (fun k v acc -> (acc * 31) + (k * 7) + v) t 0);
  let t = Hashtbl.create 1 in
  for i = 1 to 30 do
    Hashtbl.add t i i
  done;
  let seen = ref [] in
  Hashtbl.iter
    (fun k _ ->
      seen := k :: !seen;
      if k <= 30 then Hashtbl.add t (k + 100) k)
    t;
  Printf.printf "%s\n" (String.concat " " (List.map string_of_int !seen));
  Printf.printf "%d\n" (Hashtbl.length t);
  (try Hashtbl.iter (fun k _ -> if k = 17 then raise Exit) t with Exit -> print_endline "Exit");
  Hashtbl.iter (fun k v -> Printf.printf "%d:%d " k v) t;
  print_newline ()

let () =
  let t = Hashtbl.of_seq (List.to_seq [ ("a", 1); ("b", 2); ("a", 3); ("c", 4) ]) in
  dump "of_seq" t;
  Hashtbl.add_seq t (List.to_seq [ ("a", 5); ("d", 6) ]);
  dump "add_seq" t;
  Hashtbl.replace_seq t (List.to_seq [ ("a", 7); ("e", 8) ]);
  dump "replace_seq" t;
  Seq.iter (fun (k, v) -> Printf.printf "%s%d " k v) (Hashtbl.to_seq t);
  Seq.iter print_string (Hashtbl.to_seq_keys t);
  Seq.iter print_int (Hashtbl.to_seq_values t);
  print_newline ();
  dump "rebuilt" (Hashtbl.rebuild t)

let () =
  let t = Hashtbl.create 10 in
  (try
     Hashtbl.add t (fun x -> x + 1) 1;
     ignore (Hashtbl.find_opt t (fun x -> x + 2));
     print_endline "other bucket or not"
   with Invalid_argument _ -> print_endline "other bucket or not");
  Printf.printf "%b\n" (Hashtbl.is_randomized ())

(* Keys of other kinds; a memo table. *)
let memo = Hashtbl.create 100

let rec fib n =
  if n < 2 then n
  else
    match Hashtbl.find_opt memo n with
    | Some known -> known
    | None ->
      let result = fib (n - 1) + fib (n - 2) in
      Hashtbl.add memo n result;
      result

let () =
  Printf.printf "%d\n" (fib 80);
  let graph = Hashtbl.create 7 in
  List.iter (fun (a, b) -> Hashtbl.add graph a b) [ (1, 2); (1, 3); (2, 4); (3, 4); (4, 1) ];
  Hashtbl.iter (fun a b -> Printf.printf "%d->%d " a b) graph;
  let pairs = Hashtbl.create 7 in
  for i = 0 to 4 do
    for j = 0 to 4 do
      Hashtbl.replace pairs (i, j mod 3) (i * j)
    done
  done;
  Hashtbl.iter (fun (i, j) n -> Printf.printf "(%d,%d)%d " i j n) pairs;
  print_newline ();
  Printf.printf "%b\n" (Hashtbl.copy graph = graph)
