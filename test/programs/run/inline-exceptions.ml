(* ask: run -e 'M.E { a = 1; b = [] }' -e 'M.X { name = ""; size = 0 }' -e 'Printexc.to_string (M.E { a = 1; b = [] })' -e 'Printexc.to_string (F { a = 2 })' -e 'Printexc.to_string (G { c = 1.5; d = "x" })' -e 'M.C { q = 1; w = 2 }' *)
type msg = ..
type r = { a : int }
module M = struct
  type msg += X of { name : string; size : int }
  exception E of { a : int; b : bool list }
  type t = C of { q : int; w : int }
end
exception F of r
exception G of { mutable c : float; d : string }
