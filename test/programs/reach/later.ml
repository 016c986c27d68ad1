(* ask: reach *)
(* Lines that only a later call gets to: one of the same function, of another, and none at all. *)
let ticks = ref 0
let tick () =
  incr ticks;
  if !ticks > 2 then
    "late"
  else "early"
let armed = ref false
let arm () = armed := true
let fire x =
  if !armed && x > 0 then
    "bang"
  else "click"
let level () =
  if !ticks < 0 then
    "below"
  else "above"
