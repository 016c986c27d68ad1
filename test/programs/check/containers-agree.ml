(* ask: check *)
(* Agrees: the set has another name, and the queue is emptied another way. *)
module Numbers = Set.Make (Int)
let sum s = List.fold_left ( + ) 0 (Numbers.elements s)
let move q s =
  Queue.iter (fun x -> Stack.push x s) q;
  Queue.clear q
