(*** about: chance ***)
(*** check: --function sort ***)
(*** reference ***)
let rec sort = function
  | [] -> []
  | x :: rest -> insert x (sort rest)
and insert x = function
  | [] -> [x]
  | y :: rest -> if x <= y then x :: y :: rest else y :: insert x rest
(*** inputs ***)
let cases = E.cases (E.lists 3 E.ints) sort
(*** right: pivot by chance ***)
let rec sort = function
  | [] -> []
  | l ->
    let p = List.nth l (Random.int (List.length l)) in
    let part keep = List.filter keep l in
    sort (part (fun x -> x < p)) @ part (fun x -> x = p) @ sort (part (fun x -> x > p))
(*** right: shuffled before ***)
let sort l = List.sort compare (List.map snd (List.sort compare (List.map (fun x -> (Random.bits (), x)) l)))
(*** right: either side first ***)
let rec merge a b =
  match (a, b) with
  | [], l | l, [] -> l
  | x :: r, y :: s -> if x < y then x :: merge r b else y :: merge a s
let rec sort = function
  | [] -> []
  | [x] -> [x]
  | x :: y :: rest -> if Random.bool () then merge (merge [x] [y]) (sort rest) else merge (sort (y :: rest)) [x]
(*** wrong: equal ones go ***)
let rec sort = function
  | [] -> []
  | l ->
    let p = List.nth l (Random.int (List.length l)) in
    sort (List.filter (fun x -> x < p) l) @ [p] @ sort (List.filter (fun x -> x > p) l)
(*** wrong: the other way round ***)
let rec sort = function
  | [] -> []
  | l ->
    let p = List.nth l (Random.int (List.length l)) in
    let part keep = List.filter keep l in
    sort (part (fun x -> x > p)) @ part (fun x -> x = p) @ sort (part (fun x -> x < p))
(*** wrong: with the time ***)
let sort l = ignore (Sys.time ()); List.rev (List.sort compare l)
