(* ask: types *)
module type S = sig type t val compare : t -> t -> int end
module type T = sig type elt type t val empty : t val add : elt -> t -> t exception Bad of elt end
module F (X : S) = struct
  type elt = X.t
  type t = elt list
  exception Bad of X.t
  let empty = []
  let add x l = if X.compare x x = 1 then raise (Bad x) else x :: l
  type 'a tree = L | N of 'a tree * X.t
  let leaf = L
end
module G (X : S) : T with type elt = X.t = F (X)
module A = F (struct type t = int let compare = compare end)
module B = F (Int)
module C = G (Int)
module D : S = Int
module D' : S with type t = int = Int
module E = struct include D type u = t end
module H (X : S) () = struct module N = F (X) end
module I = H (Int) ()
module J = I.N
module K (X : S) (Y : sig val x : X.t end) : sig val y : X.t end = struct let y = Y.x end
module L = K (Int) (struct let x = 3 end)
module M2 = (F : functor (X : S) -> sig type t end)
let x = B.add 1 B.empty
let y = B.leaf
let z = C.empty
module type W = S with type t = int
module type W2 = module type of A
module type W3 = sig include S type 'a u = 'a list val f : 'b u -> t module N : S with type t = t end
module type W4 = W3 with type t := int
module O = struct open struct let x = 1 type u = A end let y = x end
module P = struct module type Z = sig val x : int end module Q : Z = struct let x = 1 end module R = Q end
include P
let e = A.Bad 3
type r = F(Int).t
let f (x : F(Int).t) = x
module type COVARIANT = sig type +'a t type -'a u val make : 'a -> 'a t end
module Cov : COVARIANT = struct type 'a t = 'a list type 'a u = 'a -> unit let make x = [ x ] end
let l = Cov.make []
module Pr : sig type t = private int type u = private A | B of int type r = private { x : int } end = struct
  type t = int
  type u = A | B of int
  type r = { x : int }
end
type v = Pr.u = private A | B of int
let w = fun (x : Pr.t) -> (x :> int)
module rec Even : sig val even : int -> bool end = struct let even n = n = 0 || Odd.odd (n - 1) end
and Odd : sig val odd : int -> bool end = struct let odd n = n <> 0 && Even.even (n - 1) end
let pack = (module Int : S with type t = int)
let unpack (module X : S with type t = int) = X.compare
module IntMap = Map.Make (Int)
let m = IntMap.add 1 "a" IntMap.empty
