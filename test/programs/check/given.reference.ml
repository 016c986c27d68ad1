let rec ascending = function a :: (b :: _ as rest) -> a <= b && ascending rest | _ -> true
let sorted (_ : int) (l : int list) = ascending l
let rec insert (x : int) l = match l with [] -> [ x ] | y :: rest -> if x <= y then x :: l else y :: insert x rest
