(* ask: test --robust *)
(* Without contracts: what a function raises to say that an argument was bad is its precondition, all else is a fault. *)
let root n =
  if n < 0 then invalid_arg "root";
  let rec go i = if i * i > n then i - 1 else go (i + 1) in
  go 0

let refuses n = if n > 3 then raise (Invalid_argument "too large") else n

let nth_of_three n = List.nth [1; 2; 3] n

let first = function x :: _ -> x

let average l = List.fold_left ( + ) 0 l / List.length l

let safe_average = function [] -> 0 | l -> List.fold_left ( + ) 0 l / List.length l

let fails n = if n = 17 then failwith "no" else n
