(*** module-basic ***)
module M = struct let x = 1 let f y = x + y end
let a = M.f M.x
(*** module-sealed-hides ***)
module M : sig val x : int end = struct let x = 1 let y = 2 end
let a = M.y
(*** module-missing-value ***)
module M : sig val x : int val y : int end = struct let x = 1 end
(*** module-missing-type ***)
module M : sig type t val x : int end = struct let x = 1 end
(*** module-missing-module ***)
module M : sig module N : sig end end = struct end
(*** module-missing-exception ***)
module M : sig exception E end = struct end
(*** module-value-type-differs ***)
module M : sig val x : string end = struct let x = 1 end
(*** module-value-less-general ***)
module M : sig val f : 'a -> 'a end = struct let f x = x + 1 end
(*** module-value-more-general ***)
module M : sig val f : int -> int end = struct let f x = x end
(*** module-abstract-type ***)
module M : sig type t val mk : int -> t val get : t -> int end = struct type t = int let mk x = x let get x = x end
let a = M.get (M.mk 3)
(*** module-abstract-type-opaque ***)
module M : sig type t val mk : int -> t end = struct type t = int let mk x = x end
let a = M.mk 3 + 1
(*** module-abstract-type-opaque-in ***)
module M : sig type t val get : t -> int end = struct type t = int let get x = x end
let a = M.get 3
(*** module-manifest-type ***)
module M : sig type t = int val mk : int -> t end = struct type t = int let mk x = x end
let a = M.mk 3 + 1
(*** module-manifest-differs ***)
module M : sig type t = string end = struct type t = int end
(*** module-datatype-in-signature ***)
module M : sig type t = A | B end = struct type t = A | B end
let x = M.A
(*** module-datatype-order ***)
module M : sig type t = A | B end = struct type t = B | A end
(*** module-datatype-fewer ***)
module M : sig type t = A end = struct type t = A | B end
(*** module-datatype-more ***)
module M : sig type t = A | B end = struct type t = A end
(*** module-datatype-argument ***)
module M : sig type t = A of int end = struct type t = A of string end
(*** module-record-in-signature ***)
module M : sig type t = { x : int } end = struct type t = { x : int } end
let r = { M.x = 1 }
(*** module-record-mutability-differs ***)
module M : sig type t = { x : int } end = struct type t = { mutable x : int } end
(*** module-record-order ***)
module M : sig type t = { x : int; y : int } end = struct type t = { y : int; x : int } end
(*** module-type-arity ***)
module M : sig type 'a t end = struct type t = int end
(*** module-type-named ***)
module type S = sig type t val x : t end
module M : S = struct type t = int let x = 1 end
(*** module-type-with-type ***)
module type S = sig type t val x : t end
module M : S with type t = int = struct type t = int let x = 1 end
let a = M.x + 1
(*** module-type-with-type-wrong ***)
module type S = sig type t val x : t end
module M : S with type t = string = struct type t = int let x = 1 end
(*** module-type-with-unknown-type ***)
module type S = sig type t end
module type T = S with type u = int
(*** module-type-with-destructive ***)
module type S = sig type t val x : t end
module type T = S with type t := int
module M : T = struct let x = 1 end
(*** module-type-with-manifest-conflict ***)
module type S = sig type t = int end
module type T = S with type t = string
(*** module-type-with-manifest-same ***)
module type S = sig type t = int end
module type T = S with type t = int
(*** module-type-unbound ***)
module M : Nowhere = struct end
(*** module-open ***)
module M = struct let x = 1 end
open M
let y = x + 1
(*** module-open-shadows ***)
let x = "a"
module M = struct let x = 1 end
open M
let y = x + 1
(*** module-open-unbound ***)
open Nowhere
(*** module-local-open ***)
module M = struct let x = 1 end
let y = M.(x + 1)
let z = let open M in x + 2
(*** module-local-open-ends ***)
module M = struct let x = 1 end
let y = M.(x + 1) + x
(*** module-include ***)
module M = struct let x = 1 type t = int end
module N = struct include M let y : t = x end
let z = N.x + N.y
(*** module-include-shadow-value ***)
module M = struct let x = 1 end
module N = struct include M let x = "a" end
let z = N.x ^ "b"
(*** module-include-shadow-type ***)
module M = struct type t = int end
module N = struct include M type t = string end
(*** module-include-signature ***)
module type A = sig val x : int end
module type B = sig include A val y : int end
module M : B = struct let x = 1 let y = 2 end
(*** module-include-signature-missing ***)
module type A = sig val x : int end
module type B = sig include A val y : int end
module M : B = struct let y = 2 end
(*** module-alias ***)
module L = List
let x = L.map succ [1]
(*** module-alias-type-equal ***)
module M = struct type t = A end
module N = M
let f (x : M.t) : N.t = x
(*** module-two-sealings-differ ***)
module type S = sig type t val x : t end
module I = struct type t = int let x = 1 end
module A : S = I
module B : S = I
let l = [A.x; B.x]
(*** module-type-of ***)
module M = struct let x = 1 end
module N : module type of M = struct let x = 2 end
(*** module-type-of-missing ***)
module M = struct let x = 1 let y = 2 end
module N : module type of M = struct let x = 2 end
(*** module-nested ***)
module A = struct module B = struct type t = T let v = T end end
let f (A.B.T) = A.B.v
(*** module-nested-hidden ***)
module A : sig module B : sig type t end end = struct module B = struct type t = T end end
let x = A.B.T
(*** module-private-value-used-inside ***)
module M : sig val f : int -> int end = struct let g x = x + 1 let f x = g (g x) end
let a = M.f 1
(*** module-signature-value-order-free ***)
module M : sig val x : int val y : string end = struct let y = "a" let x = 1 end
(*** module-type-escapes-local ***)
let f () = let module M = struct type t = A end in M.A
(*** module-local-module-value ***)
let f () = let module M = struct let x = 1 end in M.x
(*** module-local-type-alias-escapes ***)
let f () = let module M = struct type t = int let x : t = 1 end in M.x
(*** module-local-exception ***)
let f () = let exception E of int in try raise (E 3) with E n -> n
(*** module-exception-in-signature ***)
module M : sig exception E of int end = struct exception E of int end
let f () = try raise (M.E 1) with M.E n -> n
(*** module-exception-argument-differs ***)
module M : sig exception E of int end = struct exception E of string end
(*** module-recursive ***)
module rec A : sig val even : int -> bool end = struct let even n = n = 0 || B.odd (n - 1) end
and B : sig val odd : int -> bool end = struct let odd n = n <> 0 && A.even (n - 1) end
(*** module-recursive-types ***)
module rec A : sig type t = L of int | N of ASet.t val compare : t -> t -> int end = struct
  type t = L of int | N of ASet.t
  let compare a b = match a, b with L x, L y -> compare x y | L _, N _ -> 1 | N _, L _ -> -1 | N x, N y -> ASet.compare x y
