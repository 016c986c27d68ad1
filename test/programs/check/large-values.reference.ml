type tree = Leaf | Node of tree * tree

let repeat n =
  let rec all = n :: all in
  all

let alternate n =
  let rec all = n :: 0 :: all in
  all

let rec full n = if n <= 0 then Leaf else (fun t -> Node (t, t)) (full (n - 1))
let huge n = full (60 + (n * 0))
let same n = let rec ones = 1 :: ones in if ones = ones then n else 0
