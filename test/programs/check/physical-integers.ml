(* ask: check *)
(* Agrees: on integers == is =, and != is <>. *)
let differ (a : int) b = a != b
