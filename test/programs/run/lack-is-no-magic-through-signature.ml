(* ask: run -e "String.length (N.back M.made)" -e "ok" *)
module M : sig val made : Lexing.lexbuf end = struct let made = 3 end
module N : sig val back : Lexing.lexbuf -> string end = struct let back (x : Lexing.lexbuf) = x end
let ok = List.length [(1 : int)]
