(* ask: check *)
(* A function may look at what it was given, or at a copy: a write between the calls shows it. *)
type cell = { get : unit -> int; set : int -> unit }
let view (a : int array) = if a = [||] then { get = (fun () -> 0); set = ignore } else let a = Array.copy a in { get = (fun () -> a.(0)); set = (fun x -> a.(0) <- x) }
let peek (r : int ref) = let x = !r in fun () -> x
let maker n = ((fun () -> [| n |]), n)
let own n = let r = [| n |] in { get = (fun () -> r.(0)); set = (fun x -> r.(0) <- x) }
