(*** tag ***)
let x = `A
(*** tag-with-argument ***)
let x = `A 1
(*** tag-list ***)
let l = [`A; `B 1]
(*** tag-list-argument-clash ***)
let l = [`A 1; `A "x"]
(*** tag-match-closed ***)
let f = function `A -> 1 | `B -> 2
(*** tag-match-closed-other-argument ***)
let f = function `A -> 1 | `B -> 2
let x = f `C
(*** tag-match-open ***)
let f = function `A -> 1 | `B n -> n | _ -> 0
let x = f `C
(*** tag-match-open-argument-type ***)
let f = function `B n -> n + 1 | _ -> 0
let x = f (`B "a")
(*** tag-type-exact ***)
type t = [ `A | `B of int ]
let f (x : t) = match x with `A -> 0 | `B n -> n
(*** tag-type-exact-extra-pattern ***)
type t = [ `A | `B of int ]
let f (x : t) = match x with `A -> 0 | `B n -> n | `C -> 1
(*** tag-type-exact-wrong ***)
type t = [ `A | `B of int ]
let x : t = `C
(*** tag-type-lower-bound ***)
let f (x : [> `A ]) = match x with `A -> 1 | _ -> 2
let y = f `B
(*** tag-type-upper-bound ***)
let f (x : [< `A | `B ]) = match x with `A -> 1 | `B -> 2
let y = f `A
(*** tag-type-upper-bound-exceeded ***)
let f (x : [< `A | `B ]) = match x with `A -> 1 | `B -> 2
let y = f `C
(*** tag-type-both-bounds ***)
let f (x : [< `A | `B | `C > `A ]) = match x with `A -> 1 | `B -> 2 | `C -> 3
(*** tag-alias-pattern ***)
type a = [ `A | `B ]
let f = function #a -> 1 | `C -> 2
(*** tag-alias-pattern-as ***)
type a = [ `A | `B ]
let g (x : a) = match x with `A -> 1 | `B -> 2
let f = function #a as x -> g x | `C -> 3
(*** tag-as-without-alias ***)
type a = [ `A | `B ]
let g (x : a) = match x with `A -> 1 | `B -> 2
let f = function (`A | `B) as x -> g x | `C -> 3
(*** tag-variable-not-narrowed ***)
type a = [ `A | `B ]
let g (x : a) = match x with `A -> 1 | `B -> 2
let f x = match x with `C -> 3 | _ -> g x
(*** tag-coercion-up ***)
type a = [ `A ]
type ab = [ `A | `B ]
let f (x : a) = (x :> ab)
(*** tag-coercion-down ***)
type a = [ `A ]
type ab = [ `A | `B ]
let f (x : ab) = (x :> a)
(*** tag-coercion-needed ***)
type a = [ `A ]
type ab = [ `A | `B ]
let f (x : a) : ab = x
(*** tag-coercion-in-list ***)
type a = [ `A ]
type ab = [ `A | `B ]
let f (x : a list) = (x :> ab list)
(*** tag-coercion-in-ref ***)
type a = [ `A ]
type ab = [ `A | `B ]
let f (x : a ref) = (x :> ab ref)
(*** tag-coercion-function-argument ***)
type a = [ `A ]
type ab = [ `A | `B ]
let f (g : ab -> int) = (g :> a -> int)
(*** tag-coercion-function-argument-wrong ***)
type a = [ `A ]
type ab = [ `A | `B ]
let f (g : a -> int) = (g :> ab -> int)
(*** tag-coercion-explicit-source ***)
type a = [ `A ]
type ab = [ `A | `B ]
let f x = (x : a :> ab)
(*** tag-inheritance ***)
type a = [ `A | `B of int ]
type b = [ a | `C ]
let f (x : b) = match x with `A -> 0 | `B n -> n | `C -> 1
(*** tag-inheritance-clash ***)
type a = [ `A of int ]
type b = [ a | `A of string ]
(*** tag-inheritance-of-non-variant ***)
type a = int
type b = [ a | `A ]
(*** tag-duplicate-same ***)
type t = [ `A | `A ]
(*** tag-recursive ***)
type t = [ `Nil | `Cons of int * t ]
let rec len : t -> int = function `Nil -> 0 | `Cons (_, r) -> 1 + len r
(*** tag-recursive-inferred ***)
let rec len = function `Nil -> 0 | `Cons (_, r) -> 1 + len r
(*** tag-recursive-open-extension ***)
let eval1 ev = function `Num n -> n | `Add (a, b) -> ev a + ev b
let rec eval x = eval1 eval x
(*** tag-function-result ***)
let f b = if b then `A else `B
(*** tag-function-result-used ***)
let f b = if b then `A else `B
let g = function `A -> 1
let x = g (f true)
(*** tag-match-result-passed ***)
let f = function `A -> `B | `B -> `A
let x = f (f `A)
(*** tag-same-type-must-agree ***)
let f x = match x with `A -> x | `B -> `A
(*** tag-constant-and-argument ***)
let f = function `A -> 1 | `A n -> n
(*** tag-parametrised-type ***)
type 'a t = [ `Leaf | `Node of 'a t * 'a * 'a t ]
let rec sum : int t -> int = function `Leaf -> 0 | `Node (l, x, r) -> sum l + x + sum r
(*** tag-open-type-alias-parameter ***)
type 'a t = 'a constraint 'a = [> `A ]
let x : [ `A | `B ] t = `B
(*** tag-open-type-alias-parameter-wrong ***)
type 'a t = 'a constraint 'a = [> `A ]
let f (x : [ `B ] t) = x
(*** tag-open-in-definition ***)
type t = [> `A ]
(*** tag-open-as-variable ***)
type 'a t = [> `A ] as 'a
(*** tag-in-signature ***)
module M : sig val f : [ `A | `B ] -> int end = struct let f = function `A -> 1 | `B -> 2 end
(*** tag-in-signature-fewer ***)
module M : sig val f : [ `A ] -> int end = struct let f = function `A -> 1 | `B -> 2 end
(*** tag-in-signature-more ***)
module M : sig val f : [ `A | `B | `C ] -> int end = struct let f = function `A -> 1 | `B -> 2 end
(*** tag-result-in-signature ***)
module M : sig val x : [ `A | `B ] end = struct let x = `A end
(*** tag-closed-value-in-larger-signature ***)
module M : sig val x : [ `A | `B ] end = struct let x : [ `A ] = `A end
(*** tag-private-row ***)
module M : sig type t = private [> `A ] val x : t end = struct type t = [ `A | `B ] let x = `B end
let f (x : M.t) = match x with `A -> 1 | _ -> 2
(*** tag-private-row-construct ***)
module M : sig type t = private [> `A ] end = struct type t = [ `A | `B ] end
let x : M.t = `A
(*** tag-tuple-argument ***)
let f = function `P (a, b) -> a + b
let x = f (`P (1, 2))
(*** tag-same-name-different-functions ***)
let f = function `A n -> n + 1
let g = function `A s -> s ^ "x"
let h x = (f x, g x)
(*** tag-conjunctive-impossible-call ***)
let f = function `A n -> n + 1 | `B -> 0
let g = function `A s -> String.length s | `B -> 0
let h x = (f x, g x)
let y = h `B
(*** tag-polymorphic-pass-through ***)
let f (x : [> `A ] as 'a) : 'a = x
(*** tag-as-binds-recursive ***)
let f (x : [ `Nil | `Cons of int * 'a ] as 'a) = match x with `Nil -> 0 | `Cons (n, _) -> n
(*** tag-equality-different ***)
let b = `A = `B
(*** tag-abstract-cannot-be-tag ***)
module M : sig type t end = struct type t = [ `A ] end
let f (x : M.t) = match x with `A -> 1
(*** tag-exact-to-open-function ***)
let f = function `A -> 1 | _ -> 2
let g (x : [ `A | `B ]) = f x
(*** tag-or-pattern-shared-variable ***)
let f = function `A x | `B x -> x + 1
