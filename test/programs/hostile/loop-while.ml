(* ask: run --fuel 1000000 *)
let () = while true do () done
