(* ask: run -e "-x" -e "- 1" *)
let x = 5
