let empty = []
let enqueue q x = q @ [ x ]
let dequeue = function [] -> None | x :: r -> Some (x, r)
let union a b = List.sort_uniq compare (a @ b)
let near n = n + 1
