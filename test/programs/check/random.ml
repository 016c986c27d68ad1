(* ask: check --strategy random *)
(* Inputs drawn at random and shrunk: data, functions, strings, arrays, and functions inside results. *)
type tree = Leaf | Node of tree * int * tree

let rec total = function Leaf -> 0 | Node (l, x, _) -> total l + x
let apply_all fs x = List.rev_map (fun f -> f x) fs
let greet name = if name = "x" then "hello" else "hello " ^ name
let first_of a = a.(Array.length a - 1)
let marked n = ((fun s -> if s = "" then "" else s ^ "!"), n)
