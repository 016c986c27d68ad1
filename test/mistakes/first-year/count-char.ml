(* A string in a pattern of characters *)
let rec count_a s i =
  if i >= String.length s then 0
  else match s.[i] with
    | "a" -> 1 + count_a s (i + 1)
    | _ -> count_a s (i + 1)
