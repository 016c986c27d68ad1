(* ask: run --fuel 1000000 *)
let r = ref (fun x -> x)
let () = r := (fun x -> !r (x + 1))
let _ = !r 0
