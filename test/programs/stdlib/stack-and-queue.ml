(* Stacks and queues: order, what is empty, copies, and changes while they are gone through. *)
let ints name l = print_endline (name ^ ": " ^ String.concat " " (List.map string_of_int l))
let attempt f = try print_endline (string_of_int (f ())) with e -> print_endline (Printexc.to_string e)

let () =
  let s = Stack.create () in
  attempt (fun () -> Stack.pop s);
  attempt (fun () -> Stack.top s);
  Printf.printf "%b %b %d\n" (Stack.pop_opt s = None) (Stack.top_opt s = None) (Stack.length s);
  List.iter (fun n -> Stack.push n s) [ 1; 2; 3; 4 ];
  let twin = Stack.copy s in
  attempt (fun () -> Stack.pop s);
  attempt (fun () -> Stack.top s);
  Printf.printf "%d %d %b\n" (Stack.length s) (Stack.length twin) (Stack.is_empty s);
  ints "fold" (Stack.fold (fun l x -> x :: l) [] s);
  Stack.iter print_int twin;
  print_newline ();
  ints "seq" (List.of_seq (Stack.to_seq twin));
  let later = Stack.to_seq twin in
  Stack.push 5 twin;
  ints "as it was" (List.of_seq later);
  Stack.add_seq twin (List.to_seq [ 6; 7 ]);
  ints "added" (List.of_seq (Stack.to_seq twin));
  ints "of_seq" (List.of_seq (Stack.to_seq (Stack.of_seq (List.to_seq [ 1; 2; 3 ]))));
  Stack.clear twin;
  Printf.printf "%b %b %b\n" (Stack.is_empty twin) (Stack.create () = twin) (s = twin);
  Printf.printf "%d\n" (compare (Stack.of_seq (List.to_seq [ 1 ])) (Stack.of_seq (List.to_seq [ 2 ])))

let () =
  let q = Queue.create () in
  attempt (fun () -> Queue.pop q);
  attempt (fun () -> Queue.peek q);
  Printf.printf "%b %b %d\n" (Queue.take_opt q = None) (Queue.peek_opt q = None) (Queue.length q);
  List.iter (fun n -> Queue.add n q) [ 1; 2; 3 ];
  Queue.push 4 q;
  let twin = Queue.copy q in
  attempt (fun () -> Queue.take q);
  attempt (fun () -> Queue.top q);
  Printf.printf "%d %d %b\n" (Queue.length q) (Queue.length twin) (Queue.is_empty q);
  ints "fold" (Queue.fold (fun l x -> x :: l) [] q);
  Queue.iter print_int twin;
  print_newline ();
  Queue.transfer q twin;
  ints "transfer" (List.of_seq (Queue.to_seq twin));
  Printf.printf "%d %d\n" (Queue.length q) (Queue.length twin);
  Queue.transfer q twin;
  Queue.transfer twin q;
  ints "to an empty one" (List.of_seq (Queue.to_seq q));
  let later = Queue.to_seq q in
  Queue.add 9 q;
  ints "as it is" (List.of_seq later);
  while not (Queue.is_empty q) do
    print_int (Queue.pop q)
  done;
  print_newline ();
  Queue.add_seq q (List.to_seq [ 1; 2 ]);
  Queue.iter (fun n -> if n < 4 then Queue.add (n + 2) q) q;
  ints "grown while gone through" (List.of_seq (Queue.to_seq q));
  ints "of_seq" (List.of_seq (Queue.to_seq (Queue.of_seq (List.to_seq [ 3; 2; 1 ]))));
  Queue.clear q;
  Printf.printf "%b %b\n" (Queue.is_empty q) (Queue.create () = q);
  Queue.add 1 q;
  attempt (fun () -> Queue.pop q);
  Queue.add 2 q;
  attempt (fun () -> Queue.pop q);
  attempt (fun () -> Queue.pop q)

exception Mine of int

let () =
  (try ignore (Queue.pop (Queue.create ())) with
  | Stack.Empty -> print_endline "the stack's"
  | Queue.Empty -> print_endline "the queue's");
  try raise (Mine 3) with Queue.Empty | Stack.Empty -> () | e -> print_endline (Printexc.to_string e)
