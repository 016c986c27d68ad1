(* `<-` for `:=` *)
let best = ref 0
let record score = if score > !best then best <- score
