(* ask: check *)
(* What one call gives shares its memory with what the next gives: two results that are called in turns are not compared. *)
let count = ref 0

let gen () =
  count := 0;
  fun () -> incr count; !count

let last = ref 0

let add x =
  last := x;
  fun y -> !last + y

let own () =
  let count = ref 0 in
  fun () -> incr count; !count
