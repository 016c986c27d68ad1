(* ask: run *)
let rec grow l = grow ([1; 2; 3] @ l)
let () = grow []
