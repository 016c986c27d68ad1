(* ask: check *)
let f () = let fs = [ (fun x -> x + 1) ] in fs
let g x = Some (fun y -> x + y)
type r = {a : int -> int}
let h x = {a = fun y -> y}
let mk () = let c = ref 0 in fun () -> incr c; !c
let t x = (x, fun y -> y)
