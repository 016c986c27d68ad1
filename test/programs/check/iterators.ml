(* ask: check *)
(* An iterator gives another element each time. The last agrees. *)
let rec to_list next = match next () with None -> [] | Some x -> to_list next @ [ x ]
let peekable (next : unit -> 'a option) =
  let seen = ref None in
  let peek () = match !seen with Some x -> x | None -> let x = next () in seen := Some x; x in
  (peek, fun () -> peek ())
let second next = next ()
type 'a step = Done | Yield of 'a
let rec total next = match next () with Done -> 0 | Yield n -> max n (total next)
let or_zero next = Option.value (next ()) ~default:0
