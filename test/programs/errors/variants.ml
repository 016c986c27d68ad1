(* ask: run *)
type color = [ `Red | `Green ]
let name : color -> string = function `Red -> "red" | `Blue -> "blue"
let f = function `A -> 1 | `B -> 2
let x = f `C
type t = A | B
type t += C
type _ e = I : int -> int e | S : string -> string e
let ev : type a. a e -> a = function I n -> n | S s -> String.length s
type any = Any : 'a -> any
let get (Any x) = x
