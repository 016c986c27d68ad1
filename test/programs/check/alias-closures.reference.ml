type cell = { get : unit -> int; set : int -> unit }
let view (a : int array) = if a = [||] then { get = (fun () -> 0); set = ignore } else { get = (fun () -> a.(0)); set = (fun x -> a.(0) <- x) }
let peek (r : int ref) = fun () -> !r
let maker n = let a = [| n |] in ((fun () -> a), n)
let own n = let r = ref n in { get = (fun () -> !r); set = (fun x -> r := x) }
