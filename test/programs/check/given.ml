(* ask: check --function insert --given sorted *)
(* Agrees on sorted lists; on others the two differ. *)
let insert (x : int) l = List.sort compare (x :: l)
