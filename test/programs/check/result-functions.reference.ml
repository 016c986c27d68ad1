let printers () = [ (fun () -> print_string "a"; 1) ]
let told () = [ (fun () -> print_string "a") ]
let partial k = [ (fun x -> if x = k then failwith "k" else x) ]
let leaving k = [ (fun x -> if x = k then exit 1 else x) ]
