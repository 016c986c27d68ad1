(* ask: run -e s -e SS.empty -e "IS.elements s" -e a -e "Abs.get a" -e "P.make 3" -e "[P.make 3]" -e "(P.make 3 :> int)" -e t -e T.L -e "(module Int : ORD)" -e "IS.min IS.empty" -e "let module M = struct type t = A | B let x = B end in M.x = M.B" *)
module type ORD = sig type t val compare : t -> t -> int end
module Make (O : ORD) : sig type t exception Empty of string val empty : t val add : O.t -> t -> t val elements : t -> O.t list val min : t -> O.t end = struct
  type t = O.t list
  exception Empty of string
  let empty = []
  let rec add x = function [] -> [ x ] | y :: l as all -> if O.compare x y <= 0 then x :: all else y :: add x l
  let elements l = l
  let min = function [] -> raise (Empty "min") | x :: _ -> x
end
module IS = Make (Int)
module SS = Make (String)
let s = IS.add 3 (IS.add 1 IS.empty)
module Abs : sig type t val make : int -> t val get : t -> int end = struct type t = int let make x = x let get x = x end
let a = Abs.make 3
module P : sig type t = private int val make : int -> t end = struct type t = int let make x = x end
module Tree (X : ORD) = struct type 'a t = L | N of 'a t * X.t * 'a let one x y = N (L, x, y) end
module T = Tree (Int)
let t = T.one 1 "a"
