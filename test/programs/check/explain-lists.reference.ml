type tree = Leaf | Node of tree * int * tree

let rec rev l = match l with [] -> [] | x :: rest -> rev rest @ [ x ]
let rec size t = match t with Leaf -> 0 | Node (l, _, r) -> size l + size r + 1
let last l = match List.rev l with [] -> failwith "empty" | x :: _ -> x
let sign n = if n < 0 then -1 else if n > 0 then 1 else 0
let rec longest ls = match ls with [] -> [] | l :: rest -> let m = longest rest in if List.length l > List.length m then l else m
let rec count n = if n <= 0 then [] else n :: count (n - 1)
let twice f x = f (f x)
let total l = let sum = ref 0 in List.iter (fun x -> sum := !sum + x) l; !sum
let rec half n = if n = 0 then 0 else 1 + half (n - 2)
