(* ask: reach *)
let () = if Array.length [| 1 |] = 1 then exit 171
let f x = x
