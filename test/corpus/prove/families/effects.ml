(*** about: state, printing, exits and lazy values ***)
(*** reference ***)
let f (x : int) = x + 1
(*** inputs ***)
0
1
41
-3
(*** wrong: counts calls ***)
let n = ref 0
let f x = incr n; if !n > 1 then x else x + 1
(*** wrong: an array ***)
let a = [| 1; 1 |]
let f x = if x = 41 then a.(0) <- 2; x + a.(0)
(*** wrong: raises when forced ***)
let z = lazy (failwith "no")
let f x = if x = 41 then Lazy.force z else x + 1
(*** wrong: caught ***)
let f x = try if x = 41 then raise Exit else x + 1 with Exit -> 0
(*** wrong: a loop with while ***)
let f x = while x = 41 do () done; x + 1
(*** wrong: a field that changes ***)
type r = { mutable a : int }
let f x = let r = { a = x } in r.a <- r.a + 1; if x < 0 then x else r.a
(*** wrong: sequence that raises ***)
let f x = ignore (10 / (x - 41)); x + 1
(*** wrong: a table ***)
let t = Hashtbl.create 3
let f x = if Hashtbl.mem t 0 then x else (Hashtbl.add t 0 0; x + 1)
(*** wrong: a cyclic list ***)
let rec l = 1 :: 2 :: l
let f x = x + List.nth l (abs x mod 2)
(*** wrong: a top-level value ***)
let one = List.length [ 1; 2 ] - 0
let f x = x + one
(*** wrong: a string that changes ***)
let b = Bytes.make 1 'a'
let f x = if x = 41 then Bytes.set b 0 'b'; x + Char.code (Bytes.get b 0) - 96
(*** wrong: a reference through a closure ***)
let next = let n = ref 0 in fun () -> incr n; !n
let f x = if next () > 2 then x else x + 1
