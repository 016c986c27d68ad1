(* ask: run -e s -e "String.length t" *)
(* */ process.exit(66) /* // ` ${process.exit(67)} *)
let s = "\"); process.exit(68); (\""
let t = "${process.exit(69)} ` ' \\ */ // <!-- --> </script> \n \r \000 \226\128\168"
let () = print_endline s; print_endline t
exception E of string
let () = try raise (E "'+process.exit(70)+'") with E m -> print_endline m
let () = print_endline "return globalThis.process"
