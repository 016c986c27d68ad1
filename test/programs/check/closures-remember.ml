(* ask: check *)
(* A function that was given may remember something: it is called again. *)
type account = { deposit : int -> unit; balance : unit -> int }
let make () = fun () -> 1
let from start = let c = ref start in fun step -> c := !c + step; start + step
let account () = let money = ref 0 in { deposit = (fun n -> money := n); balance = (fun () -> !money) }
let pair x = ((fun () -> x + 1), x)
let once f = fun x -> f x
let plain x = fun y -> x + y
