(*** covariant ***)
type +'a t = A of 'a
(*** covariant-wrong ***)
type +'a t = A of ('a -> int)
(*** contravariant ***)
type -'a t = A of ('a -> int)
(*** contravariant-wrong ***)
type -'a t = A of 'a
(*** covariant-mutable ***)
type +'a t = { mutable x : 'a }
(*** covariant-ref ***)
type +'a t = 'a ref
(*** covariant-double-negation ***)
type +'a t = ('a -> int) -> int
(*** covariant-abstract-opaque ***)
module M : sig type +'a t end = struct type 'a t = 'a list end
(*** covariant-abstract-wrong ***)
module M : sig type +'a t end = struct type 'a t = 'a -> int end
(*** covariant-phantom ***)
module M : sig type +'a t end = struct type 'a t = int end
(*** contravariant-abstract ***)
module M : sig type -'a t end = struct type 'a t = 'a -> int end
(*** invariant-both-uses ***)
type +'a t = A of 'a * ('a -> int)
(*** coercion-covariant-abstract ***)
module M : sig type +'a t val x : [ `A ] t end = struct type 'a t = 'a list let x = [`A] end
let y = (M.x :> [ `A | `B ] M.t)
(*** coercion-invariant-abstract ***)
module M : sig type 'a t val x : [ `A ] t end = struct type 'a t = 'a list let x = [`A] end
let y = (M.x :> [ `A | `B ] M.t)
(*** covariant-nested-invariant ***)
type 'a inv = { mutable f : 'a }
type +'a t = A of 'a inv
(*** covariant-through-other ***)
type +'a a = A of 'a
type -'a b = B of ('a a -> int)
type +'a c = C of 'a b b
(*** covariant-recursive ***)
type +'a l = Nil | Cons of 'a * 'a l
(*** covariant-recursive-wrong ***)
type +'a l = Nil | Cons of 'a * ('a l -> int)
(*** covariant-object ***)
type +'a t = < get : 'a >
(*** covariant-object-wrong ***)
type +'a t = < set : 'a -> unit >
(*** covariant-gadt ***)
type +'a t = I : int -> 'a t
(*** covariant-gadt-refined ***)
type +'a t = I : int t
(*** private-variance ***)
type +'a t = private A of 'a
(*** constraint-variance ***)
type +'a t = 'b constraint 'a = 'b list
(*** constraint-basic ***)
type 'a t = 'a list constraint 'a = int
let f (x : int t) = List.hd x + 1
(*** constraint-violated ***)
type 'a t = 'a list constraint 'a = int
let f (x : string t) = x
(*** constraint-inferred ***)
type 'a t = T of 'a constraint 'a = int * 'b
let f (T (n, s)) = n
(*** constraint-violated-construct ***)
type 'a t = T of 'a constraint 'a = int * 'b
let x = T "a"
(*** constraint-inconsistent ***)
type 'a t = T constraint 'a = int constraint 'a = string
(*** constraint-in-signature ***)
module M : sig type 'a t constraint 'a = int end = struct type 'a t = A constraint 'a = int end
(*** constraint-cyclic ***)
type 'a t = T constraint 'a = 'a list
(*** type-parameter-repeated ***)
type ('a, 'a) t = A of 'a
(*** type-parameter-unused ***)
type 'a t = A
let x : int t = A
let y : string t = A
(*** type-arity-in-recursive ***)
type 'a t = A of t
(*** type-arity-different-in-recursive ***)
type 'a t = A of ('a, 'a) t
(*** type-abbreviation-of-arrow ***)
type ('a, 'b) f = 'a -> 'b
let g : (int, string) f = string_of_int
(*** type-keyword-parameter-order ***)
type ('k, 'v) m = ('k * 'v) list
let find (k : 'k) (m : ('k, 'v) m) : 'v = List.assoc k m
(*** type-constructor-application-to-parameter ***)
type 'a t = 'a 'b
(*** type-unit-vs-tuple ***)
type t = unit * int
let x : t = ((), 1)
(*** type-tuple-parenthesised ***)
type t = int * (int * int)
let x : t = (1, 2, 3)
(*** type-function-parenthesised ***)
let f : (int -> int) -> int = fun g -> g 1
let x = f 1
(*** type-shadowed-builtin ***)
type int = A | B
let x : int = A
let y = 1 + 2
(*** type-shadowed-builtin-clash ***)
type int = A | B
let x : int = 1
(*** type-shadowed-list ***)
type 'a list = Nil | Cons of 'a * 'a list
let x = List.length [1]
let y : 'a list = Nil
(*** type-shadowed-string ***)
type string = S
let f (x : string) = String.length x
(*** injectivity-annotation ***)
type !'a t = A of 'a
(*** injectivity-annotation-wrong ***)
module M : sig type !'a t end = struct type 'a t = int end
