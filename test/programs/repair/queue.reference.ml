let waiting = ref []
let push x = waiting := !waiting @ [x]
let pop () = match !waiting with [] -> None | x :: rest -> waiting := rest; Some x
