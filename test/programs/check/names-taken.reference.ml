(* ask: check *)
let record = 3
let calls = 4
let ref x = [x]
let ( ! ) x = x + 1
let ( := ) x y = x - y
module List = struct let rev l = l let length _ = 0 end
module Seq = struct type t = Nil | Cons of int end
type 'a chain = [] | ( :: ) of 'a * 'a chain
let a x = Stdlib.ref x
let b () = a 1
let f (g : int -> unit) = g record; g calls
let order (g : int -> unit) (h : int -> unit) = g 1; h 2; 3
let own (l : int chain) = match l with [] -> 0 | _ -> 1
let lists (l : int list) = match l with [] -> 0 | _ -> 1
let sequences (s : int Stdlib.Seq.t) = match s () with Nil -> 0 | Cons (x, _) -> x
