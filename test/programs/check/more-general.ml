(* ask: check *)
(* Agrees: a submission may be more general than the reference. *)
let swap (a, b) = (b, a)
