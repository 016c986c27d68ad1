(*** about: functions with effects ***)
(*** check: --function repeat ***)
(*** reference ***)
let rec repeat n (f : unit -> unit) = if n > 0 then (f (); repeat (n - 1) f)
(*** inputs ***)
let f = [ E.one 2 "record" (fun () -> E.note "called") ]
let cases = E.cases (E.pair (E.ints_of [ 0; 1; -1; 2; 3; 4 ]) f) (fun (n, f) -> repeat n f)
(*** right: loop ***)
let repeat n (f : unit -> unit) = for _ = 1 to n do f () done
(*** right: at least one ***)
n > 0 ===> n >= 1
(*** right: counted up ***)
let repeat n (f : unit -> unit) = let i = ref 0 in while !i < n do f (); incr i done
(*** wrong: once more ***)
n > 0 ===> n >= 0
(*** wrong: once less ***)
n > 0 ===> n > 1
(*** wrong: always once ***)
let repeat n (f : unit -> unit) = f (); for _ = 2 to n do f () done
(*** wrong: at most three ***)
n > 0 ===> n > 0 && n <> 4
