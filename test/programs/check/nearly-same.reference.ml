let save channel text = output_string channel text
let line = string_of_int __LINE__
let told () = "line " ^ line
let rest channel = input_line channel
