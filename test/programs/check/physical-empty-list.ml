(* ask: check *)
(* Agrees: the empty list is one value, so == decides as = does. *)
let count l =
  let rec go n l = if l == [] then n else go (n + 1) (List.tl l) in
  go 0 l
