(* Arrays: what is out of range. *)
let attempt name f =
  match f () with
  | a -> Printf.printf "%s: %d\n" name (Array.length a)
  | exception Invalid_argument message -> Printf.printf "%s: %s\n" name message

let () =
  let a = [| 1; 2; 3 |] in
  attempt "get" (fun () -> [| a.(3) |]);
  attempt "get negative" (fun () -> [| a.(-1) |]);
  attempt "set" (fun () -> a.(3) <- 0; a);
  attempt "get of empty" (fun () -> [| [||].(0) |]);
  attempt "make" (fun () -> Array.make (-1) 0);
  attempt "make too long" (fun () -> Array.make max_int 0);
  attempt "init" (fun () -> Array.init (-1) (fun i -> i));
  attempt "make_matrix" (fun () -> Array.concat (Array.to_list (Array.make_matrix 2 (-1) 0)));
  attempt "sub" (fun () -> Array.sub a 1 3);
  attempt "sub negative" (fun () -> Array.sub a 0 (-1));
  attempt "sub at the end" (fun () -> Array.sub a 3 0);
  attempt "fill" (fun () -> Array.fill a 2 2 0; a);
  attempt "blit" (fun () -> Array.blit a 0 a 2 2; a);
  attempt "iter2" (fun () -> Array.iter2 (fun _ _ -> ()) a [||]; a);
  attempt "map2" (fun () -> Array.map2 ( + ) a [| 1 |]);
  attempt "for_all2" (fun () -> Array.make (Bool.to_int (Array.for_all2 ( = ) a [||])) 0);
  attempt "exists2" (fun () -> Array.make (Bool.to_int (Array.exists2 ( = ) a [||])) 0);
  attempt "combine" (fun () -> fst (Array.split (Array.combine a [||])))
