(* Lists: long ones. *)
let l = List.init 30_000 (fun i -> i)

let () =
  let sum = List.fold_left ( + ) 0 in
  Printf.printf "%d\n" (List.length l);
  Printf.printf "%d\n" (sum (List.map (fun x -> x + 1) l));
  Printf.printf "%d\n" (sum (List.mapi (fun i x -> x - i) l));
  Printf.printf "%d\n" (sum (l @ l));
  Printf.printf "%d\n" (sum (List.concat [ l; l; l ]));
  Printf.printf "%d\n" (List.fold_right (fun x acc -> x - acc) l 0);
  Printf.printf "%d\n" (sum (List.map2 (fun x y -> x * y) l (List.rev l)));
  Printf.printf "%d\n" (List.length (List.combine l l));
  Printf.printf "%d\n" (List.length (fst (List.split (List.combine l l))));
  Printf.printf "%d\n" (List.hd (List.sort (fun a b -> compare b a) l));
  Printf.printf "%d\n" (List.length (List.sort_uniq compare (List.map (fun x -> x mod 1000) l)));
  Printf.printf "%d\n" (List.length (List.merge compare l l));
  Printf.printf "%d\n" (List.length (List.remove_assoc 29_999 (List.combine l l)));
  Printf.printf "%d\n" (Array.length (Array.of_list l));
  Printf.printf "%d\n" (String.length (String.concat ", " (List.map string_of_int l)))
