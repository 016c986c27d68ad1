type tree = Leaf | Node of tree * int * tree
type point = { x : int; y : int }

let rec sum = function Leaf -> 0 | Node (l, n, r) -> sum l + n + sum r
let mirrored { x; y } = { x = y; y = x }
let rec pairs a b = match (a, b) with x :: r, y :: s -> (x, y) :: pairs r s | _ -> []
let keep f n = f n + n
let first p l = List.find_opt p l
