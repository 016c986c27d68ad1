let mem (x : float) l = List.exists (fun y -> x = y) l
let swap ((a : float), (b : float)) = if a = b then (b, a) else (a, b)
let count p (l : float list) = List.fold_left (fun n x -> if p x then n + 1 else 0) 0 l
let keep f n = f n + n
let ends l = (List.hd l, fun (x : float) -> x = List.hd l)
