(* ask: check *)
(* The functions differ: what is printed hides no name of the program's, and means the library's where it says so. *)
let record = 3
let calls = 4
let ref x = [x]
let ( ! ) x = x + 1
let ( := ) x y = x - y
module List = struct let rev l = l let length _ = 0 end
module Seq = struct type t = Nil | Cons of int end
type 'a chain = [] | ( :: ) of 'a * 'a chain
let kept = Stdlib.ref 0
let a x = kept.contents <- x; kept
let b () = Stdlib.ref 1
let f (g : int -> unit) = g calls; g record
let order (g : int -> unit) (h : int -> unit) = h 2; g 1; 3
let own (l : int chain) = match l with [] -> 0 | _ -> 2
let lists (l : int list) = match l with [] -> 0 | _ -> 2
let sequences (s : int Stdlib.Seq.t) = match s () with Nil -> 0 | Cons (x, _) -> x + 1
