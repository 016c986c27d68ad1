(* ask: check *)
(* The end of the ring shows after more calls than are explored; the other two agree. *)
let cells = Array.make 9 0
let first = ref 0
let count = ref 0
let push x = if !count < 8 then (cells.((!first + !count) mod 9) <- x; incr count)
let pop () =
  if !count = 0 then None
  else begin
    let x = cells.(!first) in
    first := (!first + 1) mod 8;
    decr count;
    Some x
  end
let ticks = ref 0
let tick n = ticks := (if n < 0 then !ticks - n else !ticks + n); !ticks
let tock () = ticks := 0
