(* ask: types *)
let now = Unix.gettimeofday ()
open Bigarray
let lock = Mutex.create ()
let home () = Sys.getcwd ()
let here = __FUNCTION__
module Sys = struct let word_size = 8 end
let there () = Sys.getcwd ()
