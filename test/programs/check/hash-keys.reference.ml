(* Whether some number occurs twice. *)
let repeats (numbers : int list) =
  let seen = Hashtbl.create 16 in
  let met n = Hashtbl.mem seen n || (Hashtbl.add seen n (); false) in
  List.exists met numbers
