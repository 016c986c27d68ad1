(* ask: run -e "s == s" -e "\"a\" == \"a\"" -e "1.0 == 1.0" -e "let x = 1.0 in x == x" -e "[] == []" -e "(1, 2) == (1, 2)" -e "f () == f ()" *)
let s = "a"
let f () = "constant"
