(*** about: GADTs ***)
(*** check: --function bump ***)
(*** reference ***)
type packed = Packed : 's * ('s -> int) -> packed

let make n = Packed (n, fun x -> x + 1)
let read (Packed (s, f)) = f s
let bump p = Packed (p, fun p -> 1 + read p)
(*** inputs ***)
let packed = List.map (fun (n, f) -> E.one 4 "packed" (Packed (n, f))) [ (0, (fun x -> x)); (1, fun x -> x + 1); (2, fun x -> -x) ]
let partial = [ E.one 6 "Packed (0, fun x -> 1 mod x)" (Packed (0, fun x -> 1 mod x)) ]
let cases = E.cases packed (fun p -> read (bump p)) @ E.cases (packed @ partial) (fun p -> ignore (bump p))
(*** wrong: read at once ***)
Packed (p, fun p -> 1 + read p) ===> let n = read p in Packed ((), fun () -> 1 + n)
(*** right: rebuilt ***)
let bump p = Packed (p, fun p -> 1 + read p) ===> let bump (Packed (s, f)) = Packed (s, fun s -> f s + 1)
(*** right: packed otherwise ***)
let bump p = Packed (p, fun p -> 1 + read p) ===> let bump p = Packed ((p, 1), fun (p, n) -> n + read p)
(*** wrong: twice ***)
1 + read p ===> 2 + read p
(*** wrong: not at all ***)
let bump p = Packed (p, fun p -> 1 + read p) ===> let bump p = p
