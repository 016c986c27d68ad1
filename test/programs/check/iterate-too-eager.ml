(* ask: check *)
(* Differs with n = 0 and a function that fails: the submission applies it once too often. *)
let rec iterate (n, f) x =
  let next = f x in
  if n <= 0 then x else iterate (n - 1, f) next
