(* ask: check *)
let counter = ref 1

let next () =
  let now = !counter in
  incr counter;
  now

let table = [| 1; 3 |]
let seen : (int, string) Hashtbl.t = Hashtbl.create 2
let () = Hashtbl.replace seen 1 "b"
let unit = ()
