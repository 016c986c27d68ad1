(* ask: run -e "f 1 2" -e "g (3, 4)" -e "h { this = 1; self = 2 }" *)
type r = { this : int; self : int }
let f arguments eval = arguments + eval
let g (undefined, nan) = undefined * nan
let h { this; self } = this - self
let rec toString valueOf = if valueOf = 0 then "" else "x" ^ toString (valueOf - 1)
let () = print_endline (toString 3)
