(* ask: run *)
let a = Array.init 1_000 (fun _ -> Array.make 1_000_000 0)
