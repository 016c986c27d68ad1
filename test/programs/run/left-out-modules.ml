(* ask: run *)
(* A module that is not there: opened, renamed, as an argument, in patterns and in types. *)
open Unix
let started = gettimeofday ()
module U = Unix
module type CLOCK = sig val now : unit -> float end
module Real : CLOCK = struct let now = U.gettimeofday end
module Fake : CLOCK = struct let now () = 1.5 end
module Timer (C : CLOCK) = struct
  let o = object method x = 1 end
  let get () = C.now ()
end
module A = Timer (Fake)
module B = Timer (Real)
type connection = { descr : file_descr; name : string }
let name c = c.name
let read d = try Some (Unix.read d (Bytes.create 1) 0 1) with Unix_error (EINTR, _, _) -> None
let grid = Bigarray.Array1.create Bigarray.float64 Bigarray.c_layout 3
let first () = grid.{0} <- 1.0; grid.{0}
external stub : int -> int = "some_stub"
let () = Printf.printf "%.1f\n" (A.get ())
let () = Printf.printf "%b\n" (B.get () > 1.5)
