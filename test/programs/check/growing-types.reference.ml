type 'a perfect = Zero of 'a | Succ of ('a * 'a) perfect
let rec build : 'a. int -> 'a -> 'a perfect = fun n x -> if n <= 0 then Zero x else Succ (build (n - 1) (x, x))
let rec depth : 'a. 'a perfect -> int = function Zero _ -> 0 | Succ t -> 1 + depth t
type 'e folded = { fold : 'r. ('e -> 'r -> 'r) -> 'r -> 'r }
let of_list xs = { fold = (fun f start -> List.fold_right f xs start) }
