let area ~width ~height = width * height
let scale ?(by = 2) x = by * x
let fold ~f ~init l = List.fold_left f init l
let ( let* ) o f = match o with None -> None | Some x -> f x
let add a b = let* x = a in let* y = b in Some (x + y)
let first (type a) (l : a list) = match l with [] -> None | x :: _ -> Some x
let plain ?by x = match by with None -> x | Some n -> n
