(* Lists: what goes wrong, and how it says so. *)
let attempt name f =
  let outcome =
    match f () with
    | () -> "fine"
    | exception Failure message -> "Failure " ^ message
    | exception Invalid_argument message -> "Invalid_argument " ^ message
    | exception Not_found -> "Not_found"
  in
  print_endline (name ^ ": " ^ outcome)

let () =
  attempt "hd" (fun () -> List.hd []);
  attempt "tl" (fun () -> ignore (List.tl []));
  attempt "nth past the end" (fun () -> ignore (List.nth [ 1; 2 ] 2));
  attempt "nth before the beginning" (fun () -> ignore (List.nth [ 1; 2 ] (-1)));
  attempt "nth_opt before the beginning" (fun () -> ignore (List.nth_opt [ 1; 2 ] (-1)));
  attempt "nth_opt past the end" (fun () -> ignore (List.nth_opt [ 1; 2 ] 9));
  attempt "init" (fun () -> ignore (List.init (-1) (fun i -> i)));
  attempt "find" (fun () -> ignore (List.find (fun x -> x > 3) [ 1 ]));
  attempt "assoc" (fun () -> ignore (List.assoc 1 []));
  attempt "assq" (fun () -> ignore (List.assq 1 [ (2, 3) ]));
  attempt "combine" (fun () -> ignore (List.combine [ 1 ] [ 2; 3 ]));
  attempt "mem of functions" (fun () -> ignore (List.mem (fun x -> x) [ (fun x -> x + 1) ]));
  attempt "sort" (fun () -> ignore (List.sort (fun _ _ -> raise Not_found) [ 1; 2 ]));
  attempt "sort of one" (fun () -> ignore (List.sort (fun _ _ -> raise Not_found) [ 1 ]))
