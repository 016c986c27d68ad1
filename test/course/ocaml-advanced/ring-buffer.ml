(* State: a queue in a ring of four cells that belongs to the program. check: pop, size *)

exception Full

let capacity = 4
let cells = Array.make capacity 0
let first = ref 0
let count = ref 0
let size () = !count
let is_empty () = !count = 0

let clear () =
  first := 0;
  count := 0

let push x =
  if !count = capacity then raise Full;
  cells.((!first + !count) mod capacity) <- x;
  incr count

let pop () =
  if !count = 0 then None
  else begin
    let x = cells.(!first) in
    first := (!first + 1) mod capacity;
    decr count;
    Some x
  end

let peek () = if !count = 0 then None else Some cells.(!first)
let contents () = List.init !count (fun i -> cells.((!first + i) mod capacity))

(* The oldest element makes room. *)
let push_over x =
  if !count = capacity then ignore (pop ());
  push x

let () =
  List.iter push [ 1; 2; 3; 4 ];
  ignore (pop ());
  push_over 5;
  push_over 6;
  List.iter (Printf.printf "%d ") (contents ());
  Printf.printf "%d\n" (size ());
  clear ()
