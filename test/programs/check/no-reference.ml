(* ask: check nowhere.ml *)
(* The reference cannot be read. *)
let double x = x + x
