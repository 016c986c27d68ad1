(* `+` for `^` *)
let greet name = "Hello, " + name
