(*** about: state ***)
(*** check: --function counter ***)
(*** see ***)
fun f -> let a = f () in let b = f () in let c = f () in let d = f () in [ a; b; c; d; f () ]
(*** reference ***)
let counter n = let r = ref n in fun () -> r := !r + 1; !r
(*** inputs ***)
let rec often n f = if n = 0 then [] else let a = f () in a :: often (n - 1) f
let times n = List.map (fun (i : int E.input) -> { i with E.size = i.E.size + 1 + (2 * n) }) E.ints
let cases = List.concat_map (fun n -> E.cases (times n) (fun k -> often n (counter k))) [ 1; 2; 3; 4 ]
(*** right: incr ***)
r := !r + 1; !r ===> incr r; !r
(*** right: two cells ***)
let counter n = let a = ref n and b = ref 0 in fun () -> incr b; !a + !b
(*** right: array ***)
let counter n = let a = [| n |] in fun () -> a.(0) <- a.(0) + 1; a.(0)
(*** right: next kept ***)
let counter n = let r = ref (n + 1) in fun () -> let k = !r in r := k + 1; k
(*** wrong: shared nothing ***)
let counter n = fun () -> let r = ref n in r := !r + 1; !r
(*** wrong: doubles ***)
r := !r + 1 ===> r := !r + !r + 1
(*** wrong: old one ***)
r := !r + 1; !r ===> let k = !r in r := k + 1; k
(*** wrong: stops ***)
r := !r + 1; ===> if !r < n + 2 then r := !r + 1;
(*** wrong: third time ***)
let counter n = let r = ref n and k = ref 0 in fun () -> incr k; if !k <> 3 then incr r; !r
