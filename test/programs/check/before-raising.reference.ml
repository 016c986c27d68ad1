exception Bad of int list
let shout x = print_string "a"; if x = 0 then failwith "a" else 1
let each f l = List.iter (fun x -> if x < 0 then raise Not_found; f x) l
let protect (finally : unit -> unit) (f : int -> int) x =
  match f x with y -> finally (); y | exception e -> finally (); raise e
let change r = incr r; raise Not_found
let parts x = raise (Bad [ x; 1 ])
