(* ask: run -e 'push 3; pop ()' -e 'enqueue 0; enqueue 0; waiting ()' -e 'ignore (put 0); ignore (put 0); ignore (take ()); ignore (put 0); ignore (take ()); take ()' -e 'ignore (cube 1); cube 0' -e 'square 7' -e 'push 5; top ()' -e 'Random.State.int (Random.State.make [| 42 |]) 10' *)
(* What the counterexamples of state-structures.ml come to, without contracts. *)
exception Empty
let stack = ref []
let push x = stack := x :: !stack
let pop () = match !stack with [] -> raise Empty | x :: rest -> stack := rest; x
(*@ r = pop ()
      raises Empty -> true
      ensures r <> 3 *)
let top () = List.hd !stack
(*@ r = top ()
      requires !stack <> []
      ensures List.mem r !stack *)

let queue = Queue.create ()
let enqueue x = Queue.add x queue
let waiting () = Queue.length queue
(*@ r = waiting ()
      ensures r < 2 *)

let room = 2
let ring = Array.make room 0
let first = ref 0
let count = ref 0
let put x =
  if !count = room then false
  else begin
    ring.((!first + !count) mod room) <- x;
    incr count;
    true
  end
(*@ r = put x
      ensures r = (old !count < 2) *)
let take () =
  if !count = 0 then None
  else begin
    let x = ring.(!first) in
    first := !first + 1;
    decr count;
    Some x
  end
(*@ r = take ()
      ensures !count >= 0 *)

let squares = ref []
let square x =
  match List.assoc_opt x !squares with
  | Some known -> known
  | None ->
    let made = x * x in
    squares := (x, made) :: !squares;
    made
(*@ r = square x
      requires 0 <= x <= 100
      ensures r = x * x *)
let last = ref None
let cube x =
  match !last with
  | Some known -> known
  | None ->
    last := Some (x * x * x);
    x * x * x
(*@ r = cube x
      requires 0 <= x <= 100
      ensures r = x * x * x *)
