(*** about: what is left in arguments ***)
(*** check: --function drop_negative ***)
(*** reference ***)
let drop_negative (q : int Queue.t) =
  let kept = Queue.create () in
  Queue.iter (fun x -> if x >= 0 then Queue.add x kept) q;
  let dropped = Queue.length q - Queue.length kept in
  Queue.clear q;
  Queue.transfer kept q;
  dropped
(*** inputs ***)
let queue items = let q = Queue.create () in List.iter (fun x -> Queue.add x q) items; q
let queues = E.map 1 (fun l -> "queue " ^ l) queue (E.lists_with 1 3 (E.ints_of [ 0; 1; -1 ]))
let cases = E.cases queues (fun q -> let n = drop_negative q in (n, List.of_seq (Queue.to_seq q)))
(*** right: in place ***)
let drop_negative (q : int Queue.t) =
  let n = Queue.length q in
  for _ = 1 to n do
    let x = Queue.pop q in
    if x >= 0 then Queue.push x q
  done;
  n - Queue.length q
(*** right: through a list ***)
let drop_negative (q : int Queue.t) =
  let all = Queue.fold (fun l x -> x :: l) [] q in
  let kept = List.rev (List.filter (fun x -> not (x < 0)) all) in
  Queue.clear q;
  List.iter (fun x -> Queue.add x q) kept;
  List.length all - List.length kept
(*** wrong: counts alone ***)
let drop_negative (q : int Queue.t) = Queue.fold (fun n x -> if x < 0 then n + 1 else n) 0 q
(*** wrong: turned ***)
let drop_negative (q : int Queue.t) =
  let kept = Queue.fold (fun l x -> if x < 0 then l else x :: l) [] q in
  let n = Queue.length q - List.length kept in
  Queue.clear q;
  List.iter (fun x -> Queue.add x q) kept;
  n
(*** wrong: zero too ***)
if x >= 0 then ===> if x > 0 then
(*** wrong: leaves nothing ***)
Queue.transfer kept q; ===> ();
(*** wrong: twice ***)
Queue.clear q; ===> ();