end
and ASet : Set.S with type elt = A.t = Set.Make (A)
(*** module-recursive-without-signature ***)
module rec A = struct let x = 1 end
(*** module-recursive-wrong ***)
module rec A : sig val f : int -> int end = struct let f x = B.g x end
and B : sig val g : int -> string end = struct let g x = string_of_int x end
(*** module-constructor-hidden-by-abstract ***)
module M : sig type t val a : t end = struct type t = A | B let a = A end
let f (x : M.t) = match x with A -> 1 | B -> 2
(*** module-value-not-in-scope-before ***)
let y = M.x
module M = struct let x = 1 end
(*** module-external ***)
external my_succ : int -> int = "%succint"
let x = my_succ 3
(*** module-signature-val-uses-unbound-type ***)
module type S = sig val x : t end
(*** module-signature-type-order ***)
module type S = sig val x : t type t end
(*** module-abstract-module-type ***)
module type S = sig module type T module M : T end
module X : S = struct module type T = sig val x : int end module M = struct let x = 1 end end
(*** module-module-type-differs ***)
module type S = sig module type T = sig val x : int end end
module X : S = struct module type T = sig val x : string end end
(*** module-include-struct ***)
include struct let a = 1 let b = a + 1 end
let c = a + b
(*** module-functional-set ***)
module S = Set.Make (struct type t = int let compare = compare end)
let s = S.add 1 S.empty
(*** module-functional-set-element ***)
module S = Set.Make (struct type t = int let compare = compare end)
let s = S.add "a" S.empty
(*** module-functional-set-missing-compare ***)
module S = Set.Make (struct type t = int end)
(*** module-functional-map ***)
module M = Map.Make (String)
let m = M.add "a" 1 M.empty
let n = M.find "a" m + 1
(*** module-functional-map-mixed ***)
module M = Map.Make (String)
let m = M.add "b" "x" (M.add "a" 1 M.empty)
(*** module-two-maps-differ ***)
module A = Map.Make (struct type t = int let compare = compare end)
module B = Map.Make (struct type t = int let compare = compare end)
let f (m : int A.t) : int B.t = m
(*** module-duplicate-type-in-structure ***)
module M = struct type t = int type t = string end
(*** module-duplicate-type-in-signature ***)
module type S = sig type t type t end
(*** module-duplicate-value-in-signature ***)
module type S = sig val x : int val x : string end
(*** module-signature-type-variable-not-bound ***)
module type S = sig type t = 'a list end
