(*** functor-basic ***)
module F (X : sig val x : int end) = struct let y = X.x + 1 end
module M = F (struct let x = 1 end)
let a = M.y
(*** functor-argument-missing ***)
module F (X : sig val x : int end) = struct let y = X.x + 1 end
module M = F (struct end)
(*** functor-argument-wrong ***)
module F (X : sig val x : int end) = struct let y = X.x + 1 end
module M = F (struct let x = "a" end)
(*** functor-body-uses-hidden ***)
module F (X : sig val x : int end) = struct let y = X.z end
(*** functor-abstract-parameter ***)
module F (X : sig type t val x : t end) = struct let y = X.x + 1 end
(*** functor-type-propagates ***)
module F (X : sig type t val x : t end) = struct type u = X.t list let y = [X.x] end
module M = F (struct type t = int let x = 1 end)
let a = List.hd M.y + 1
(*** functor-result-sealed ***)
module F (X : sig type t end) : sig type u val mk : X.t -> u end = struct type u = X.t let mk x = x end
module M = F (struct type t = int end)
let a = M.mk 1
(*** functor-result-sealed-opaque ***)
module F (X : sig type t end) : sig type u val mk : X.t -> u end = struct type u = X.t let mk x = x end
module M = F (struct type t = int end)
let a = M.mk 1 + 1
(*** functor-applicative ***)
module F (X : sig type t end) : sig type u val x : u list end = struct type u = X.t let x = [] end
module I = struct type t = int end
module A = F (I)
module B = F (I)
let l = A.x @ B.x
(*** functor-applicative-other-argument ***)
module F (X : sig type t end) : sig type u val x : u list end = struct type u = X.t let x = [] end
module I = struct type t = int end
module J = struct type t = int end
module A = F (I)
module B = F (J)
let l = A.x @ B.x
(*** functor-generative ***)
module F () : sig type u val x : u list end = struct type u = int let x = [] end
module A = F ()
module B = F ()
let l = A.x @ B.x
(*** functor-generative-same ***)
module F () : sig type u val x : u list end = struct type u = int let x = [] end
module A = F ()
let l = A.x @ A.x
(*** functor-datatype-per-application ***)
module F (X : sig type t end) = struct type u = T of X.t end
module A = F (struct type t = int end)
module B = F (struct type t = int end)
let f (x : A.u) : B.u = x
(*** functor-two-arguments ***)
module F (X : sig type t end) (Y : sig type t = X.t end) = struct let f (x : X.t) : Y.t = x end
module I = struct type t = int end
module M = F (I) (I)
(*** functor-two-arguments-different ***)
module F (X : sig type t end) (Y : sig type t = X.t end) = struct let f (x : X.t) : Y.t = x end
module M = F (struct type t = int end) (struct type t = string end)
(*** functor-two-abstract-are-different ***)
module F (X : sig type t end) (Y : sig type t end) = struct let f (x : X.t) : Y.t = x end
(*** functor-sharing-constraint ***)
module type S = sig type t val x : t end
module F (X : S) (Y : S with type t = X.t) = struct let l = [X.x; Y.x] end
module M = F (struct type t = int let x = 1 end) (struct type t = int let x = 2 end)
(*** functor-partial-application ***)
module F (X : sig end) (Y : sig end) = struct let x = 1 end
module G = F (struct end)
module M = G (struct end)
let a = M.x
(*** functor-not-applied ***)
module F (X : sig end) = struct let x = 1 end
let a = F.x
(*** functor-applied-structure ***)
module M = struct let x = 1 end
module N = M (struct end)
(*** functor-type-path ***)
module F (X : sig type t end) = struct type u = X.t list end
module I = struct type t = int end
let f (x : F(I).u) : int list = x
(*** functor-signature ***)
module type F = functor (X : sig type t end) -> sig type u = X.t list end
module G : F = functor (X : sig type t end) -> struct type u = X.t list end
(*** functor-signature-contravariant ***)
module F : functor (X : sig val x : int val y : int end) -> sig val z : int end = functor (X : sig val x : int end) -> struct let z = X.x end
(*** functor-signature-contravariant-wrong ***)
module F : functor (X : sig val x : int end) -> sig val z : int end = functor (X : sig val x : int val y : int end) -> struct let z = X.x end
(*** functor-higher-order ***)
module type S = sig type t val x : t end
module App (F : functor (X : S) -> S) (X : S) = F (X)
module Id (X : S) = X
module M = App (Id) (struct type t = int let x = 1 end)
(*** functor-with-include ***)
module type Eq = sig type t val eq : t -> t -> bool end
module Ext (X : Eq) = struct include X let neq a b = not (eq a b) end
module IntEq = Ext (struct type t = int let eq = ( = ) end)
let b = IntEq.neq 1 2
(*** functor-ordered-set ***)
module type Ord = sig type t val compare : t -> t -> int end
module MakeSet (O : Ord) : sig type t val empty : t val add : O.t -> t -> t val mem : O.t -> t -> bool end = struct
  type t = O.t list
  let empty = []
  let add x s = x :: s
  let mem x s = List.exists (fun y -> O.compare x y = 0) s
