let rec sort = function
  | [] -> []
  | x :: rest -> let small, large = List.partition (fun y -> y < x) rest in sort small @ (x :: sort large)
let index x l = let rec go i = function [] -> -1 | y :: rest -> if x = y then i else go (i + 1) rest in go 0 l
let find p l = List.find_opt p l
