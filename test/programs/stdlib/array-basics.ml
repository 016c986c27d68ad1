(* Arrays. *)
let print a =
  print_endline ("[|" ^ String.concat "; " (Array.to_list (Array.map string_of_int a)) ^ "|]")

let () =
  let a = Array.init 5 (fun i -> i * i) in
  print a;
  a.(0) <- 7;
  print a;
  print (Array.make 3 1);
  print (Array.sub a 1 3);
  print (Array.append a [| 1 |]);
  print (Array.concat [ [||]; [| 1 |]; a ]);
  print (Array.of_list [ 3; 2; 1 ]);
  let b = Array.copy a in
  Array.fill b 1 2 0;
  print b;
  Array.blit a 0 b 2 3;
  print b;
  Array.blit b 0 b 1 4;
  print b;
  print (Array.mapi (fun i x -> i + x) a);
  print (Array.map2 ( * ) [| 1; 2 |] [| 3; 4 |]);
  Array.iteri (fun i x -> Printf.printf "%d:%d " i x) a;
  Array.iter2 (fun x y -> Printf.printf "%d/%d " x y) [| 1 |] [| 2 |];
  Printf.printf "%d %d\n" (Array.fold_left ( - ) 0 a) (Array.fold_right ( - ) a 0);
  let total, before = Array.fold_left_map (fun acc x -> (acc + x, acc)) 0 a in
  print before;
  Printf.printf "%d %b %b %b\n" total (Array.mem 9 a) (Array.for_all (fun x -> x > 0) a) (Array.exists (fun x -> x > 9) a);
  Printf.printf "%b %b\n" (Array.for_all2 ( < ) [| 1 |] [| 2 |]) (Array.exists2 ( = ) [| 1 |] [| 2 |]);
  let m = Array.make_matrix 2 3 0 in
  m.(0).(1) <- 5;
  Array.iter print m;
  let x, y = Array.split (Array.combine [| 1; 2 |] [| 3; 4 |]) in
  print x;
  print y;
  Printf.printf "%b %b\n" (Array.find_opt (fun x -> x > 4) a = Some 7) (Array.find_map (fun _ -> None) a = Some 1)
