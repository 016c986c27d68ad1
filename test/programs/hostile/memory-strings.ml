(* ask: run *)
let rec grow l n = grow ((String.make 10_000_000 'x' ^ string_of_int n) :: l) (n + 1)
let () = grow [] 0
