let rec insert x l =
  match l with
  | [] -> [ x ]
  | y :: rest -> if x <= y then x :: l else y :: insert x rest

let rec sort l = match l with [] -> [] | x :: rest -> insert x (sort rest)
