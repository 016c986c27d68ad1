(* ask: repair --function power --given natural *)
let power : int -> int -> int =
 fun b n ->
  (* b to the n *)
  if n = 0 then 1 else b * b
