type tree = Leaf | Node of tree * int * tree

let rec total = function Leaf -> 0 | Node (l, x, r) -> total l + x + total r
let apply_all fs x = List.map (fun f -> f x) fs
let greet name = "hello " ^ name
let first_of a = a.(0)
let marked n = ((fun s -> s ^ "!"), n)
