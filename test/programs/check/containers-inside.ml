(* ask: check *)
(* Agree. The first takes a queue out of the array, and whoever has a name for that queue sees it: the claim says that
   this was not looked at. The claim about the last, of which no container holds another, is not narrowed. *)
let push (a : int Queue.t array) =
  if Array.length a > 0 then begin
    let q = Queue.copy a.(0) in
    Queue.push 1 q;
    a.(0) <- q
  end
let length (a : int Queue.t array) = Array.fold_left (fun n _ -> n + 1) 0 a
let fill (q : int Queue.t) = Queue.add 1 q
