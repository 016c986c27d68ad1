(* A value does not tell whether it is an int64: its hash is known where a field is declared so. *)
type wide = { w : int64; n : int }
let table () =
  let h = Hashtbl.create 4 in
  List.iter (fun k -> Hashtbl.replace h k ()) [ 1L; 2L; 3L; 4L; 5L; 60L ];
  Hashtbl.fold (fun k () a -> Int64.to_int k :: a) h []
let alone (x : int64) = Hashtbl.hash x
let declared () = Hashtbl.hash { w = 3L; n = 5 }
let words () = Hashtbl.hash "wide"
