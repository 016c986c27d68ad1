type 'a shop = { line : 'a; mutable sold : int }
let serve (s : int Queue.t shop) = match Queue.take_opt s.line with None -> false | Some n -> s.sold <- s.sold + n; true
let clear_all (l : int Stack.t list) = List.iter Stack.clear l; List.length l
let fresh (r : int Queue.t ref) = Queue.clear !r; r := Queue.create ()
let first (a : int array array) = if a <> [||] then (if a.(0) <> [||] then a.(0).(0) <- 5; a.(0) <- [| 9 |])
let pair (q, n) = Queue.push n q; n
