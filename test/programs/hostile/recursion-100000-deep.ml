(* ask: run -e "sum l" -e "List.length (map succ l)" -e "List.length (l @ l)" -e "List.fold_right (+) l 0" *)
let l = List.init 100_000 (fun i -> i)
let rec sum = function [] -> 0 | x :: rest -> x + sum rest
let rec map f = function [] -> [] | x :: rest -> let y = f x in y :: map f rest
