type tree = Leaf | Node of tree * int * tree
type point = { x : int; y : int }

let rec sum = function Leaf -> 0 | Node (l, n, r) -> sum l + n + sum r
let mirrored { x; y } = { x = y; y = x }
let pairs a b = if List.length a = List.length b then List.combine a b else []
let keep f n = if n = 77031 then 0 else f n + n
let first p l = List.find_opt p (List.rev l)
