(*** pack ***)
module type S = sig val x : int end
let m = (module struct let x = 1 end : S)
(*** pack-wrong ***)
module type S = sig val x : int end
let m = (module struct let x = "a" end : S)
(*** pack-missing ***)
module type S = sig val x : int end
let m = (module struct end : S)
(*** pack-without-type ***)
module M = struct let x = 1 end
let m = (module M)
(*** pack-expected-type ***)
module type S = sig val x : int end
module M = struct let x = 1 end
let m : (module S) = (module M)
(*** unpack ***)
module type S = sig val x : int end
let f (m : (module S)) = let module M = (val m) in M.x
(*** unpack-pattern ***)
module type S = sig val x : int end
let f (module M : S) = M.x + 1
(*** unpack-hidden ***)
module type S = sig val x : int end
let f (module M : S) = M.y
(*** unpack-unknown ***)
let f m = let module M = (val m) in M.x
(*** unpack-with-type ***)
module type S = sig val x : int end
let f m = let module M = (val m : S) in M.x
(*** unpack-wrong-value ***)
module type S = sig val x : int end
let f = let module M = (val 3 : S) in M.x
(*** type-escapes ***)
module type S = sig type t val x : t end
let f (module M : S) = M.x
(*** type-does-not-escape ***)
module type S = sig type t val x : t val show : t -> string end
let f (module M : S) = M.show M.x
(*** type-with-constraint ***)
module type S = sig type t val x : t end
let f (type a) (module M : S with type t = a) : a = M.x
(*** type-with-constraint-used ***)
module type S = sig type t val x : t end
let f (type a) (module M : S with type t = a) : a = M.x
let n = f (module struct type t = int let x = 1 end) + 1
(*** type-with-constraint-wrong ***)
module type S = sig type t val x : t end
let f (type a) (module M : S with type t = a) : a = M.x
let n = f (module struct type t = int let x = 1 end) ^ "a"
(*** two-modules-different ***)
module type S = sig type t val x : t val eq : t -> t -> bool end
let f (module A : S) (module B : S) = A.eq A.x B.x
(*** two-modules-same ***)
module type S = sig type t val x : t val eq : t -> t -> bool end
let f (type a) (module A : S with type t = a) (module B : S with type t = a) = A.eq A.x B.x
(*** list-of-modules ***)
module type S = sig val name : string end
let l : (module S) list = [(module struct let name = "a" end); (module struct let name = "b" end)]
let n = List.map (fun (module M : S) -> M.name) l
(*** list-of-different-signatures ***)
module type S = sig val x : int end
module type T = sig val y : int end
let l = [(module struct let x = 1 end : S); (module struct let y = 1 end : T)]
(*** equal-signatures-different-names ***)
module type S = sig val x : int end
module type T = sig val x : int end
let f (m : (module S)) : (module T) = m
(*** package-coercion ***)
module type S = sig val x : int val y : int end
module type T = sig val x : int end
let f (m : (module S)) = (m :> (module T))
(*** comparator ***)
let sort (type a) (module O : Set.OrderedType with type t = a) (l : a list) =
  let module S = Set.Make (O) in S.elements (List.fold_right S.add l S.empty)
let x = sort (module Int) [3; 1]
(*** comparator-wrong-elements ***)
let sort (type a) (module O : Set.OrderedType with type t = a) (l : a list) =
  let module S = Set.Make (O) in S.elements (List.fold_right S.add l S.empty)
let x = sort (module Int) ["a"]
(*** comparator-set-escapes ***)
let mk (type a) (module O : Set.OrderedType with type t = a) =
  let module S = Set.Make (O) in S.empty
(*** functor-from-first-class ***)
module type S = sig val x : int end
let choose b = if b then (module struct let x = 1 end : S) else (module struct let x = 2 end : S)
let a = let (module M) = choose true in M.x
(*** in-record ***)
module type S = sig val x : int end
type t = { m : (module S); n : int }
let f r = let module M = (val r.m) in M.x + r.n
(*** toplevel-unpack ***)
module type S = sig type t val x : t val f : t -> int end
module M = (val (module struct type t = string let x = "a" let f = String.length end : S))
let a = M.f M.x
(*** toplevel-unpack-opaque ***)
module type S = sig type t val x : t end
module M = (val (module struct type t = string let x = "a" end : S))
let a = M.x ^ "a"
(*** unpack-in-functor-body ***)
module type S = sig type t end
module F (X : sig val m : (module S) end) = struct module M = (val X.m) end
(*** package-with-abstract-unconstrained-equal ***)
module type S = sig type t val x : t end
let f (m : (module S)) : (module S with type t = int) = m
(*** equal-signatures-other-order ***)
module type S = sig val x : int val y : int end
module type T = sig val y : int val x : int end
let f (m : (module S)) : (module T) = m
(*** equal-signatures-with-types ***)
module type S = sig type t val x : t end
module type T = sig type t val x : t end
let f (m : (module S with type t = int)) : (module T with type t = int) = m
(*** equal-signatures-other-types ***)
module type S = sig val x : int end
module type T = sig val x : string end
let f (m : (module S)) : (module T) = m
