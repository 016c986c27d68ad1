(* ask: types *)
(* Looked for in a module of the user's own, it is just not there. *)
let home () = Sys.getcwd ()
module Sys = struct let word_size = 8 end
let there () = Sys.getcwd ()
