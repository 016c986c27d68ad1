(*** about: sharing ***)
(*** check: --function add ***)
(*** reference ***)
let add (a : int array) (b : int array) =
  let n = min (Array.length a) (Array.length b) in
  for i = 0 to n - 1 do a.(i) <- a.(i) + b.(i) done
(*** inputs ***)
let arrays = E.arrays 2 (E.ints_of [ 0; 1; 2 ])
let shared = E.outside "no-sharing" (E.map 1 (fun a -> "same " ^ a) (fun a -> (a, a)) arrays)
let cases = E.cases (E.pair arrays arrays @ shared) (fun (a, b) -> add a b; (a, b))
(*** right: from the end ***)
for i = 0 to n - 1 do ===> for i = n - 1 downto 0 do
(*** right: swapped ***)
a.(i) + b.(i) ===> b.(i) + a.(i)
(*** right: iterated ***)
for i = 0 to n - 1 do a.(i) <- a.(i) + b.(i) done ===> Array.iteri (fun i x -> if i < n then a.(i) <- x + b.(i)) (Array.copy a)
(*** wrong: one less ***)
n - 1 do ===> n - 2 do
(*** wrong: into the other ***)
a.(i) <- a.(i) + b.(i) ===> b.(i) <- a.(i) + b.(i)
(*** wrong: running ***)
a.(i) <- a.(i) + b.(i) ===> a.(i) <- a.(i) + b.(0)
(*** wrong: twice where shared ***)
a.(i) <- a.(i) + b.(i) ===> let x = a.(i) in a.(i) <- 0; a.(i) <- x + b.(i)
(*** wrong: out of bounds ***)
let n = min (Array.length a) (Array.length b) in ===> let n = Array.length a in