end
module S = MakeSet (String)
let b = S.mem "a" (S.add "a" S.empty)
(*** functor-ordered-set-representation-hidden ***)
module type Ord = sig type t val compare : t -> t -> int end
module MakeSet (O : Ord) : sig type t val empty : t end = struct type t = O.t list let empty = [] end
module S = MakeSet (String)
let n = List.length S.empty
(*** functor-ordered-set-with-elt ***)
module type Ord = sig type t val compare : t -> t -> int end
module type SET = sig type elt type t val singleton : elt -> t end
module Make (O : Ord) : SET with type elt = O.t = struct type elt = O.t type t = elt list let singleton x = [x] end
module S = Make (Int)
let s = S.singleton 1
(*** functor-ordered-set-without-elt ***)
module type Ord = sig type t val compare : t -> t -> int end
module type SET = sig type elt type t val singleton : elt -> t end
module Make (O : Ord) : SET = struct type elt = O.t type t = elt list let singleton x = [x] end
module S = Make (Int)
let s = S.singleton 1
(*** functor-unit-argument-to-applicative ***)
module F (X : sig end) = struct type t = A end
module M = F ()
(*** functor-generative-in-applicative ***)
module F () = struct type t = A end
module G (X : sig end) = F ()
(*** functor-exception ***)
module F (X : sig end) = struct exception E of int end
module A = F (struct end)
let f () = try raise (A.E 1) with A.E n -> n
(*** functor-local-type-unsealed ***)
module F (X : sig type t end) = struct type u = X.t let f (x : u) = x end
module A = F (struct type t = string end)
let s = A.f "a" ^ "b"
(*** functor-monad ***)
module type M = sig type 'a t val return : 'a -> 'a t val bind : 'a t -> ('a -> 'b t) -> 'b t end
module Ops (X : M) = struct let map f m = X.bind m (fun x -> X.return (f x)) end
module O = Ops (struct type 'a t = 'a option let return x = Some x let bind m f = match m with None -> None | Some x -> f x end)
let x = O.map succ (Some 1)
(*** functor-monad-wrong-bind ***)
module type M = sig type 'a t val return : 'a -> 'a t val bind : 'a t -> ('a -> 'b t) -> 'b t end
module L : M = struct type 'a t = 'a list let return x = [x] let bind m f = List.map f m end
(*** functor-destructive-substitution ***)
module type S = sig type t val f : t -> t end
module F (X : S with type t := int) = struct let a = X.f 1 end
module M = F (struct let f x = x + 1 end)
(*** functor-module-constraint ***)
module type S = sig module A : sig type t end val x : A.t end
module I = struct type t = int end
module F (X : S with module A = I) = struct let y = X.x + 1 end
