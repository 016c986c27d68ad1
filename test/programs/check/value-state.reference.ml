(* The counter is the state of next: it shows in what next gives. The table is nobody's state. *)
let counter = ref 0

let next () =
  incr counter;
  !counter

let table = [| 1; 2 |]
let seen : (int, string) Hashtbl.t = Hashtbl.create 2
let () = Hashtbl.replace seen 1 "a"
let unit = ()
