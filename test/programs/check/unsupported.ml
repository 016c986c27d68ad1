(* ask: check *)
(* Rejected politely: the submission needs something that we do not have. *)
class counter = object method next = 1 end
let double x = x + x
