(* ask: check *)
(* Containers inside of records, lists, tuples and references are looked at, and parts that were taken out of an argument. *)
type 'a shop = { line : 'a; mutable sold : int }
let serve (s : int Queue.t shop) = match Queue.peek_opt s.line with None -> false | Some n -> s.sold <- s.sold + n; true
let clear_all (l : int Stack.t list) = List.length l
let fresh (r : int Queue.t ref) = Queue.clear !r; r := Queue.of_seq Seq.empty
let first (a : int array array) = if a <> [||] then a.(0) <- [| 9 |]
let pair (q, n) = Queue.add n q; n
