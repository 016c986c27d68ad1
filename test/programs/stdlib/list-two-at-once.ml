(* Lists: two at a time, and when a difference in length is noticed. *)
let pair x y = Printf.printf "(%d,%d)" x y; x + y
let attempt f = try f () with Invalid_argument message -> print_endline (" " ^ message)
let print l = print_endline (" = " ^ String.concat " " (List.map string_of_int l))

let try_all l1 l2 =
  attempt (fun () -> List.iter2 (fun x y -> ignore (pair x y)) l1 l2; print_newline ());
  attempt (fun () -> print (List.map2 pair l1 l2));
  attempt (fun () -> print (List.rev_map2 pair l1 l2));
  attempt (fun () -> print [ List.fold_left2 (fun acc x y -> acc + pair x y) 0 l1 l2 ]);
  attempt (fun () -> print [ List.fold_right2 (fun x y acc -> acc + pair x y) l1 l2 0 ]);
  attempt (fun () -> Printf.printf " %b\n" (List.for_all2 (fun x y -> pair x y < 100) l1 l2));
  attempt (fun () -> Printf.printf " %b\n" (List.exists2 (fun x y -> pair x y > 100) l1 l2));
  attempt (fun () -> List.iter (fun (x, y) -> Printf.printf "%d-%d " x y) (List.combine l1 l2); print_newline ())

let () =
  try_all [] [];
  try_all [ 1; 2; 3 ] [ 4; 5; 6 ];
  try_all [ 1; 2; 3 ] [ 4; 5 ];
  try_all [] [ 1 ];
  let firsts, seconds = List.split [ (1, 2); (3, 4) ] in
  print firsts;
  print seconds
