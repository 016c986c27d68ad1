(*** about: lazy data ***)
(*** check: --function from ***)
(*** see ***)
let rec first n (Stream (x, t)) = if n = 0 then [] else x :: first (n - 1) (Lazy.force t) in first 6
(*** reference ***)
type stream = Stream of int * stream Lazy.t

let rec from n = Stream (n, lazy (from (n + 1)))
(*** inputs ***)
let rec first n (Stream (x, t)) = if n = 0 then [] else x :: first (n - 1) (Lazy.force t)
(* What is forced counts, too: at most two for each. *)
let forcing k = List.map (fun (i : int E.input) -> { i with E.size = i.E.size + (2 * k) }) E.ints
let cases = List.concat_map (fun k -> E.cases (forcing k) (fun n -> first k (from n))) [ 1; 2; 3; 4; 5 ]
(*** right: sum swapped ***)
n + 1 ===> 1 + n
(*** right: two at once ***)
Stream (n, lazy (from (n + 1))) ===> Stream (n, lazy (Stream (n + 1, lazy (from (n + 2)))))
(*** right: mapped ***)
type stream = Stream of int * stream Lazy.t
let rec map f (Stream (x, t)) = Stream (f x, lazy (map f (Lazy.force t)))
let rec nats = Stream (0, lazy (map succ nats))
let from n = map (fun x -> x + n) nats
(*** wrong: constant ***)
n + 1 ===> n
(*** wrong: steps of two ***)
n + 1 ===> n + 2
(*** wrong: starts late ***)
Stream (n, ===> Stream (n + 1,
(*** wrong: third ***)
Stream (n, lazy (from (n + 1))) ===> Stream (n, lazy (Stream (n + 1, lazy (from (n + 3)))))
(*** wrong: stops at three ***)
from (n + 1) ===> from (if n >= 3 then n else n + 1)
