(* ask: check *)
(* Each program may hide another type in its results: only what takes them apart tells them apart. *)
type counter = Counter : { state : 's; next : 's -> 's; view : 's -> int } -> counter
let fibonacci = Counter { state = [ 1; 0 ]; next = (function a :: b :: _ -> [ a + b; a ] | s -> s); view = (fun s -> List.nth s 1) }
let from n = Counter { state = (n, ()); next = (fun (n, ()) -> (n + 1, ())); view = fst }
let second (Counter c) = c.view c.state
type shown = Shown : 'a * ('a -> string) -> shown
let shown n = Shown (string_of_int n, Fun.id)
let text (Shown (x, f)) = f x
