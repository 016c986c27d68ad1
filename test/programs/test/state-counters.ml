(* ask: test *)
(* Contracts of functions that remember something are asked after other calls too; one may stand before its function. *)
let n = ref 0
(*@ r = next () ensures r = 1 *)
let next () = incr n; !n

let ticks = ref 0
let tick () = incr ticks; !ticks
(*@ r = tick ()
      modifies ticks
      ensures !ticks = old !ticks + 1
      ensures r = !ticks *)
let back () = ticks := 0

let fresh = let last = ref 10 in fun () -> incr last; !last
(*@ r = fresh ()
      ensures r < 13 *)

let limit = ref 5
let clip x = min x !limit
(*@ r = clip x
      ensures r <= 5 *)
let relax () = limit := 2 * !limit

let twice x = x + x
(*@ r = twice x
      ensures r = 2 * x *)
