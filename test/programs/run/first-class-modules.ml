(* ask: run *)
module type SHOW = sig type t val show : t -> string val default : t end
module I = struct type t = int let show = string_of_int let default = 3 end
module S = struct type t = string let show s = "<" ^ s ^ ">" let default = "d" let extra = 1 end
let all = [ (module I : SHOW); (module S); (module struct type t = unit let show () = "unit" let default = () end) ]
let show_default (module M : SHOW) = M.show M.default
let () = List.iter (fun m -> print_endline (show_default m)) all
let f (m : (module SHOW)) = let module M = (val m) in M.show M.default ^ "!"
let () = print_endline (f (module I))
module J = (val (if 1 < 2 then (module I : SHOW) else (module S : SHOW)))
let () = print_endline (J.show J.default)
let g (m : (module SHOW with type t = int)) x = let (module M) = m in M.show x
let () = print_endline (g (module I) 42)
let pick b = if b then (module I : SHOW) else (module S)
module type ONE = sig val x : int end
let one n = (module struct let x = n end : ONE)
let k (module O : ONE) = O.x + 1
let () = print_int (k (one 4))
module Twice (X : SHOW) = struct let twice x = X.show x ^ X.show x end
let tw (module M : SHOW) = let module T = Twice (M) in T.twice M.default
let () = print_string (tw (module S))
module type NEST = sig module In : ONE val y : int module Empty : sig end end
let n = (module struct module In = struct let x = 7 let z = 0 end module Empty = struct end let y = In.z + 8 end : NEST)
let () = let (module N : NEST) = n in print_int (N.In.x * N.y)
let o = one 3
