(* ask: check --exceptions same *)
(* What is printed, called and changed before a program raises is behaviour, and so are the parts of an exception. *)
exception Bad of int list
let shout x = if x = 0 then failwith "a" else (print_string "a"; 1)
let each f l = if List.exists (fun x -> x < 0) l then raise Not_found; List.iter f l
let protect (finally : unit -> unit) (f : int -> int) x = let y = f x in finally (); y
let change _ = raise Not_found
let parts x = raise (Bad [ x; x ])
