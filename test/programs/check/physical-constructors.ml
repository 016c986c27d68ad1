(* ask: check *)
(* Agrees: a constructor without arguments is one value. *)
type colour = Red | Green | Blue
let warm c = c == Red
