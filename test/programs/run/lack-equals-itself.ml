(* ask: run -e "List.length (twice [])" -e "1 + 1" *)
let twice (l : Unix.file_descr list) : Unix.file_descr list = l @ l
let swap ((a, b) : Unix.file_descr * int) = (b, a)
let perm (x : int) : Unix.file_perm = x
