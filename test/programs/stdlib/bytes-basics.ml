(* Bytes: what changes, what is copied, how they compare. *)
let line b = print_endline (Bytes.to_string b)

let attempt name f =
  match f () with
  | b -> Printf.printf "%s: %S\n" name (Bytes.to_string b)
  | exception e -> Printf.printf "%s: %s\n" name (Printexc.to_string e)

let () =
  let b = Bytes.of_string "hello" in
  Bytes.set b 0 'J';
  line b;
  let s = Bytes.to_string b in
  Bytes.set b 1 'u';
  Printf.printf "%s %s %c %d\n" s (Bytes.to_string b) (Bytes.get b 4) (Bytes.length b);
  let copy = Bytes.copy b in
  Bytes.fill b 1 3 '-';
  line b;
  line copy;
  Bytes.blit copy 0 b 2 3;
  line b;
  Bytes.blit b 0 b 1 4;
  line b;
  Bytes.blit_string "xyz" 1 b 0 2;
  line b;
  line (Bytes.make 3 'z');
  line (Bytes.init 5 (fun i -> Char.chr (97 + i)));
  line (Bytes.sub b 1 3);
  print_endline (Bytes.sub_string b 1 3);
  line (Bytes.cat copy b);
  line (Bytes.concat (Bytes.of_string ", ") [ copy; b; Bytes.empty ]);
  Printf.printf "%d\n" (Bytes.length (Bytes.create 7));
  let wide = Bytes.extend copy 1 2 in
  Bytes.set wide 0 '<';
  Bytes.fill wide 6 2 '>';
  line wide;
  line (Bytes.extend copy (-1) (-2));
  line (Bytes.extend copy (-2) 0)

let () =
  let b = Bytes.of_string "abcabc" in
  Bytes.iter print_char b;
  Bytes.iteri (fun i c -> Printf.printf " %d%c" i c) b;
  print_newline ();
  line (Bytes.map Char.uppercase_ascii b);
  line (Bytes.mapi (fun i c -> if i mod 2 = 0 then c else '.') b);
  print_endline (Bytes.fold_left (fun acc c -> acc ^ String.make 1 c ^ ";") "" b);
  print_endline (Bytes.fold_right (fun c acc -> acc ^ String.make 1 c ^ ";") b "");
  Printf.printf "%b %b\n" (Bytes.for_all (fun c -> c < 'd') b) (Bytes.exists (fun c -> c = 'z') b);
  Printf.printf "%d %d %d %d\n" (Bytes.index b 'c') (Bytes.rindex b 'a') (Bytes.index_from b 3 'b') (Bytes.rindex_from b 3 'b');
  Printf.printf "%b %b %b\n" (Bytes.contains b 'c') (Bytes.contains_from b 3 'z') (Bytes.rcontains_from b 2 'a');
  Printf.printf "%b %b\n" (Bytes.index_opt b 'q' = None) (Bytes.rindex_opt b 'a' = Some 3);
  line (Bytes.trim (Bytes.of_string "  x \n"));
  line (Bytes.escaped (Bytes.of_string "a\n\"\\"));
  line (Bytes.uppercase_ascii b);
  line (Bytes.capitalize_ascii b);
  line (Bytes.uncapitalize_ascii (Bytes.of_string "ABC"));
  line (Bytes.lowercase_ascii (Bytes.of_string "ABC"));
  List.iter (fun part -> print_string ("[" ^ Bytes.to_string part ^ "]")) (Bytes.split_on_char 'b' b);
  print_newline ();
  Printf.printf "%b %b\n"
    (Bytes.starts_with ~prefix:(Bytes.of_string "ab") b)
    (Bytes.ends_with ~suffix:(Bytes.of_string "ab") b)

let () =
  let b s = Bytes.of_string s in
  let order x y = compare (compare (b x) (b y)) 0 in
  Printf.printf "%d %d %d %d\n" (order "b" "ab") (order "" "a") (order "ab" "abc") (order "x" "x");
  Printf.printf "%d %b %b\n" (compare (Bytes.compare (b "b") (b "ab")) 0) (Bytes.equal (b "a") (b "a")) (b "a" = b "a");
  Printf.printf "%b %b\n" (b "a" == b "a") ([ b "b" ] > [ b "ab" ]);
  List.iter line (List.sort compare [ b "b"; b "aaa"; b ""; b "ab"; b "c" ]);
  let s = "unchanged" in
  let bytes = Bytes.of_string s in
  Bytes.set bytes 0 'X';
  print_endline s;
  print_bytes bytes;
  print_newline ();
  output_bytes stdout bytes;
  output stdout bytes 1 3;
  print_newline ();
  String.blit "abc" 0 bytes 0 3;
  bytes.[1] <- '-';
  line bytes;
  print_endline (String.of_bytes (String.to_bytes "there and back"))

let () =
  let b = Bytes.of_string "abc" in
  attempt "get" (fun () -> Bytes.make 1 (Bytes.get b 3));
  attempt "set" (fun () -> Bytes.set b (-1) 'x'; b);
  attempt "make" (fun () -> Bytes.make (-1) 'x');
  attempt "create" (fun () -> Bytes.create (-1));
  attempt "init" (fun () -> Bytes.init (-1) Char.chr);
  attempt "sub" (fun () -> Bytes.sub b 2 2);
  attempt "sub_string" (fun () -> Bytes.of_string (Bytes.sub_string b 2 2));
  attempt "fill" (fun () -> Bytes.fill b 2 2 'x'; b);
  attempt "blit" (fun () -> Bytes.blit b 0 b 2 2; b);
  attempt "blit_string" (fun () -> Bytes.blit_string "abc" 2 b 0 2; b);
  attempt "String.blit" (fun () -> String.blit "abc" 0 b 2 2; b);
  attempt "extend" (fun () -> Bytes.extend b (-2) (-2));
  attempt "index" (fun () -> Bytes.make (Bytes.index b 'z') 'x');
  attempt "index_from" (fun () -> Bytes.make (Bytes.index_from b 4 'z') 'x');
  attempt "rindex_from" (fun () -> Bytes.make (Bytes.rindex_from b 3 'z') 'x');
  attempt "contains_from" (fun () -> Bytes.make (if Bytes.contains_from b 4 'z' then 1 else 0) 'x');
  attempt "assignment" (fun () -> b.[3] <- 'x'; b);
  attempt "output" (fun () -> output stdout b 2 2; b)
