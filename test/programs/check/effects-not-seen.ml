(* ask: check --effects same --exceptions same *)
(* Calls that are not seen are named in the claim: of functions in data, of those that take functions, and calls that
   are made after the end or before an exception. *)
type rule = { test : int -> bool; act : int -> int }
let apply { test; act } x = match test x with true -> act x | false -> x
let later f = Some (fun x -> 1 + f x)
let through k f = 1 + k f
let checked f x = match f x > 0 with true -> f x | false -> raise Not_found
let each f = Some (fun () -> (f 2 : unit))
