(* Arguments of a library function in the wrong order *)
let shown words = "[" ^ String.concat words "; " ^ "]"
