(* ask: check *)
(* Results of types that grow, and functions in results on long lists, end before memory does; what was left out is told. *)
type 'a perfect = Zero of 'a | Succ of ('a * 'a) perfect
let rec build : 'a. int -> 'a -> 'a perfect = fun n x -> if n > 0 then Succ (build (n - 1) (x, x)) else Zero x
let rec depth : 'a. 'a perfect -> int = function Zero _ -> 1 | Succ t -> 1 + depth t
type 'e folded = { fold : 'r. ('e -> 'r -> 'r) -> 'r -> 'r }
let of_list xs = { fold = (fun f start -> List.fold_left (fun acc x -> f x acc) start (List.rev xs)) }
