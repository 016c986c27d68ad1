(* ask: check *)
let f () = let fs = [ (fun x -> x + 2) ] in fs
let g x = Some (fun y -> x - y)
type r = {a : int -> int}
let h x = {a = fun y -> x}
let mk () = let c = ref 0 in fun () -> if !c < 2 then incr c; !c
let t x = (x, fun y -> 1)
