let rec to_list next = match next () with None -> [] | Some x -> x :: to_list next
let peekable (next : unit -> 'a option) =
  let seen = ref None in
  let peek () = match !seen with Some x -> x | None -> let x = next () in seen := Some x; x in
  (peek, fun () -> let x = peek () in seen := None; x)
let second next = match next () with None -> None | Some _ -> next ()
type 'a step = Done | Yield of 'a
let rec total next = match next () with Done -> 0 | Yield n -> n + total next
let or_zero next = match next () with None -> 0 | Some n -> n
