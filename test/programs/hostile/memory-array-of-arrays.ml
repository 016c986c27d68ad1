(* ask: run *)
let a = Array.init 100_000 (fun _ -> Array.make 100_000 0)
