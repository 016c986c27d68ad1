(* ask: check *)
(* The keys of a table are tried in all ways in which they may be the same: wrong only if the third is the first. *)
let rec repeats = function
  | (x : int) :: (y :: _ as rest) -> x = y || repeats rest
  | _ -> false
