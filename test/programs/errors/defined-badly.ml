(* ask: run *)
type t = int
type t = string
module type S = sig end
module type S = sig end
exception Odd of _
type u = A of int * _
type g = B : _ -> g
type v = [ `A of int | `B | `A of string ]
type w = [ v | `B of int ]
let may (x : [< `A of int | `A of string ]) = x
let at_least (x : [< `B > `A ]) = x
