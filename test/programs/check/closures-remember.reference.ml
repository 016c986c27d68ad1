type account = { deposit : int -> unit; balance : unit -> int }
let make () = let c = ref 0 in fun () -> incr c; !c
let from start = let c = ref start in fun step -> c := !c + step; !c
let account () = let money = ref 0 in { deposit = (fun n -> money := !money + n); balance = (fun () -> !money) }
let pair x = let c = ref x in ((fun () -> incr c; !c), x)
let once f = let known = ref None in fun x -> match !known with Some y -> y | None -> let y = f x in known := Some y; y
let plain x = let c = ref x in fun y -> !c + y
