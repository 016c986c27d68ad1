(* ask: check *)
(* Not the text of the reference: what is not supported is another thing, and a line asks for its number. *)
let save channel text = output_string channel (text ^ text)

let line = string_of_int __LINE__
let told () = "line " ^ line
let rest channel = input_line channel
