module Shape = struct
  type point = { x : int; y : int }
end

type tree = Leaf | Node of tree * int * tree

let rec sum = function Leaf -> 0 | Node (l, n, _) -> sum l + n
let mirrored p = p
let rec pairs a b = match (a, b) with (x : int) :: r, (y : int) :: s -> pairs r s @ [ (x, y) ] | _ -> []
let keep f n = f n * n
let rec first p = function [] -> None | x :: r -> if p x then Some x else first p r
