(*** about: state ***)
(*** apart ***)
(*** check: --function next --function reset ***)
(*** reference ***)
let count = ref 0
let next () = incr count; !count
let reset n = count := n
(*** inputs ***)
type call = Next | Reset of int
let calls = [ E.one 0 "next ()" Next ] @ E.map 0 (fun n -> "reset " ^ n) (fun n -> Reset n) E.ints
let perform = function Next -> Some (next ()) | Reset n -> reset n; None
let cases = E.sequences 3 calls perform @ E.sequences 5 [ List.hd calls ] perform
(*** right: by hand ***)
incr count; !count ===> count := !count + 1; !count
(*** right: one behind ***)
let count = ref 1
let next () = let n = !count in count := n + 1; n
let reset n = count := n + 1
(*** right: in a record ***)
type state = { mutable count : int }
let state = { count = 0 }
let next () = state.count <- state.count + 1; state.count
let reset n = state.count <- n
(*** right: an array ***)
let count = [| 0 |]
let next () = count.(0) <- count.(0) + 1; count.(0)
let reset n = count.(0) <- n
(*** wrong: before ***)
incr count; !count ===> let n = !count in incr count; n
(*** wrong: reset to zero ***)
count := n ===> count := 0 * n
(*** wrong: stops at three ***)
incr count; ===> if !count <> 3 then incr count;
(*** wrong: keeps the larger ***)
count := n ===> count := max n !count
(*** wrong: reset adds ***)
count := n ===> count := !count + n
