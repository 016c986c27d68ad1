(* ask: check *)
(* Cannot be compared: the submission raises before its functions are there. *)
let start = List.hd []
let double x = start + x
