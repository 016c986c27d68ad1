(* Lists: taking apart and putting together. *)
let show l = "[" ^ String.concat "; " (List.map string_of_int l) ^ "]"
let print l = print_endline (show l)

let () =
  print_int (List.length [ 1; 2; 3 ]);
  print_newline ();
  print (List.tl [ 1; 2; 3 ]);
  print (List.cons 0 [ 1 ]);
  print (List.rev [ 1; 2; 3 ]);
  print (List.append [ 1 ] [ 2; 3 ]);
  print ([ 1; 2 ] @ [] @ [ 3 ]);
  print (List.rev_append [ 3; 2; 1 ] [ 4 ]);
  print (List.concat [ [ 1 ]; []; [ 2; 3 ] ]);
  print (List.flatten [ [ 1; 2 ]; [ 3 ] ]);
  print (List.init 5 (fun i -> i * i));
  Printf.printf "%d %d\n" (List.hd [ 7; 8 ]) (List.nth [ 7; 8; 9 ] 2);
  Printf.printf "%b %b\n" (List.nth_opt [ 7 ] 1 = None) (List.nth_opt [ 7 ] 0 = Some 7);
  Printf.printf "%d %d %d\n"
    (List.compare_lengths [ 1 ] [ 2; 3 ])
    (List.compare_lengths [ 1 ] [ 2 ])
    (List.compare_length_with [ 1; 2; 3 ] 2);
  Printf.printf "%b %b\n" (List.equal ( = ) [ 1; 2 ] [ 1; 2 ]) (List.equal ( = ) [ 1; 2 ] [ 1 ]);
  Printf.printf "%d %d %d\n"
    (List.compare compare [ 1; 2 ] [ 1; 3 ])
    (List.compare compare [ 1; 2 ] [ 1 ])
    (List.compare (fun a b -> a - b) [ 9 ] [ 2 ])
