(* ask: run --json *)
let () = exit 4
