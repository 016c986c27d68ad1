(* ask: run *)
let a = Printf.sprintf "%d" "text"
let b = Printf.sprintf "%y" 1
let c = Printf.sprintf "%d %s" 1
let () = Printf.printf "%d\n" 1.5
