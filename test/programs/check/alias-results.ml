(* ask: check *)
(* A result that is an argument is not a copy of it. *)
type account = { owner : string; mutable balance : int }
let copy (r : int ref) = r
let deposit a n = { owner = a.owner; balance = n + a.balance }
let same (q : int Queue.t) = Queue.copy q
let later (o : int array option) = match o with None -> Array.make 0 0 | Some a -> a
let sorted (a : int array) = Array.of_list (List.sort compare (Array.to_list a))
let either (_ : int ref) (b : int ref) = b
