(* Lists: the order in which functions are called. *)
let trace x = Printf.printf "<%d>" x
let print l = print_endline (" = " ^ String.concat " " (List.map string_of_int l))

let () =
  print (List.map (fun x -> trace x; x + 1) [ 1; 2; 3 ]);
  print (List.mapi (fun i x -> trace i; i * x) [ 4; 5; 6 ]);
  print (List.rev_map (fun x -> trace x; x * 10) [ 1; 2; 3 ]);
  print (List.filter (fun x -> trace x; x mod 2 = 1) [ 1; 2; 3 ]);
  print (List.filteri (fun i _ -> trace i; i > 0) [ 1; 2; 3 ]);
  print (List.filter_map (fun x -> trace x; if x > 1 then Some (-x) else None) [ 1; 2; 3 ]);
  print (List.concat_map (fun x -> trace x; [ x; x ]) [ 1; 2 ]);
  print (List.init 3 (fun i -> trace i; i));
  print [ List.fold_left (fun acc x -> trace x; (acc * 10) + x) 0 [ 1; 2; 3 ] ];
  print [ List.fold_right (fun x acc -> trace x; (acc * 10) + x) [ 1; 2; 3 ] 0 ];
  let total, sums = List.fold_left_map (fun acc x -> trace x; (acc + x, acc)) 0 [ 5; 6; 7 ] in
  print (total :: sums);
  let odd, even = List.partition (fun x -> trace x; x mod 2 = 1) [ 1; 2; 3; 4 ] in
  print odd;
  print even;
  List.iter trace [ 1; 2; 3 ];
  List.iteri (fun i x -> trace (i + x)) [ 10; 20 ];
  print_newline ();
  match List.map (fun x -> trace x; 6 / x) [ 3; 0; 1 ] with
  | l -> print l
  | exception Division_by_zero -> print_endline " stopped"
